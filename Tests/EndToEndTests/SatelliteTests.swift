import Foundation
import JSON
import TestSupport
import Testing

/// `demeter-wyoming microphone` between a satellite that is not ours and the ears' FIFO.
@Suite(.enabled(if: PythonPeer.interpreter != nil, PythonPeer.reason))
struct SatelliteTests {
    private static let otherFormat =
        "does not send 16,000 samples of 16 bits and one channel a second, as satellites do unless they "
        + "are told otherwise"

    @Test func `a satellite's sound is carried, and whatever else it sends ends it alone`() throws {
        let folder = try TemporaryFolder()
        let seen = try PythonPeer.run(
            "satellite.py", [Built.program("demeter-wyoming"), folder.path])
        #expect(
            seen == [
                "right": [true, 10_240, "has hung up", 0],
                "garbage": [false, 0, "does not speak Wyoming", 0],
                "long": [false, 0, "does not speak Wyoming", 0],
                "other": [
                    false, 0,
                    .string(Self.otherFormat), 0,
                ],
                "drip": [false, 0, "does not end what it began", 0],
            ])
    }

    @Test func `a satellite that is not there is told of, and nothing but a FIFO is written`()
        throws
    {
        let folder = try TemporaryFolder()
        let port = try SilentServer().port
        let run = try Command.run(
            Built.program("demeter-wyoming"),
            ["microphone", "--server", "tcp://127.0.0.1:\(port)", "--to", "\(folder.path)/s"])
        #expect(run.status == 69)
        #expect(
            run.errors.hasPrefix(
                "demeter-wyoming: error: cannot reach tcp://127.0.0.1:\(port): Connection refused"))
        let odd = try Command.run(
            Built.program("demeter-wyoming"), ["microphone", "--server", "http://x", "--to", "/s"])
        #expect(odd.status == 65)
    }
}
