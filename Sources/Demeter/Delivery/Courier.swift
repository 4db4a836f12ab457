package import Journal
internal import Locking
package import Summaries
internal import Threads
internal import Wire

/// Brings what stands in the outbox to the sinks, again and again until it has arrived or is given up.
///
/// It sleeps until something is queued or due; nothing wakes it in between.
package actor Courier {
    /// What became of a summary that was sent at once.
    package struct Delivery: Sendable, Hashable {
        package var sink: String
        /// `nil` when it has arrived.
        package var failure: String?
    }

    package enum Report: Sendable, Hashable {
        /// Tried again later.
        case failed(sink: String, reason: String)
        case givenUp(sink: String, reason: String)
        /// The outbox cannot be read or written; tried again in a minute.
        case outbox(JournalError)
    }

    nonisolated let journal: Journal
    nonisolated let leaves: Leaves
    nonisolated let compose: @Sendable (OutboxMessage) async throws -> Summary
    /// Unix milliseconds.
    nonisolated let now: @Sendable () -> Int64
    nonisolated let sleep: @Sendable (Duration) async throws -> Void
    private let patience: @Sendable () async throws -> Void
    private let report: @Sendable (Report) -> Void
    nonisolated let sinks = Mutex<[any Sink]>([])
    private nonisolated let signals: AsyncStream<Void>
    private nonisolated let signal: AsyncStream<Void>.Continuation
    private var alarm: Task<Void, Never>?
    private nonisolated let away = Mutex<Set<String>>([])

    /// - Parameters:
    ///   - compose: makes what a message tells, from the journal as it is now.
    ///   - patience: returns when a sink has taken too long; nothing is told again before each has
    ///     answered or taken too long. It throws when it is cancelled.
    ///   - report: told of what did not arrive, without a person's words.
    ///   - leaves: which messages may go out; all where nobody is asked.
    package init(
        journal: Journal, compose: @escaping @Sendable (OutboxMessage) async throws -> Summary,
        now: @escaping @Sendable () -> Int64,
        sleep: @escaping @Sendable (Duration) async throws -> Void,
        patience: @escaping @Sendable () async throws -> Void = Courier.forever,
        report: @escaping @Sendable (Report) -> Void = { _ in }, leaves: Leaves = Leaves()
    ) {
        self.journal = journal
        self.compose = compose
        self.now = now
        self.sleep = sleep
        self.patience = patience
        self.report = report
        self.leaves = leaves
        (signals, signal) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Waits until it is cancelled.
    package static let forever: @Sendable () async throws -> Void = {
        let (never, _) = AsyncStream.makeStream(of: Void.self)
        for await _ in never {}
        throw CancellationError()
    }

    /// Takes other sinks from now on. What waits for one that is gone waits until it is back.
    package nonisolated func configure(_ sinks: [any Sink]) {
        self.sinks.withLock { $0 = sinks }
        wake()
    }

    package nonisolated var sinkNames: [String] { sinks.withLock { $0.map(\.name) } }

    /// The names of sinks that were handed a summary and have not come back yet.
    package nonisolated var missing: Set<String> { away.withLock(\.self) }

    /// Has the outbox looked at, as after something was queued.
    package nonisolated func wake() { signal.yield() }

    /// Delivers until it is stopped.
    package func run() async {
        signal.yield()
        for await _ in signals { await deliverDue() }
    }

    package func stop() {
        alarm?.cancel()
        signal.finish()
    }

    /// Sends a summary to every sink at once, beside the outbox.
    package nonisolated func send(_ summary: Summary) async -> [Delivery] {
        let sinks = sinks.withLock(\.self)
        return await Self.each(sinks) { sink in
            let isAlone = Self.names(of: sink, among: sinks).contains(sink.shortName)
            return Delivery(
                sink: isAlone ? sink.shortName : sink.name,
                failure: await self.hand(summary, to: sink))
        }
    }

    /// Tries everything that is due, each sink's messages in order and the sinks beside each other.
    private func deliverDue() async {
        alarm?.cancel()
        let sinks = sinks.withLock(\.self)
        do throws(JournalError) {
            let queued = try await journal.messages(in: .queued)
            leaves.drop(allBut: Set(queued.map(\.id)))
            let needLeave = try await namesByLeave(sinks)
            let due = queued.filter { message in
                message.due.milliseconds <= now()
                    && (!needLeave.contains(message.sink) || leaves.revision(of: message) != nil)
            }
            let failures = await Self.each(sinks) { [self] sink in
                let names = Self.names(of: sink, among: sinks)
                return await self.deliver(
                    due.filter { names.contains($0.sink) }, to: sink, byLeave: needLeave)
            }
            if let failure = failures.compactMap(\.self).first { throw failure }
            let names = Set(sinks.flatMap { Self.names(of: $0, among: sinks) })
            let unasked = leaves.untilUnasked().map { now() + $0.components.seconds * 1000 + 1000 }
            let next = try await journal.messages(in: .queued).filter { names.contains($0.sink) }
                .map { message in
                    let due = message.due.milliseconds
                    // What waits for leave is let go by others' answer, or goes when nobody answers.
                    guard needLeave.contains(message.sink), let unasked else { return due }
                    return leaves.revision(of: message) == nil ? max(due, unasked) : due
                }.min()
            if let next { wake(at: next) }
        } catch {
            report(.outbox(error))
            wake(at: now() + 60_000)
        }
    }

    /// The names by which the outbox may know a sink: its own, and the short one where that is no other's.
    static func names(of sink: any Sink, among sinks: [any Sink]) -> Set<String> {
        let isAlone = sinks.count { $0.shortName == sink.shortName } == 1
        return isAlone ? [sink.name, sink.shortName] : [sink.name]
    }

    /// Returns why the outbox could not be written, `nil` when it could.
    private nonisolated func deliver(
        _ messages: [OutboxMessage], to sink: any Sink, byLeave: Set<String>
    ) async -> JournalError? {
        for message in messages {
            var message = message
            if byLeave.contains(message.sink) {
                // Leave may have run out while others were told.
                guard let revision = leaves.revision(of: message) else { continue }
                message.revision = revision
            }
            do throws(JournalError) {
                if let failure = await attempt(message, sink) {
                    try await note(failure, of: message)
                } else {
                    try await journal.noteSent(message.id)
                }
            } catch {
                return error
            }
        }
        return nil
    }

    private nonisolated func attempt(_ message: OutboxMessage, _ sink: any Sink) async -> String? {
        guard let summary = try? await compose(message) else {
            return "the summary could not be made"
        }
        let failure = await hand(summary, to: sink)
        if !sink.isOfThisMachine {
            leaves.ended(
                LeaveMessage(message, summary, stage: failure == nil ? .sent : .failed))
        }
        return failure
    }

    /// Gives a summary to a sink, and waits for its answer no longer than it may take.
    ///
    /// A folder on a network that is gone keeps its callers for good, in the kernel, where nothing ends
    /// them. Such a sink is not asked again before it has come back.
    ///
    /// - Returns: why it has not arrived; `nil` when it has.
    private nonisolated func hand(_ summary: Summary, to sink: any Sink) async -> String? {
        let name = sink.name
        guard away.withLock({ !$0.contains(name) }) else {
            return "it still keeps the last one waiting"
        }
        let (answers, answer) = AsyncStream.makeStream(
            of: String?.self, bufferingPolicy: .bufferingOldest(1))
        away.withLock { _ = $0.insert(name) }
        Task(executorPreference: WorkerPool.shared) {
            let failure: String?
            do throws(SinkFailure) {
                try await sink.deliver(summary)
                failure = nil
            } catch {
                failure = error.description
            }
            self.release(name)
            answer.yield(failure)
            answer.finish()
        }
        let limit = Task(executorPreference: WorkerPool.shared) { [patience] in
            guard (try? await patience()) != nil else { return }
            answer.yield("it took too long")
            answer.finish()
        }
        defer { limit.cancel() }
        for await failure in answers { return failure }
        return "the daemon ends"
    }

    private nonisolated func release(_ name: String) {
        away.withLock { _ = $0.remove(name) }
    }

    private nonisolated func note(
        _ failure: String, of message: OutboxMessage
    ) async throws(JournalError) {
        let next = RetrySchedule.next(
            afterAttempt: message.attempts + 1, at: now(), created: message.created.milliseconds)
        if let next {
            report(.failed(sink: message.sink, reason: failure))
            try await journal.postpone(
                message.id, until: Timestamp(milliseconds: next), because: failure)
        } else {
            report(.givenUp(sink: message.sink, reason: failure))
            try await journal.giveUp(message.id, because: failure)
        }
    }

    private func wake(at time: Int64) {
        let pause = Duration.milliseconds(max(0, time - now()))
        alarm = Task(executorPreference: WorkerPool.shared) { [sleep, signal] in
            guard (try? await sleep(pause)) != nil else { return }
            signal.yield()
        }
    }

    private static func each<Value: Sendable>(
        _ sinks: [any Sink], _ body: @escaping @Sendable (any Sink) async -> Value
    ) async -> [Value] {
        await withTaskGroup(of: (Int, Value).self) { group in
            for (index, sink) in sinks.enumerated() {
                group.addTask(executorPreference: WorkerPool.shared) { (index, await body(sink)) }
            }
            return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
        }
    }
}
