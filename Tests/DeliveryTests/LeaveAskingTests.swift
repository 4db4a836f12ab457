import Journal
import Locking
import Nutrition
import Summaries
import TestSupport
import Testing
import Wire

@testable import Delivery

/// What waits for leave of other devices does not wait for ever.
struct LeaveAskingTests {
    private struct NoSink: Sink {
        let name = "mail"

        func deliver(_: Summary) async throws(SinkFailure) {}
    }

    private static let noon: Int64 = 1_774_742_400_000

    private static func open(_ folder: TemporaryFolder) async throws -> Journal {
        try await Journal.open(folder: folder.path, now: { Timestamp(milliseconds: noon) })
    }

    @Test func `only an answer of the others has it wait anew`() async throws {
        let (folder, elsewhere) = (try TemporaryFolder(), try TemporaryFolder())
        let (journal, other) = (
            try await Self.open(folder), try await Self.open(elsewhere)
        )
        _ = try await other.rate("egg", 5)
        for day in try await other.offeredDays() {
            _ = try await journal.take(try await other.offer(day: day.number, by: day.device))
        }
        #expect(try await !journal.isAlone())
        let elapsed = Mutex(Duration.zero)
        let leaves = Leaves(elapsed: { elapsed.withLock(\.self) })
        leaves.configure(isAsked: true)
        let courier = Courier(
            journal: journal,
            compose: { message in
                .day(
                    DaySummary(
                        kind: .summary, day: message.last, revision: message.revision,
                        totals: NutrientTotal()))
            }, now: { Self.noon }, sleep: { _ in throw CancellationError() }, leaves: leaves)
        courier.configure([NoSink()])
        elapsed.withLock { $0 = .seconds(3600) }
        // There is nothing that the others could be asked.
        #expect(await courier.due().messages.isEmpty)
        #expect(leaves.untilUnasked() == Leaves.patience)
        try await journal.queuePreview(of: LocalDay(daysSinceEpoch: 20_540), sinks: ["mail"])
        elapsed.withLock { $0 += .seconds(3600) }
        #expect(await courier.due().messages.map(\.stage) == [.waits])
        #expect(leaves.untilUnasked() == Leaves.patience - .seconds(3600))
        // Whoever carries has asked, and there is nothing to let go yet.
        #expect(await courier.leave(.init()).messages.map(\.stage) == [.waits])
        #expect(leaves.untilUnasked() == Leaves.patience)
        let message = try #require(try await journal.messages(in: .queued).first)
        #expect(leaves.revision(of: message) == nil)
        // From now on each round fails before it has the answer.
        elapsed.withLock { $0 += Leaves.patience }
        #expect(await courier.due().messages.map(\.stage) == [.waits])
        #expect(leaves.revision(of: message) == 1)
        await courier.stop()
        await journal.close()
        await other.close()
    }
}
