import Glibc
import TestSupport
import Testing

@testable import WebAccess

/// Tokens of assistants on the disk.
struct TokenTests {
    private let data: TemporaryFolder
    private let folder: AccessFolder
    private let now = Int64(time(nil))

    init() throws {
        data = try TemporaryFolder()
        folder = AccessFolder(dataFolder: data.path)
    }

    @Test func `a token lets in until it is ended, whatever else there is`() throws {
        #expect(folder.listTokens() == [])
        let first = try folder.makeToken(named: "laptop", allow: ["read", "log"], at: now)
        let second = try folder.makeToken(named: "kitchen", allow: ["log"], at: now)
        #expect(folder.token(first, at: now)?.allow == ["read", "log"])
        let id = try #require(folder.token(second, at: now)?.id)
        #expect(folder.hasToken(id: id))
        #expect(folder.endToken(named: "kitchen"))
        #expect(!folder.endToken(named: "kitchen"))
        #expect(!folder.hasToken(id: id))
        #expect(folder.token(second, at: now) == nil)
        #expect(folder.token(first, at: now) != nil)
        // Signing browsers out leaves assistants alone.
        _ = folder.endAll()
        #expect(folder.token(first, at: now) != nil)
        #expect(folder.session(first, at: now) == nil)
    }

    @Test func `a name is one token's, and there are so many`() throws {
        _ = try folder.makeToken(named: "0", allow: [], at: now)
        #expect(throws: AccessFolder.TokenFault.nameTaken) {
            try folder.makeToken(named: "0", allow: [], at: now)
        }
        for number in 1..<AccessFolder.mostTokens {
            _ = try folder.makeToken(named: "\(number)", allow: [], at: now)
        }
        #expect(throws: AccessFolder.TokenFault.tooMany) {
            try folder.makeToken(named: "more", allow: [], at: now)
        }
    }

    @Test func `the list tells when each was used last`() throws {
        let token = try folder.makeToken(named: "laptop", allow: ["read"], at: now - 500)
        #expect(folder.listTokens().map(\.used) == [nil])
        #expect(folder.listTokens().map(\.created) == [now - 500])
        _ = folder.token(token, at: now)
        #expect(folder.listTokens().map(\.used) == [now])
        _ = folder.token(token, at: now + 60)
        #expect(folder.listTokens().map(\.used) == [now])
        _ = folder.token(token, at: now + 61)
        #expect(folder.listTokens().map(\.used) == [now + 61])
    }

    @Test func `what is on the disk lets nobody in, and is its owner's alone`() throws {
        let token = try folder.makeToken(named: "laptop", allow: ["read"], at: now)
        let id = try #require(folder.token(token, at: now)?.id)
        let file = "\(folder.tokens[0])/\(id)"
        var facts = stat()
        #expect(lstat(folder.tokens[0], &facts) == 0 && facts.st_mode & 0o777 == 0o700)
        #expect(lstat(file, &facts) == 0 && facts.st_mode & 0o777 == 0o600)
        #expect(id != token)
        #expect(folder.token(id, at: now) == nil)
        #expect(!String(decoding: bytes(of: file), as: UTF8.self).contains(token))
    }

    @Test(arguments: ["", "..", "../links", String(repeating: "A", count: 64)])
    func `what no token looks like is none`(text: String) {
        #expect(folder.token(text, at: now) == nil)
    }
}
