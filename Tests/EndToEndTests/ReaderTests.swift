import Foundation
import Glibc
import JSON
import TestSupport
import Testing

/// `[barcode] device`: codes from a FIFO, by way of `demeter-reader`, into the journal of a live daemon.
struct ReaderTests {
    private static let code = "4006381333931"

    private func write(_ text: String, to path: String) throws {
        let fifo = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
        try #require(fifo >= 0, "nobody reads \(path)")
        defer { close(fifo) }
        let bytes = Array(text.utf8)
        #expect(Glibc.write(fifo, bytes, bytes.count) == bytes.count)
    }

    private func isRead(_ path: String) -> Bool {
        let fifo = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
        if fifo >= 0 { close(fifo) }
        return fifo >= 0
    }

    private func held(_ daemon: DaemonProcess) throws -> [String] {
        var client = try daemon.connect()
        return try client.call("held", [:])["result"]?.array?.compactMap { $0["text"]?.string }
            ?? []
    }

    @Test func `what is read is logged, in its order, also when the FIFO comes later and goes`()
        throws
    {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/codes"
        let daemon = try DaemonProcess(
            folder: folder.path, environment: ["DEMETER_BARCODE_DEVICE": path])
        #expect(mkfifo(path, 0o600) == 0)
        try waitUntil { isRead(path) }
        try write("\(Self.code)\r\n96385074\n", to: path)
        try waitUntil { try held(daemon).count == 2 }
        #expect(try held(daemon) == [Self.code, "96385074"])
        // A slip is told in the log and logs nothing.
        try write("4006381333932\nno code\n\(Self.code)\n", to: path)
        try waitUntil { try held(daemon).count == 3 }
        try waitUntil { daemon.log.contains("what the reader read is no number of a product") }
        #expect(daemon.stop() == 0)
    }

    @Test func `a reader that is somebody's logs for them, and for nobody who is not here`() throws
    {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/codes"
        #expect(mkfifo(path, 0o600) == 0)
        let daemon = try DaemonProcess(
            folder: folder.path,
            environment: ["DEMETER_BARCODE_DEVICE": path, "DEMETER_BARCODE_PERSON": "anna"])
        try waitUntil { isRead(path) }
        try write("\(Self.code)\n", to: path)
        try waitUntil { daemon.log.contains("barcode.person is nobody whose journal is kept here") }
        var client = try daemon.connect()
        try #require(try client.call("people.add", ["name": "anna"])["error"] == nil)
        try write("96385074\n", to: path)
        func held() throws -> [String?]? {
            try client.call("held", ["person": "anna"])["result"]?.array?.map { $0["text"]?.string }
        }
        try waitUntil { try held() == ["96385074"] }
        #expect(try self.held(daemon) == [])
        #expect(daemon.stop() == 0)
    }

    @Test func `the reader has nothing but its device, and ends with the daemon`() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/codes"
        #expect(mkfifo(path, 0o600) == 0)
        let daemon = try DaemonProcess(
            folder: folder.path, environment: ["DEMETER_BARCODE_DEVICE": path])
        try waitUntil { isRead(path) }
        let reader = try #require(try daemon.child(named: "demeter-reader"))
        try DaemonProcess.waitUntilConfined(reader)
        // Killed, it is started again.
        kill(reader, SIGKILL)
        try waitUntil { try daemon.child(named: "demeter-reader").map { $0 != reader } ?? false }
        try waitUntil { isRead(path) }
        try write("\(Self.code)\n", to: path)
        try waitUntil { try held(daemon).count == 1 }
        #expect(daemon.stop() == 0)
        try waitUntil { !isRead(path) }
    }

    @Test(arguments: ["file", "open"])
    func `what is no reader is refused with the reason`(kind: String) throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/\(kind)"
        if kind == "file" {
            _ = FileManager.default.createFile(atPath: path, contents: nil)
        } else {
            #expect(mkfifo(path, 0o600) == 0 && chmod(path, 0o622) == 0)
        }
        let run = try Command.run(Built.program("demeter-reader"), ["--device", path])
        #expect(run.status == 66)
        #expect(
            run.errors.contains(
                kind == "file" ? "neither a FIFO nor a reader" : "others may write into"))
        #expect(try Command.run(Built.program("demeter-reader"), []).status == 64)
    }
}
