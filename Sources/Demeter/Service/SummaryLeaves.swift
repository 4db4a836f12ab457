package import Wire

/// Summaries that go out by leave of the person's other devices.
package protocol SummaryLeaves: Sendable {
    /// What waits, and what became of what did not.
    nonisolated(nonsending) func due() async -> LeavesMessage
    /// Takes the others' answer; waits a few seconds for what it lets go.
    nonisolated(nonsending) func leave(_ request: LeaveRequest) async -> LeavesMessage
}
