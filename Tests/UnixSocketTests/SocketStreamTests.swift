import Glibc
import Testing

@testable import UnixSocket

struct SocketStreamTests {
    @Test func `bytes written at one end are read at the other`() throws {
        let pair = try End.pair()
        var buffer = [UInt8](repeating: 0, count: 4)
        #expect(try pair.far.stream.read(into: &buffer) == .wouldBlock)
        #expect(try pair.near.stream.write(Array("eggs and".utf8)[...]) == .moved(8))
        #expect(try pair.far.stream.read(into: &buffer) == .moved(4))
        #expect(buffer == Array("eggs".utf8))
        #expect(try pair.far.stream.read(into: &buffer) == .moved(4))
        #expect(buffer == Array(" and".utf8))
    }

    @Test func `a full socket takes no more until something is read`() throws {
        let pair = try End.pair()
        let piece = [UInt8](repeating: 1, count: 100_000)[...]
        var written = 0
        while case .moved(let count) = try pair.near.stream.write(piece) { written += count }
        #expect(written > 0)
        #expect(try pair.near.stream.write(piece) == .wouldBlock)
        var buffer = [UInt8](repeating: 0, count: written)
        var read = 0
        while case .moved(let count) = try pair.far.stream.read(into: &buffer) { read += count }
        #expect(read == written)
        guard case .moved = try pair.near.stream.write(piece) else {
            Issue.record("no room after everything was read")
            return
        }
    }

    @Test func `the end of input and a vanished reader are no errors`() throws {
        let pair = try End.pair()
        var buffer = [UInt8](repeating: 0, count: 4)
        pair.near.stream.finishWriting()
        #expect(try pair.far.stream.read(into: &buffer) == .ended)
        #expect(try pair.far.stream.write([1][...]) == .moved(1))
        #expect(
            try pair.near.stream.write([1][...]) == .ended, "SIGPIPE would have ended the process")
        #expect(try pair.near.stream.write([]) == .wouldBlock)
    }

    @Test func `a reset connection is the end of input`() throws {
        let near: End
        do {
            // The far end closes while something lies there unread.
            let pair = try End.pair()
            _ = try pair.near.write("unread")
            near = pair.near
        }
        var buffer = [UInt8](repeating: 0, count: 4)
        #expect(try near.stream.read(into: &buffer) == .ended)
        #expect(try near.write("more") == .ended)
    }

    @Test func `an error names the step and speaks the words of the system`() {
        let error = SocketError(code: ECONNREFUSED, operation: .connect)
        #expect(error.description == "connect: Connection refused (111)")
    }
}
