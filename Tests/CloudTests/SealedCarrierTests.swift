import HTTP
import JSON
import ModelServer
import Nutrition
import Testing

@testable import Cloud

/// Marks files by key and path, and hides nothing.
private struct NamedSeal: FileSeal {
    let fingerprint: String

    private func head(_ path: String) -> [UInt8] {
        FileSealMark.bytes + Array("\(fingerprint) \(path)\n".utf8)
    }

    func seal(_ bytes: [UInt8], for path: String) -> [UInt8] { head(path) + bytes }

    func open(_ bytes: [UInt8], for path: String) throws(CloudFault) -> [UInt8] {
        guard bytes.starts(with: head(path)) else { throw .unopened }
        return Array(bytes.dropFirst(head(path).count))
    }
}

@Suite struct SealedCarrierTests {
    private final class Device {
        let journal: LineJournal
        let server: DAVStub
        var state: CloudState
        /// How often the end of a round was come to.
        var ends = 0

        init(_ name: String, _ server: DAVStub) {
            journal = LineJournal(name)
            self.server = server
            state = CloudState(address: server.address)
        }

        @discardableResult
        func carry(
            _ key: String?, months: Set<String>? = nil
        ) async throws -> CloudCarrier.Report {
            let folder = CloudFolder(
                try HTTPAddress(server.address), user: "me", password: Secret("secret"),
                seal: key.map { NamedSeal(fingerprint: $0) })
            state.change(key: key)
            var carrier = CloudCarrier(folder, journal, state: state, keep: { _ in })
            defer {
                // As it is kept.
                state = CloudState(
                    Array(carrier.state.json.text.utf8), address: carrier.state.address)
            }
            var ended = 0
            defer { ends += ended }
            try await carrier.carry(months: months) { () async throws(CloudFault) in ended += 1 }
            return carrier.report
        }
    }

    private static let today = CloudCarrierTests.today

    private static func two(_ server: DAVStub) -> (Device, Device) {
        let laptop = Device(CloudCarrierTests.laptop, server)
        let kitchen = Device(CloudCarrierTests.kitchen, server)
        // Long before the months that are looked at.
        laptop.journal.write("egg", on: today.advanced(by: -400))
        kitchen.journal.write("toast", on: today)
        return (laptop, kitchen)
    }

    @Test func `a wrong key sends nothing, and a corrected one everything`() async throws {
        let server = try DAVStub()
        let (laptop, kitchen) = Self.two(server)
        try await laptop.carry("right")
        let before = server.files
        for _ in 0..<2 {
            await #expect(throws: CloudFault.otherKey) {
                try await kitchen.carry("wrong", months: ["2026/11"])
            }
        }
        #expect(server.files == before && kitchen.ends == 0)
        #expect(try await kitchen.carry("right", months: ["2026/11"]).sent == 1)
        try await laptop.carry("right")
        #expect(laptop.journal.known == kitchen.journal.known && laptop.journal.known.count == 2)
    }

    @Test func `what was sent by a wrong key is written anew by the right one`() async throws {
        let server = try DAVStub()
        let (laptop, kitchen) = Self.two(server)
        // Nobody else was there by whose files it could be told.
        try await kitchen.carry("wrong")
        await #expect(throws: CloudFault.otherKey) { try await laptop.carry("right") }
        #expect(try await kitchen.carry("right").sent == 1)
        for _ in 0..<2 {
            try await laptop.carry("right")
            try await kitchen.carry("right")
        }
        #expect(laptop.journal.known == kitchen.journal.known && laptop.journal.known.count == 2)
    }

    @Test func `a file of one's own that was changed or laid bare is written anew`() async throws {
        let server = try DAVStub()
        let (laptop, _) = Self.two(server)
        try await laptop.carry("right")
        let before = server.files
        let path = try #require(before.keys.first)
        for bytes in [FileSealMark.bytes + [7], Array("{}\n".utf8)] {
            server.change { contents in
                contents.writes += 1
                contents.files[path] = (bytes, contents.writes)
            }
            #expect(try await laptop.carry("right").sent == 1)
            #expect(server.files == before)
        }
    }

    @Test func `a file that cannot be taken keeps no round from its end`() async throws {
        let server = try DAVStub()
        let (laptop, kitchen) = Self.two(server)
        try await laptop.carry("right")
        try await kitchen.carry("right")
        #expect(kitchen.ends == 1)
        let path = try #require(server.files.keys.first { $0.contains(CloudCarrierTests.laptop) })
        server.change { contents in
            contents.writes += 1
            contents.files[path] = (FileSealMark.bytes + [7], contents.writes)
        }
        await #expect(throws: CloudFault.unopened) { try await kitchen.carry("right") }
        #expect(kitchen.ends == 2)
        // What is wrong with the server is wrong with its end too.
        server.change { $0.refusals = [500] }
        kitchen.journal.write("tea", on: Self.today)
        await #expect(throws: CloudFault.unavailable("status 500")) {
            try await kitchen.carry("right")
        }
        #expect(kitchen.ends == 2)
    }

    @Test func `a state from before keys were known again looks at everything`() {
        let path = CloudPath(day: Self.today, device: CloudCarrierTests.laptop).text
        let text = #"{"address":"x","sealed":true,"sent":{"\#(path)":"1"}}"#
        var state = CloudState(Array(text.utf8), address: "x")
        #expect(state.key == "" && state.sent.count == 1)
        state.change(key: "right")
        #expect(state.sent.isEmpty && state.key == "right" && !state.isKeyProven)
    }
}
