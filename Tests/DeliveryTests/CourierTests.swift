import Glibc
import Journal
import Locking
import Nutrition
import Summaries
import TestSupport
import Testing

@testable import Delivery

struct CourierTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A clock and an alarm that only the test moves.
    private final class Time: Sendable {
        private let state = Mutex((now: Int64(1_774_742_400_000), sleepers: 0))
        private let pauses: AsyncStream<Duration>
        private let asleep: AsyncStream<Duration>.Continuation
        private let rings: AsyncStream<Void>
        private let ring: AsyncStream<Void>.Continuation

        init() {
            (pauses, asleep) = AsyncStream.makeStream()
            (rings, ring) = AsyncStream.makeStream()
        }

        var now: Int64 { state.withLock { $0.now } }

        func sleep(_ duration: Duration) async throws {
            asleep.yield(duration)
            for await _ in rings { return }
            throw CancellationError()
        }

        /// Waits until the courier sleeps, and says for how long.
        func nextPause() async -> Duration? { await pauses.first { _ in true } }

        func pass(_ duration: Duration) {
            state.withLock { $0.now += Int64(duration / .milliseconds(1)) }
            ring.yield()
        }
    }

    private final class TestSink: Sink {
        let name: String
        private let state = Mutex((isDown: false, told: [String]()))

        init(_ name: String, isDown: Bool = false) {
            self.name = name
            state.withLock { $0.isDown = isDown }
        }

        var told: [String] { state.withLock { $0.told } }
        func setDown(_ isDown: Bool) { state.withLock { $0.isDown = isDown } }

        func deliver(_ summary: Summary) async throws(SinkFailure) {
            let isDown = state.withLock { state in
                if !state.isDown { state.told.append("\(summary.id) \(summary.revision)") }
                return state.isDown
            }
            if isDown { throw SinkFailure("down") }
        }
    }

    private func journal(_ time: Time) async throws -> Journal {
        try await Journal.open(folder: folder.path, now: { Timestamp(milliseconds: time.now) })
    }

    private func courier(_ journal: Journal, _ time: Time) -> Courier {
        Courier(
            journal: journal,
            compose: { message in
                .day(
                    DaySummary(
                        kind: .summary, day: message.last, revision: message.revision,
                        totals: NutrientTotal()))
            }, now: { time.now }, sleep: { try await time.sleep($0) })
    }

    private let saturday = LocalDay(daysSinceEpoch: 20_540)

    @Test(.timeLimit(.minutes(30)))
    func `a sink that is down is told once, later, and the others at once`() async throws {
        let time = Time()
        let journal = try await journal(time)
        try await journal.queuePreview(of: saturday, sinks: ["up", "down", "gone"])
        let (up, down) = (TestSink("up"), TestSink("down", isDown: true))
        let courier = courier(journal, time)
        courier.configure([up, down])
        let run = Task { await courier.run() }
        for pause in [60, 120, 240] {
            #expect(await time.nextPause() == .seconds(pause))
            if pause == 240 { down.setDown(false) }
            time.pass(.seconds(pause))
        }
        try await until { try await journal.messages(in: .sent).count == 2 }
        #expect(up.told == ["demeter-\(saturday) 1"])
        #expect(down.told == ["demeter-\(saturday) 1"])
        #expect(try await journal.messages(in: .queued).map(\.sink) == ["gone"])
        await courier.stop()
        await run.value
        await journal.close()
    }

    @Test(.timeLimit(.minutes(30)))
    func `what never arrives is given up after three days`() async throws {
        let time = Time()
        let journal = try await journal(time)
        try await journal.queuePreview(of: saturday, sinks: ["down"])
        let courier = courier(journal, time)
        courier.configure([TestSink("down", isDown: true)])
        let run = Task { await courier.run() }
        let start = time.now
        while let pause = await time.nextPause() {
            time.pass(pause)
            if time.now + 7_200_000 > start + RetrySchedule.patience { break }
        }
        try await until { try await !journal.messages(in: .givenUp).isEmpty }
        #expect(try await journal.messages(in: .givenUp).map(\.failure) == ["down"])
        #expect(time.now - start <= RetrySchedule.patience)
        await courier.stop()
        await run.value
        await journal.close()
    }

    @Test func `sending at once tells what became of it`() async throws {
        let time = Time()
        let journal = try await journal(time)
        let courier = courier(journal, time)
        courier.configure([TestSink("a"), TestSink("b", isDown: true)])
        let summary = Summary.day(
            DaySummary(kind: .summary, day: saturday, totals: NutrientTotal()))
        #expect(
            await courier.send(summary) == [
                Courier.Delivery(sink: "a", failure: nil),
                Courier.Delivery(sink: "b", failure: "down"),
            ])
        await courier.stop()
        await journal.close()
    }

    /// Lasts until it ends for all whom it was promised so far, not for those after them.
    private final class Patience: Sendable {
        private let promises = Mutex<[AsyncStream<Void>.Continuation]>([])

        /// To how many it was promised so far.
        var promised: Int { promises.withLock { $0.count } }

        func ends() { for promise in promises.withLock(\.self) { promise.finish() } }

        func lasts() async throws {
            let (end, promise) = AsyncStream.makeStream(of: Void.self)
            promises.withLock { $0.append(promise) }
            for await _ in end {}
            try Task.checkCancellation()
        }
    }

    /// Keeps its callers waiting, as a folder on a network that is gone does, until it is let go.
    private final class StuckSink: Sink {
        let name = "stuck"
        let asked: AsyncStream<Void>
        private let ask: AsyncStream<Void>.Continuation
        private let ends: AsyncStream<Void>
        private let end: AsyncStream<Void>.Continuation

        init() {
            (asked, ask) = AsyncStream.makeStream()
            (ends, end) = AsyncStream.makeStream()
        }

        func letGo() { end.finish() }

        func deliver(_ summary: Summary) async throws(SinkFailure) {
            ask.yield()
            for await _ in ends {}
        }
    }

    @Test(.timeLimit(.minutes(30)))
    func `a sink that never answers is let go, and asked again when it has come back`() async throws
    {
        let time = Time()
        let journal = try await journal(time)
        let patience = Patience()
        let courier = Courier(
            journal: journal,
            compose: { _ in .day(DaySummary(kind: .summary, day: .last, totals: NutrientTotal())) },
            now: { time.now }, sleep: { try await time.sleep($0) },
            patience: { try await patience.lasts() })
        let (stuck, sound) = (StuckSink(), TestSink("sound"))
        courier.configure([stuck, sound])
        try await journal.queuePreview(of: saturday, sinks: ["stuck", "sound"])
        let run = Task { await courier.run() }
        _ = await stuck.asked.first { _ in true }
        try await until { patience.promised == 2 }
        try await until { try await journal.messages(in: .sent).count == 1 }
        patience.ends()
        #expect(await time.nextPause() == .seconds(60), "it is tried again")
        #expect(try await journal.messages(in: .queued).map(\.failure) == ["it took too long"])
        // Not asked again while it holds the first one.
        time.pass(.seconds(60))
        #expect(await time.nextPause() == .seconds(120))
        #expect(
            try await journal.messages(in: .queued).map(\.failure)
                == ["it still keeps the last one waiting"])
        stuck.letGo()
        try await until { courier.missing.isEmpty }
        time.pass(.seconds(120))
        try await until { try await journal.messages(in: .sent).count == 2 }
        #expect(sound.told.count == 1)
        await courier.stop()
        await run.value
        await journal.close()
    }

    @Test func `pauses grow from a minute to two hours, for three days`() {
        var (now, attempts, pauses) = (Int64(0), 0, [Int64]())
        while let next = RetrySchedule.next(afterAttempt: attempts + 1, at: now, created: 0) {
            attempts += 1
            pauses.append((next - now) / 60_000)
            now = next
        }
        #expect(pauses.prefix(9) == [1, 2, 4, 8, 16, 32, 64, 120, 120])
        #expect(now < RetrySchedule.patience && now + 7_200_000 >= RetrySchedule.patience)
    }
}
