import Host
import Testing

struct CommandOutputTests {
    private func run(_ script: String, patience: Duration = .seconds(60)) -> String? {
        CommandOutput.read(["sh", "-c", script], patience: patience, limit: 100)
            .map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func `what a program prints is returned, and only that`() {
        #expect(run("cat; echo key; echo noise >&2") == "key\n")
    }

    @Test func `a program that fails, prints too much or is not there gives nothing`() {
        #expect(run("echo key; exit 1") == nil)
        #expect(run("yes") == nil)
        #expect(CommandOutput.read(["demeter-no-such-program"], patience: .seconds(1)) == nil)
        #expect(CommandOutput.read([], patience: .seconds(1)) == nil)
    }

    @Test func `a program that takes too long is ended`() {
        let start = ContinuousClock.now
        #expect(run("exec sleep 60", patience: .milliseconds(50)) == nil)
        #expect(start.duration(to: .now) < .seconds(30))
    }
}
