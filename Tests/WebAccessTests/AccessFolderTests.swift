import Glibc
import TestSupport
import Testing

@testable import WebAccess

struct AccessFolderTests {
    private let data: TemporaryFolder
    private let folder: AccessFolder
    private let now = Int64(time(nil))

    init() throws {
        data = try TemporaryFolder()
        folder = AccessFolder(dataFolder: data.path)
        try folder.prepare()
    }

    private func rights(_ path: String) -> UInt32 {
        var facts = stat()
        return lstat(path, &facts) == 0 ? facts.st_mode & 0o777 : 0
    }

    private func names(_ name: String) throws -> [String] {
        let run = try Command.run("/bin/ls", ["\(folder.path)/\(name)"])
        return run.output.split(separator: "\n").map(String.init)
    }

    /// FIPS 180-4's examples, and one of each length around a block's end, by coreutils.
    @Test func `digests are SHA-256`() throws {
        #expect(
            SHA256.hexadecimal(of: "abc")
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        for length in [0, 1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000] {
            let text = String(repeating: "a", count: length)
            let run = try Command.run("/usr/bin/sha256sum", input: text)
            #expect(SHA256.hexadecimal(of: text) == run.output.prefix(64), "\(length)")
        }
    }

    @Test func `a link is good once, and for five minutes`() throws {
        let link = try folder.makeLink(at: now)
        #expect(folder.spend(link: link + "x", at: now) == nil)
        #expect(folder.spend(link: link, at: now + 299) != nil)
        #expect(folder.spend(link: link, at: now + 299) == nil)
        let late = try folder.makeLink(at: now)
        #expect(folder.spend(link: late, at: now + 300) == nil)
        #expect(try names("links") == [])
    }

    @Test func `of many who spend a link at once, one has it`() async throws {
        let link = try folder.makeLink(at: now)
        let (folder, now) = (folder, now)
        let count = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<50 { group.addTask { folder.spend(link: link, at: now) != nil } }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(count == 1)
    }

    @Test func `what is on the disk lets nobody in, and is its owner's alone`() throws {
        let token = try folder.begin(agent: "Browser/1.0", at: now)
        let link = try folder.makeLink(at: now)
        #expect(rights(folder.path) == 0o700)
        for kind in ["links", "sessions"] {
            #expect(rights("\(folder.path)/\(kind)") == 0o700)
            for name in try names(kind) {
                #expect(rights("\(folder.path)/\(kind)/\(name)") == 0o600)
                #expect(folder.session(name, at: now) == nil)
                let content = String(
                    decoding: bytes(of: "\(folder.path)/\(kind)/\(name)"), as: UTF8.self)
                #expect(!content.contains(token) && !content.contains(link))
                #expect(name != token && name != link)
            }
        }
        #expect(folder.session(token, at: now)?.formToken.contains(token) == false)
    }

    @Test func `a session lasts while it is used, and 30 days`() throws {
        let token = try folder.begin(agent: "a", at: now)
        let day: Int64 = 86_400
        #expect(folder.session(token, at: now + 29 * day) != nil)
        #expect(folder.session(token, at: now + 58 * day) != nil)
        #expect(folder.session(token, at: now + 89 * day) == nil)
        #expect(try names("sessions") == [])
    }

    @Test
    func `what is of somebody who was taken off is nobody's, also where the name is given again`()
        throws
    {
        try folder.admit("anna")
        let link = try folder.makeLink(at: now, for: "anna")
        let token = try folder.makeToken(named: "phone", allow: ["log"], for: "anna", at: now)
        let spent = try #require(folder.spend(link: link, at: now))
        let session = try folder.begin(agent: "a", for: spent, at: now)
        #expect(folder.session(session, at: now)?.person == "anna")
        #expect(folder.token(token, at: now)?.person == "anna")
        // Who came by a link of before begins no session of later.
        let late = try folder.makeLink(at: now, for: "anna")
        let held = try #require(folder.spend(link: late, at: now))
        folder.dismiss("anna")
        #expect(folder.session(session, at: now) == nil && folder.token(token, at: now) == nil)
        try folder.admit("anna")
        let stale = try folder.begin(agent: "a", for: held, at: now)
        #expect(folder.session(stale, at: now) == nil)
        let link2 = try folder.makeLink(at: now, for: "anna")
        let fresh = try folder.begin(
            agent: "a", for: try #require(folder.spend(link: link2, at: now)), at: now)
        #expect(folder.session(fresh, at: now)?.person == "anna")
    }

    @Test func `sessions are listed and ended`() throws {
        let first = try folder.begin(agent: "first", at: now)
        let second = try folder.begin(agent: "second", at: now)
        #expect(Set(folder.list().map(\.agent)) == ["first", "second"])
        let id = try #require(folder.list().first { $0.agent == "first" }).id
        #expect(folder.end(beginning: String(id.prefix(6))) == 1)
        #expect(folder.session(first, at: now) == nil)
        #expect(folder.session(second, at: now) != nil)
        #expect(folder.end(beginning: "") == 0)
        folder.end(token: second)
        #expect(folder.list() == [])
        _ = try folder.begin(agent: "third", at: now)
        #expect(folder.endAll() == 1)
    }

    @Test(arguments: [
        "", "..", "../../etc/passwd", "/etc/passwd", String(repeating: "A", count: 64),
        String(repeating: "a", count: 63), String(repeating: "é", count: 32),
    ])
    func `what no token looks like is none`(text: String) {
        #expect(folder.session(text, at: now) == nil)
        #expect(folder.spend(link: text, at: now) == nil)
    }

    @Test func `one process serves, and its mark goes with it`() throws {
        #expect(ServingMark.address(in: folder) == nil)
        do {
            guard let mark = ServingMark(in: folder, address: "http://127.0.0.1:1") else {
                Issue.record("it was refused")
                return
            }
            #expect(ServingMark.address(in: folder) == "http://127.0.0.1:1")
            if ServingMark(in: folder, address: "http://127.0.0.1:2") != nil {
                Issue.record("a second one serves")
            }
            #expect(ServingMark.address(in: folder) == "http://127.0.0.1:1")
            _ = consume mark
        }
        #expect(ServingMark.address(in: folder) == nil)
    }
}
