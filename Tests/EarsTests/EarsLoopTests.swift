import Audio
import Configuration
import Glibc
import Testing
import Threads
import Voice

@testable import Ears

/// The ears' loop, with a socket in the daemon's place.
@Suite(.serialized) struct EarsLoopTests {
    @Test func `whoever listens to sound that has ended is told so`() throws {
        let path = "\(Workshop.folder)/quiet.wav"
        try Files.write(
            WAV.bytes(of: [Int16](repeating: 0, count: 1_600), rate: 16_000), to: path)
        var ends: [Int32] = [-1, -1]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        let (daemon, ears) = (ends[0], ends[1])
        var patience = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(
            daemon, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        let model = try Workshop.model.get()
        let status = OwnThread.start("ears") {
            // Whoever reads sees the end of the socket when something fails.
            defer { close(ears) }
            guard let source = try? SoundSource(device: "wav:\(path)"),
                let transcriber = try? Transcriber(model, reader: Workshop.reader)
            else { return }
            var loop = EarsLoop(
                source, daemon: ears,
                Hearing(transcriber, mode: .push, wakePhrase: "hey demeter"))
            loop.run()
        }
        try #require(status == 0)
        let told = """
            {"kind":"error","message":"the sound has ended"}
            {"kind":"open","open":false}

            """
        #expect(Self.read(daemon, told.utf8.count) == told)
        let listen = "{\"command\":\"listen\"}\n"
        #expect(send(daemon, listen, listen.utf8.count, Int32(MSG_NOSIGNAL)) > 0)
        let answer = "{\"kind\":\"open\",\"open\":true}\n" + told
        #expect(Self.read(daemon, answer.utf8.count) == answer)
        close(daemon)
    }

    /// So many bytes of text; fewer when the other end is gone or says nothing for a minute.
    private static func read(_ descriptor: Int32, _ count: Int) -> String {
        var bytes = [UInt8](repeating: 0, count: count)
        let got = recv(descriptor, &bytes, count, Int32(MSG_WAITALL))
        return String(decoding: bytes.prefix(max(0, got)), as: UTF8.self)
    }
}
