import Glibc
import Locking
import Testing
import Threads

@testable import UnixSocket

struct EventLoopTests {
    @Test func `an actor's jobs run one after the other on the loop`() async throws {
        let counter = Counter(try EventLoop())
        await withTaskGroup { group in
            for _ in 0..<8 {
                group.addTask { for _ in 0..<1000 { await counter.increment() } }
            }
        }
        #expect(await counter.count == 8000)
        #expect(await counter.threads.count == 1)
    }

    @Test func `the actor hears of its sockets on its own thread`() async throws {
        let pair = try End.pair()
        let echo = try Echo(pair.near)
        await echo.start()
        _ = try pair.far.write("two eggs\n")
        #expect(await echo.heard(9) == Array("two eggs\n".utf8))
        pair.far.stream.finishWriting()
        await echo.ended()
        #expect(await echo.interests.contains([.readable]))
    }

    @Test func `the thread ends when nobody holds the loop`() async throws {
        let (stream, continuation) = AsyncStream<Void>.makeStream()
        do {
            let loop = try EventLoop()
            let farewell = Farewell(continuation)
            loop.deliver { _, _ in _ = farewell }
            let counter = Counter(loop)
            await counter.increment()
        }
        // The thread's last act is to let go of the handler.
        var iterator = stream.makeAsyncIterator()
        #expect(await iterator.next() == nil)
    }

    @Test func `only the loop's thread counts as the actor's own`() async throws {
        let loop = try EventLoop()
        #expect(loop.isIsolatingCurrentContext() == false)
        #expect(await Counter(loop).isAtHome)
    }

    @Test func `whoever waits on the loop is woken there, and not by way of another executor`()
        async throws
    {
        let passer = Passer()
        let counter = Counter(try EventLoop())
        let task = Task(executorPreference: passer) {
            let before = passer.count
            let isAtHome = await counter.wait()
            return (isAtHome, passer.count - before)
        }
        let (isAtHome, passed) = await task.value
        #expect(isAtHome)
        // The way back from the actor, after it has waited.
        #expect(passed == 1)
    }

    @Test func `whoever waits on no thread of its own is woken as it likes`() async {
        let passer = Passer()
        let task = Task(executorPreference: passer) {
            await withContinuationAtHome { $0.resume(returning: 3) }
        }
        #expect(await task.value == 3)
    }

    @Test func `alarms ring on the thread of the loop`() async throws {
        let loop = try EventLoop()
        let (rung, continuation) = AsyncStream<Bool>.makeStream()
        loop.cancel(loop.set(after: .zero) { continuation.yield(false) })
        _ = loop.set(after: .milliseconds(1)) {
            // Set from the thread itself, which is not asleep then.
            _ = loop.set(after: .nanoseconds(1)) { continuation.finish() }
            continuation.yield(loop.isIsolatingCurrentContext() == true)
        }
        #expect(await rung.reduce(into: []) { $0.append($1) }.last == true)
    }

    @Test func `the time of an alarm is rounded up, and rings once`() {
        var alarms = AlarmList()
        #expect(alarms.milliseconds(from: 5) == -1)
        #expect(alarms.takeDue(at: .max).isEmpty)
        _ = alarms.set(after: .nanoseconds(1_000_001), now: 10) {}
        let cancelled = alarms.set(after: .zero, now: 10) {}
        #expect(alarms.milliseconds(from: 10) == 0)
        alarms.cancel(cancelled)
        alarms.cancel(cancelled)
        #expect(alarms.milliseconds(from: 10) == 2)
        #expect(alarms.milliseconds(from: 2_000_000) == 0)
        #expect(alarms.takeDue(at: 1_000_010).isEmpty)
        #expect(alarms.takeDue(at: 1_000_011).count == 1)
        #expect(alarms.takeDue(at: .max).isEmpty)
        _ = alarms.set(after: .seconds(100_000_000), now: 0) {}
        #expect(alarms.milliseconds(from: 0) == .max)
    }

    @Test func `a sleep ends after its time, or when its task is cancelled`() async throws {
        let loop = try EventLoop()
        try await loop.sleep(for: .nanoseconds(1))
        let sleeper = Task { try await loop.sleep(for: .seconds(1_000_000)) }
        sleeper.cancel()
        await #expect(throws: CancellationError.self) { try await sleeper.value }
        let late = Task {
            while !Task.isCancelled { await Task.yield() }
            try await loop.sleep(for: .seconds(1_000_000))
        }
        late.cancel()
        await #expect(throws: CancellationError.self) { try await late.value }
    }

    @Test func `a stream that cannot be waited for is an error`() throws {
        let loop = try EventLoop()
        let pair = try End.pair()
        try loop.wait(for: [], at: pair.near.stream, token: 1, before: [])
        #expect(throws: SocketError(code: ENOENT, operation: .poll)) {
            try loop.wait(for: .readable, at: pair.near.stream, token: 1, before: .writable)
        }
        try loop.wait(for: .readable, at: pair.near.stream, token: 1, before: [])
        #expect(throws: SocketError(code: EEXIST, operation: .poll)) {
            try loop.wait(for: .readable, at: pair.near.stream, token: 1, before: [])
        }
        try loop.wait(for: .readable, at: pair.near.stream, token: 1, before: .readable)
        try loop.wait(for: [], at: pair.near.stream, token: 1, before: .readable)
    }
}

private final class Farewell: Sendable {
    let continuation: AsyncStream<Void>.Continuation

    init(_ continuation: AsyncStream<Void>.Continuation) { self.continuation = continuation }

    deinit { continuation.finish() }
}

private actor Counter {
    nonisolated let loop: EventLoop
    nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }
    var count = 0

    /// Waits for another thread, and tells whether it goes on at home.
    func wait() async -> Bool {
        let name = await withContinuationAtHome { continuation in
            _ = OwnThread.start("other") { continuation.resume(returning: "woken") }
        }
        return name == "woken" && loop.isIsolatingCurrentContext() == true
    }
    var threads: Set<UInt> = []

    init(_ loop: EventLoop) { self.loop = loop }

    func increment() {
        count += 1
        threads.insert(pthread_self())
    }

    var isAtHome: Bool { loop.isIsolatingCurrentContext() == true }
}

/// Collects what comes in at a stream.
private actor Echo {
    nonisolated let loop: EventLoop
    nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }
    private let end: End
    private var received: [UInt8] = []
    private var isEnded = false
    private var waiter: CheckedContinuation<Void, Never>?
    var interests: Set<Interest> = []

    init(_ end: End) throws {
        self.end = end
        loop = try EventLoop()
    }

    func start() {
        loop.deliver { [weak self] token, interest in
            self?.assumeIsolated { $0.happened(token, interest) }
        }
        try? loop.wait(for: [.readable, .writable], at: end.stream, token: 7, before: [])
        try? loop.wait(for: .readable, at: end.stream, token: 8, before: [.readable, .writable])
    }

    private func happened(_ token: Int, _ interest: Interest) {
        guard token == 8 else { return }
        interests.insert(interest)
        var buffer = [UInt8](repeating: 0, count: 64)
        switch try? end.stream.read(into: &buffer) {
        case .moved(let count): received += buffer[..<count]
        case .ended:
            isEnded = true
            try? loop.wait(for: [], at: end.stream, token: 8, before: .readable)
        case .wouldBlock, nil: break
        }
        waiter?.resume()
        waiter = nil
    }

    func heard(_ count: Int) async -> [UInt8] {
        while received.count < count { await withCheckedContinuation { waiter = $0 } }
        return received
    }

    func ended() async {
        while !isEnded { await withCheckedContinuation { waiter = $0 } }
    }
}

/// Passes jobs on to a thread, and counts them.
private final class Passer: TaskExecutor {
    private let jobs = Mutex(0)

    var count: Int { jobs.withLock(\.self) }

    func enqueue(_ job: consuming ExecutorJob) {
        jobs.withLock { $0 += 1 }
        WorkerPool.shared.enqueue(job)
    }
}
