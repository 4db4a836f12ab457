import HTTP
import Locking
import ModelServer
import Nutrition
import Testing
import Wire

@testable import Cloud

/// A journal with one summary that waits, which knows what it was told.
private final class WaitingJournal: CloudJournal, Sendable {
    private let state = Mutex([LeaveRequest]())

    var told: [LeaveRequest] { state.withLock(\.self) }

    func days(from first: LocalDay?) throws(CloudFault) -> SharedDaysMessage {
        SharedDaysMessage(device: "a", days: [], waiting: 0)
    }

    func offer(_ path: CloudPath) throws(CloudFault) -> [UInt8] { [] }

    func take(_ file: [UInt8]) throws(CloudFault) -> TakenMessage { TakenMessage() }

    func dueSummaries() throws(CloudFault) -> LeavesMessage {
        let day = CloudCarrierTests.today
        return LeavesMessage(messages: [
            LeaveMessage(
                id: 1, sink: "mail", kind: "summary", last: day, days: [day], revision: 1,
                mark: "x")
        ])
    }

    func leave(_ request: LeaveRequest) throws(CloudFault) -> LeavesMessage {
        state.withLock { $0.append(request) }
        return LeavesMessage()
    }
}

@Suite struct CloudLeavesTests {
    private static func settle(
        _ server: DAVStub, _ journal: WaitingJournal, by device: String
    ) async throws {
        let folder = CloudFolder(
            try HTTPAddress(server.address), user: "me", password: Secret("secret"))
        var keeper = LeaveKeeper()
        try await CloudLeaves(folder, journal, elapsed: { .zero }).settle(&keeper, by: device)
    }

    @Test func `the daemon hears of others only once the book was read and written`() async throws {
        let server = try DAVStub()
        let (laptop, kitchen) = (WaitingJournal(), WaitingJournal())
        server.change { $0.refusals = [403] }
        await #expect(throws: CloudFault.refused(status: 403)) {
            try await Self.settle(server, laptop, by: "a")
        }
        #expect(laptop.told.isEmpty)
        try await Self.settle(server, laptop, by: "a")
        #expect(laptop.told.map { $0.granted.count } == [1])
        // The other device has leave: this one has its answer, with nothing in it.
        try await Self.settle(server, kitchen, by: "b")
        #expect(kitchen.told == [LeaveRequest()])
    }
}
