import Glibc
import TestSupport
import Testing

@testable import Host

struct NewFileTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = "\(folder.path)/new"
    }

    private func facts(_ path: String) -> stat? {
        var facts = stat()
        return lstat(path, &facts) == 0 ? facts : nil
    }

    @Test func `a file appears whole, for its owner alone`() throws {
        var file = try NewFile(path)
        try file.write(Array("one".utf8))
        #expect(facts(path) == nil)
        try file.finish(replacing: false)
        #expect(bytes(of: path) == Array("one".utf8))
        #expect(facts(path).map { $0.st_mode & 0o7777 } == 0o600)
        #expect(facts(file.draft) == nil)
    }

    @Test func `one that is not finished leaves nothing`() throws {
        do {
            let file = try NewFile(path)
            try file.write([1])
            #expect(facts(file.draft) != nil)
        }
        #expect(facts(path + ".part") == nil)
        #expect(facts(path) == nil)
    }

    @Test(arguments: ["file", "link", "pipe"])
    func `what was prepared at the draft's name is neither written nor waited for`(
        _ kind: String
    ) throws {
        let victim = "\(folder.path)/victim"
        try TestSupport.write(Array("theirs".utf8), to: victim)
        switch kind {
        // A second name, by which what is written there could be read.
        case "file": #expect(link(victim, path + ".part") == 0)
        case "link": #expect(symlink(victim, path + ".part") == 0)
        default: #expect(mkfifo(path + ".part", 0o666) == 0)
        }
        try NewFile.write(Array("ours".utf8), to: path)
        #expect(bytes(of: path) == Array("ours".utf8))
        #expect(bytes(of: victim) == Array("theirs".utf8))
        #expect(facts(path).map { $0.st_mode } == S_IFREG | 0o600)
    }

    @Test func `what is there stays unless it is to be replaced`() throws {
        try TestSupport.write([1], to: path)
        var file = try NewFile(path)
        try file.write([2])
        #expect(throws: HostError(code: EEXIST, operation: "write \(path)")) {
            try file.finish(replacing: false)
        }
        #expect(bytes(of: path) == [1])
        try file.finish(replacing: true)
        #expect(bytes(of: path) == [2])
    }

    @Test func `a link at the place is replaced itself, and leads nowhere else`() throws {
        let victim = "\(folder.path)/victim"
        try TestSupport.write([9], to: victim)
        #expect(symlink(victim, path) == 0)
        var file = try NewFile(path)
        #expect(throws: HostError(code: EEXIST, operation: "write \(path)")) {
            try file.finish(replacing: false)
        }
        try file.write([2])
        try file.finish(replacing: true)
        #expect(bytes(of: victim) == [9])
        #expect(facts(path).map { $0.st_mode & S_IFMT } == S_IFREG)
    }

    @Test func `folders and pipes are not replaced`() throws {
        #expect(mkdir(path, 0o700) == 0)
        #expect(throws: HostError(code: EISDIR, operation: "write \(path)")) {
            try NewFile.write([1], to: path)
        }
        #expect(rmdir(path) == 0)
        #expect(mkfifo(path, 0o600) == 0)
        #expect(throws: HostError(code: EEXIST, operation: "write \(path)")) {
            try NewFile.write([1], to: path)
        }
        #expect(facts(path).map { $0.st_mode & S_IFMT } == S_IFIFO)
    }

    @Test func `of two at the same place the later draft counts`() throws {
        var first = try NewFile(path)
        var second = try NewFile(path)
        try first.write([1])
        try second.write([2])
        #expect(throws: HostError(code: EBUSY, operation: "write \(path)")) {
            try first.finish(replacing: true)
        }
        try second.finish(replacing: true)
        #expect(bytes(of: path) == [2])
    }

    @Test func `a folder that is not there is told`() {
        #expect(throws: HostError(code: ENOENT, operation: "write \(path)/deeper/x.part")) {
            try NewFile.write([1], to: path + "/deeper/x")
        }
    }
}
