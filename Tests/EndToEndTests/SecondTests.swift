import Foundation
import JSON
import TestSupport
import Testing

/// `demeter-wyoming second` between the ears' socket and a recogniser that is not ours.
@Suite(.enabled(if: PythonPeer.interpreter != nil, PythonPeer.reason))
struct SecondTests {
    @Test func `an utterance is carried there and its words back, and whatever comes ends soon`()
        throws
    {
        let folder = try TemporaryFolder()
        let seen = try PythonPeer.run(
            "second.py", [Built.program("demeter-wyoming"), folder.path])
        #expect(
            seen == [
                "right": ["two eggs", true, 0], "dead": ["nothing", true, 0],
                "garbage": ["nothing", true, 0], "long": ["nothing", true, 0],
                "late": ["nothing", true, 0], "drip": ["nothing", true, 0],
            ])
    }

    @Test func `a server that is not there is told of`() throws {
        let folder = try TemporaryFolder()
        let port = try SilentServer().port
        let run = try Command.run(
            Built.program("demeter-wyoming"),
            ["second", "--server", "tcp://127.0.0.1:\(port)", "--at", "\(folder.path)/s"])
        #expect(run.status == 69)
        #expect(
            run.errors.hasPrefix(
                "demeter-wyoming: error: cannot reach tcp://127.0.0.1:\(port): Connection refused"))
        let odd = try Command.run(
            Built.program("demeter-wyoming"), ["second", "--server", "http://x", "--at", "/s"])
        #expect(odd.status == 65)
    }
}
