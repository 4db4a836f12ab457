import Glibc
import Host
import Testing

@Suite(.serialized)
struct SignalTests {
    @Test func `a signal comes out of the stream and does not end the process`() async {
        var signals = Signal.stream(of: [.user1, .hangUp]).makeAsyncIterator()
        kill(getpid(), SIGUSR1)
        #expect(await signals.next() == .user1)
        kill(getpid(), SIGHUP)
        #expect(await signals.next() == .hangUp)
    }

    @Test func `numbers are the system's`() {
        #expect(Signal.allCases.map(\.number) == [SIGTERM, SIGINT, SIGHUP, SIGUSR1])
    }

    @Test func `a broken pipe is an error`() {
        Signal.ignoreBrokenPipes()
        var ends: [Int32] = [0, 0]
        pipe(&ends)
        close(ends[0])
        #expect(write(ends[1], "a", 1) == -1)
        #expect(errno == EPIPE)
        close(ends[1])
    }
}
