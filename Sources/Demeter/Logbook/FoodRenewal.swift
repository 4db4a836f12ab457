internal import Journal
internal import Threads

/// Has the known foods renewed once at a time; whoever asks meanwhile shares the turn after that.
///
/// However many ask at once, only one set of foods is being made, and none is ever replaced by what was
/// read before it.
actor FoodRenewal {
    typealias Outcome = Result<Void, JournalError>

    /// The turn that has not begun; `nil` when nobody waits for one.
    private var next: (turn: Task<Outcome, Never>, isRereading: Bool)?
    private var last: Task<Outcome, Never>?
    /// How many callers have come, for tests that wait for them.
    private(set) var callers = 0

    /// Returns when a turn has ended that began after the call.
    ///
    /// - Parameters:
    ///   - isRereading: the catalog's file is read too.
    ///   - renew: what is done in a turn; told whether anybody of those who share it wants rereading.
    func renew(
        rereading isRereading: Bool, _ renew: @escaping @Sendable (Bool) async -> Outcome
    ) async -> Outcome {
        callers += 1
        if let next {
            self.next?.isRereading = next.isRereading || isRereading
            return await next.turn.value
        }
        let turn = Task(executorPreference: WorkerPool.shared) { [last] in
            _ = await last?.value
            return await renew(self.begin())
        }
        next = (turn, isRereading)
        last = turn
        return await turn.value
    }

    private func begin() -> Bool {
        defer { next = nil }
        return next?.isRereading ?? false
    }
}
