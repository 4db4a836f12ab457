import Foundation
import JSON
import TestSupport
import Testing

/// Two live daemons that meet in a folder whose server can read nothing.
@Suite(.serialized, .enabled(if: FileManager.default.fileExists(atPath: "/usr/include/sodium.h")))
struct SealedCloudTests {
    private static let key = String(repeating: "0123456789abcdef", count: 4)

    private static func carry(_ world: CloudWorld, _ index: Int, key: String?) throws -> Command {
        var environment = world.environment(index)
        environment["DEMETER_CLOUD_KEY"] = key
        return try Command.run(
            Built.program("demeter-sync"), ["--once"] + world.arguments(index),
            environment: environment)
    }

    private static func meet(_ world: CloudWorld) throws {
        for _ in 0..<2 {
            for index in world.daemons.indices {
                let run = try carry(world, index, key: key)
                try #require(run.status == 0, "\(run.errors)")
            }
        }
    }

    private static func files(_ server: CloudServer.Running) throws -> [String: Data] {
        var found: [String: Data] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: server.root) {
            found[path] = FileManager.default.contents(atPath: "\(server.root)/\(path)")
        }
        return found
    }

    @Test(arguments: CloudServer.installed)
    func `both hold the union, and no word stands in the folder`(_ kind: CloudServer) throws {
        let server = try CloudServer.Running(kind)
        defer { server.stop() }
        let world = try CloudWorld(server.address)
        defer { world.stop() }
        try world.say(0, "2 eggs")
        try world.say(1, "100 g rice")
        try Self.meet(world)
        try world.expectUnion()
        #expect(try world.day(0).count == 3)
        let files = try Self.files(server)
        #expect(files.keys.count { $0.hasSuffix(".ndjson") } == 2)
        for (path, bytes) in files where path.hasSuffix(".ndjson") {
            #expect(bytes.starts(with: Data("demeter sealed 1\n".utf8)))
            for word in ["egg", "rice", "food_entries", "change"] {
                #expect(bytes.range(of: Data(word.utf8)) == nil, "\(word) in \(path)")
            }
        }
    }

    @Test func `who has no key, or another one, is told so and takes and sends nothing`() throws {
        let server = try CloudServer.Running(.wsgidav)
        defer { server.stop() }
        let world = try CloudWorld(server.address)
        defer { world.stop() }
        try world.say(0, "2 eggs")
        try world.say(1, "100 g rice")
        let own = try world.day(1)
        try #require(try Self.carry(world, 0, key: Self.key).status == 0)
        let before = try Self.files(server)
        let none = try Self.carry(world, 1, key: nil)
        #expect(
            none.status == 69 && none.errors.contains("this device has no key"), "\(none.errors)")
        let other = try Self.carry(world, 1, key: String(repeating: "f", count: 64))
        #expect(other.errors.contains("does not open by this device's key"), "\(other.errors)")
        #expect(try world.day(1) == own && own.count == 2)
        #expect(try Self.files(server) == before)
        let short = try Self.carry(world, 1, key: "abc")
        #expect(short.status == 65 && short.errors.contains("64 hexadecimal digits"))
        // Once it is corrected nothing is missing.
        try Self.meet(world)
        try world.expectUnion()
        #expect(try world.day(0).count == 3)
    }

    @Test func `a key that was corrected later, or is gone, loses nothing and lays nothing bare`()
        throws
    {
        let server = try CloudServer.Running(.wsgidav)
        defer { server.stop() }
        let world = try CloudWorld(server.address)
        defer { world.stop() }
        try world.say(0, "2 eggs")
        try world.say(1, "100 g rice")
        // By a wrong key, before there is any file to tell that by.
        let wrong = String(repeating: "f", count: 64)
        try #require(try Self.carry(world, 1, key: wrong).status == 0)
        let refused = try Self.carry(world, 0, key: Self.key)
        #expect(refused.status == 69, "\(refused.errors)")
        try #require(try Self.carry(world, 1, key: Self.key).status == 0)
        try Self.meet(world)
        try world.expectUnion()
        #expect(try world.day(0).count == 3)
        for (path, _) in try Self.files(server) where path.hasSuffix("json") {
            try FileManager.default.removeItem(atPath: "\(server.root)/\(path)")
        }
        let gone = try Self.carry(world, 0, key: nil)
        #expect(gone.status == 65 && gone.errors.contains("there is no key now"), "\(gone.errors)")
        #expect(try Self.files(server).keys.allSatisfy { !$0.hasSuffix("json") })
    }

    @Test func `a file that was changed, put elsewhere or written without the key is not taken`()
        throws
    {
        let server = try CloudServer.Running(.wsgidav)
        defer { server.stop() }
        let world = try CloudWorld(server.address)
        defer { world.stop() }
        try world.say(0, "2 eggs")
        try #require(try Self.carry(world, 0, key: Self.key).status == 0)
        let (path, bytes) = try #require(
            try Self.files(server).first { $0.key.hasSuffix(".ndjson") })
        let place = "\(server.root)/\(path)"
        var changed = bytes
        changed[changed.count - 1] ^= 1
        try changed.write(to: URL(fileURLWithPath: place))
        #expect(try Self.carry(world, 1, key: Self.key).status != 0)
        // Another device's name, and the same bytes.
        try FileManager.default.removeItem(atPath: place)
        let other = place.replacing(
            /\.[0-9a-f]{16}\./, with: ".0123456789abcdef.")
        try bytes.write(to: URL(fileURLWithPath: other))
        #expect(try Self.carry(world, 1, key: Self.key).status != 0)
        try Data("{\"demeter\":\"changes\",\"format\":1,\"device\":\"0123456789abcdef\"}\n".utf8)
            .write(to: URL(fileURLWithPath: other))
        let plain = try Self.carry(world, 1, key: Self.key)
        #expect(plain.status != 0 && plain.errors.contains("is not encrypted"), "\(plain.errors)")
        #expect(try world.day(1).count == 1)
    }

    @Test func `a folder from before there was a key is written anew`() throws {
        let server = try CloudServer.Running(.wsgidav)
        defer { server.stop() }
        let world = try CloudWorld(server.address)
        defer { world.stop() }
        try world.say(0, "2 eggs")
        try world.say(1, "100 g rice")
        for index in 0...1 { try #require(try Self.carry(world, index, key: nil).status == 0) }
        // Each tells of the other's file until that one has the key too.
        for index in 0...1 { _ = try Self.carry(world, index, key: Self.key) }
        try Self.meet(world)
        try world.expectUnion()
        for (path, bytes) in try Self.files(server) where path.hasSuffix(".ndjson") {
            #expect(
                bytes.range(of: Data("rice".utf8)) == nil
                    && bytes.range(of: Data("egg".utf8)) == nil)
        }
    }
}
