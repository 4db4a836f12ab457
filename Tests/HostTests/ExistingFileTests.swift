import Glibc
import Host
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(30)))
struct ExistingFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func fault(
        _ path: String, _ use: ExistingFile.Use = .reading, _ trust: ExistingFile.Trust = .anybody
    ) -> FileFault? {
        do throws(FileFault) {
            _ = try ExistingFile(path, for: use, of: trust)
            return nil
        } catch {
            return error
        }
    }

    @Test func `a plain file is read whole, and one that is too long not at all`() throws {
        let path = "\(folder.path)/file"
        for size in [0, 1, 4096, 100_000] {
            let content = (0..<size).map { UInt8(truncatingIfNeeded: $0) }
            unlink(path)
            try write(content, to: path)
            #expect(try ExistingFile.contents(of: path, limit: size) == content)
            #expect(try ExistingFile(path).size == size)
        }
        #expect(throws: FileFault.tooLarge(limit: 99_999)) {
            try ExistingFile.contents(of: path, limit: 99_999)
        }
    }

    @Test func `the null device is an empty file, and other devices are none`() throws {
        #expect(try ExistingFile.contents(of: "/dev/null", limit: 0) == [])
        #expect(fault("/dev/zero") == .notPlain(.device))
        #expect(fault("/dev/tty0") != nil)
    }

    @Test(arguments: [ExistingFile.Use.reading, .writing, .making])
    func `pipes, folders and sockets are refused at once`(use: ExistingFile.Use) throws {
        let pipe = "\(folder.path)/pipe"
        #expect(mkfifo(pipe, 0o600) == 0)
        #expect(fault(pipe, use) == .notPlain(.pipe))
        #expect(fault(folder.path, use)?.code == EISDIR)
        #expect(ExistingFile.fault(of: pipe, .anybody) == .notPlain(.pipe))
    }

    @Test func `what is made follows no link, and belongs to its owner alone`() throws {
        let (link, victim) = ("\(folder.path)/link", "\(folder.path)/victim")
        #expect(symlink(victim, link) == 0)
        #expect(fault(link, .making) == .notPlain(.link))
        #expect(access(victim, F_OK) != 0)
        #expect(fault(victim, .making) == nil)
        var status = stat()
        #expect(stat(victim, &status) == 0 && status.st_mode & 0o777 == 0o600)
        #expect(fault(link) == nil)
    }

    @Test func `what is not there is told by the system's number`() {
        #expect(fault("\(folder.path)/none") == .system(code: ENOENT, operation: "open it"))
        #expect(ExistingFile.fault(of: "\(folder.path)/none", .own) == nil)
    }

    @Test(.enabled(if: getuid() == 0, "needs root to give a file away"))
    func `what belongs to somebody else is used only where that does not matter`() throws {
        let (path, link) = ("\(folder.path)/file", "\(folder.path)/link")
        try write([1], to: path)
        #expect(symlink(path, link) == 0)
        #expect(ExistingFile.fault(of: link, .own) == nil)
        #expect(lchown(link, 65534, 65534) == 0)
        #expect(ExistingFile.fault(of: link, .own) == .notOwn(user: 65534))
        #expect(chown(path, 65534, 65534) == 0)
        for use in [ExistingFile.Use.reading, .writing, .making] {
            #expect(fault(path, use, .own) == .notOwn(user: 65534))
            #expect(fault(path, use) == nil)
        }
        #expect(chown(folder.path, 65534, 65534) == 0)
        #expect(throws: FileFault.notOwn(user: 65534)) {
            try PrivateFolder.claim(folder.path, closing: true)
        }
        #expect(chown(folder.path, 0, 0) == 0)
    }

    @Test func `a folder is closed to others only when all else is right`() throws {
        var status = stat()
        #expect(chmod(folder.path, 0o777) == 0)
        #expect(throws: FileFault.openToOthers(mode: 0o777)) {
            try PrivateFolder.claim(folder.path, closing: false)
        }
        #expect(stat(folder.path, &status) == 0 && status.st_mode & 0o777 == 0o777)
        try PrivateFolder.claim(folder.path, closing: true)
        #expect(stat(folder.path, &status) == 0 && status.st_mode & 0o777 == 0o700)
        let file = "\(folder.path)/file"
        try write([], to: file)
        #expect(chmod(file, 0o644) == 0)
        #expect(throws: FileFault.system(code: ENOTDIR, operation: "open it")) {
            try PrivateFolder.claim(file, closing: true)
        }
        #expect(stat(file, &status) == 0 && status.st_mode & 0o777 == 0o644)
    }
}
