import HTTP
import Locking
import ModelServer
import Nutrition
import Testing
import Wire

@testable import Cloud

/// A journal whose tables tell how often it changed.
private final class ChangingJournal: CloudJournal, Sendable {
    private let state = Mutex((changes: 1, made: 0))

    var made: Int { state.withLock(\.made) }
    func change() { state.withLock { $0.changes += 1 } }

    func version() throws(CloudFault) -> Int { state.withLock(\.changes) }

    func sheet(_ sheet: Sheet, hasDecimalComma: Bool) throws(CloudFault) -> [UInt8] {
        state.withLock { state in
            state.made += 1
            return Array("\(sheet.rawValue) \(state.changes)".utf8)
        }
    }

    func days(from first: LocalDay?) throws(CloudFault) -> SharedDaysMessage {
        SharedDaysMessage(device: "0123456789abcdef", days: [], waiting: 0)
    }
    func offer(_ path: CloudPath) throws(CloudFault) -> [UInt8] { [] }
    func take(_ file: [UInt8]) throws(CloudFault) -> TakenMessage { TakenMessage() }
}

/// When tables for spreadsheets are made, each of the whole journal.
struct CloudSheetsTests {
    private static let count = Sheet.allCases.count

    @Test func `tables are made for a change, and no more than once in five minutes`() async throws
    {
        let server = try DAVStub()
        let journal = ChangingJournal()
        let folder = try CloudFolder(
            CloudAddress.read(server.address), user: "me", password: Secret("secret"))
        let sheets = CloudSheets(folder, journal, hasDecimalComma: false)
        var state = CloudState(address: server.address)
        func carry(_ now: Int64, isWhole: Bool = false) async throws {
            try await sheets.carry(&state, isWhole: isWhole, at: now)
        }
        func meals() -> String? {
            server.files.first { $0.key.hasSuffix("Exports/meals.csv") }
                .map { String(decoding: $0.value, as: UTF8.self) }
        }
        try await carry(1000)
        #expect(meals() == "meals 1" && journal.made == Self.count)
        // Without a change nothing is made, however late it is.
        try await carry(9000)
        #expect(journal.made == Self.count)
        journal.change()
        try await carry(9001)
        #expect(meals() == "meals 2")
        journal.change()
        try await carry(9300)
        #expect(meals() == "meals 2" && journal.made == 2 * Self.count)
        try await carry(9301)
        #expect(meals() == "meals 3")
        // Whoever asks for everything waits for nothing, and a clock that was set back keeps nobody waiting.
        journal.change()
        try await carry(9302, isWhole: true)
        #expect(meals() == "meals 4")
        journal.change()
        try await carry(100)
        #expect(meals() == "meals 5")
    }
}
