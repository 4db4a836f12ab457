import HTTP
import JSON
import Locking
import ModelServer
import Nutrition
import Testing
import Wire

@testable import Cloud

/// A journal of lines, which knows what it has.
final class LineJournal: CloudJournal, Sendable {
    let device: String
    private let state: Mutex<(own: [LocalDay: Set<String>], known: Set<String>)>

    init(_ device: String) {
        self.device = device
        state = Mutex(([:], []))
    }

    func write(_ line: String, on day: LocalDay) {
        state.withLock { state in
            state.own[day, default: []].insert("\(device) \(day) \(line)")
            state.known.insert("\(device) \(day) \(line)")
        }
    }

    func forget(_ line: String, on day: LocalDay) {
        state.withLock { _ = $0.own[day]?.remove("\(device) \(day) \(line)") }
    }

    var known: Set<String> { state.withLock(\.known) }

    func days(from first: LocalDay?) throws(CloudFault) -> SharedDaysMessage {
        state.withLock { state in
            SharedDaysMessage(
                device: device,
                days: state.own.filter { $0.key >= first ?? $0.key }.sorted { $0.key < $1.key }.map
                {
                    .init(
                        date: $0.key, device: device,
                        version: $0.value.sorted().joined(separator: "|"))
                }, waiting: 0)
        }
    }

    func offer(_ path: CloudPath) throws(CloudFault) -> [UInt8] {
        state.withLock {
            Array(($0.own[path.day] ?? []).sorted().map { $0 + "\n" }.joined().utf8)
        }
    }

    func take(_ file: [UInt8]) throws(CloudFault) -> TakenMessage {
        let lines = String(decoding: file, as: UTF8.self).split(separator: "\n").map(String.init)
        return state.withLock { state in
            let new = Set(lines).subtracting(state.known)
            state.known.formUnion(new)
            for line in new where line.hasPrefix(device) {
                let day = line.split(separator: " ").dropFirst().first.flatMap { LocalDay($0) }
                if let day { state.own[day, default: []].insert(line) }
            }
            return TakenMessage(taken: new.count, known: lines.count - new.count)
        }
    }
}

@Suite struct CloudCarrierTests {
    static let today = LocalDay(daysSinceEpoch: 20_783)
    static let laptop = String(repeating: "a", count: 16)
    static let kitchen = String(repeating: "b", count: 16)

    /// A device and what it remembers of the folder.
    final class Device {
        let journal: LineJournal
        var state: CloudState
        let folder: CloudFolder

        init(_ name: String, _ server: DAVStub, password: String = "secret") throws {
            journal = LineJournal(name)
            state = CloudState(address: server.address)
            folder = CloudFolder(
                try HTTPAddress(server.address), user: "me", password: Secret(password))
        }

        @discardableResult
        func carry(_ months: Set<String>? = nil) async throws -> CloudCarrier.Report {
            var carrier = CloudCarrier(folder, journal, state: state, keep: { _ in })
            defer { state = carrier.state }
            try await carrier.carry(months: months)
            return carrier.report
        }
    }

    @Test(arguments: DAVStub.Tags.allCases)
    func `two devices that meet in the folder alone know the same`(_ tags: DAVStub.Tags)
        async throws
    {
        let server = try DAVStub(tags)
        let laptop = try Device(Self.laptop, server)
        let kitchen = try Device(Self.kitchen, server)
        laptop.journal.write("egg", on: Self.today)
        laptop.journal.write("old", on: Self.today.advanced(by: -400))
        #expect(try await laptop.carry().sent == 2)
        kitchen.journal.write("toast", on: Self.today)
        #expect(try await kitchen.carry().changes.taken == 2)
        #expect(try await laptop.carry().changes.taken == 1)
        #expect(laptop.journal.known == kitchen.journal.known)
        // A file that grows is written over what is known of it.
        laptop.journal.write("tea", on: Self.today)
        #expect(try await laptop.carry().sent == 1)
        #expect(try await kitchen.carry(["2026/11"]).changes.taken == 1)
        #expect(laptop.journal.known == kitchen.journal.known)
        // Nothing new carries nothing.
        let before = server.requests.filter { !$0.hasPrefix("PROPFIND") }.count
        #expect(try await laptop.carry() == CloudCarrier.Report())
        #expect(server.requests.filter { !$0.hasPrefix("PROPFIND") }.count == before)
    }

    @Test func `what the server lost is sent again, and a journal from a backup gets its own back`()
        async throws
    {
        let server = try DAVStub()
        let laptop = try Device(Self.laptop, server)
        laptop.journal.write("egg", on: Self.today)
        laptop.journal.write("toast", on: Self.today.advanced(by: -1))
        try await laptop.carry()
        server.change { $0.files = [:] }
        #expect(try await laptop.carry().sent == 2)
        // The same device with less, and with nothing of the folder remembered.
        let restored = try Device(Self.laptop, server)
        restored.journal.write("late", on: Self.today)
        try await restored.carry()
        try await restored.carry()
        #expect(restored.journal.known == laptop.journal.known.union(restored.journal.known))
        #expect(restored.journal.known.count == 3)
        #expect(
            server.files.values.map { String(decoding: $0, as: UTF8.self) }.joined()
                .split(separator: "\n").count == 3)
    }

    @Test func `what another copy wrote meanwhile is kept`() async throws {
        let server = try DAVStub()
        let laptop = try Device(Self.laptop, server)
        laptop.journal.write("egg", on: Self.today)
        try await laptop.carry()
        laptop.journal.write("tea", on: Self.today)
        let path = "/v1/" + CloudPath(day: Self.today, device: Self.laptop).text
        server.change { contents in
            let bytes =
                (contents.files[path]?.bytes ?? [])
                + Array("\(Self.laptop) \(Self.today) copy\n".utf8)
            contents.rival = (path, bytes)
        }
        #expect(try await laptop.carry().sent == 1)
        let kept = server.files[path].map { String(decoding: $0, as: UTF8.self) } ?? ""
        for line in ["egg", "tea", "copy"] { #expect(kept.contains(line)) }
    }

    @Test func `what is forgotten leaves the folder`() async throws {
        let server = try DAVStub()
        let laptop = try Device(Self.laptop, server)
        laptop.journal.write("secret", on: Self.today)
        laptop.journal.write("tea", on: Self.today)
        try await laptop.carry()
        laptop.journal.forget("secret", on: Self.today)
        try await laptop.carry()
        let kept = server.files.values.map { String(decoding: $0, as: UTF8.self) }.joined()
        #expect(kept.contains("tea") && !kept.contains("secret"))
    }

    @Test(
        arguments: [
            (423, CloudFault.locked), (507, .full(status: 507)), (403, .refused(status: 403)),
            (500, .unavailable("status 500")),
        ])
    func `a refusal is told, and the next round goes on where it was`(
        _ status: Int, _ fault: CloudFault
    ) async throws {
        let server = try DAVStub()
        let laptop = try Device(Self.laptop, server)
        laptop.journal.write("egg", on: Self.today)
        laptop.journal.write("toast", on: Self.today.advanced(by: 1))
        server.change { contents in
            contents.folders.formUnion(["/v1/2026", "/v1/2026/11"])
            // The first goes through.
            contents.refusals = []
        }
        try await laptop.carry()
        laptop.journal.write("tea", on: Self.today)
        server.change { $0.refusals = [status] }
        await #expect(throws: fault) { try await laptop.carry() }
        #expect(fault.mayPass == (status != 403))
        #expect(try await laptop.carry().sent == 1)
        #expect(server.files.count == 2)
    }

    @Test func `a wrong password is told and nothing is sent`() async throws {
        let server = try DAVStub()
        let stranger = try Device(Self.laptop, server, password: "wrong")
        stranger.journal.write("egg", on: Self.today)
        await #expect(throws: CloudFault.refused(status: 401)) { try await stranger.carry() }
        #expect(server.files.isEmpty)
    }

    @Test func `a redirect within the server is followed, and none that leads elsewhere`()
        async throws
    {
        let server = try DAVStub(moved: "/v1/there")
        server.change { $0.folders.insert("/v1/there") }
        let laptop = try Device(Self.laptop, server)
        laptop.journal.write("egg", on: Self.today)
        try await laptop.carry()
        #expect(server.files.keys.allSatisfy { $0.hasPrefix("/v1/there/2026/") })
        let astray = try DAVStub(moved: "http://elsewhere.example.org/dav")
        let other = try Device(Self.laptop, astray)
        await #expect(throws: CloudFault.moved(to: "http://elsewhere.example.org:80")) {
            try await other.carry()
        }
    }

    @Test func `the state is kept as text, of one folder alone`() {
        var state = CloudState(address: "https://a.example/dav")
        let path = CloudPath(day: Self.today, device: Self.kitchen).text
        state.sent[path] = "1-2-3"
        state.known[path] = "y"
        state.failed[path] = "locked"
        state.renamed = 7
        state.lost = 3
        state.contact = 5
        state.fault = "why"
        let bytes = Array(state.json.text.utf8)
        #expect(CloudState(bytes, address: state.address) == state)
        #expect(
            CloudState(bytes, address: "https://b.example/dav")
                == CloudState(address: "https://b.example/dav"))
        #expect(CloudState([0x7B], address: "x") == CloudState(address: "x"))
    }
}
