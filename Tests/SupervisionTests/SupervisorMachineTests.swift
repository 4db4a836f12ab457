import Testing

@testable import Supervision

@Suite struct SupervisorMachineTests {
    @Test func `ears that were listening are back at once, however often they die`() {
        var machine = SupervisorMachine()
        #expect(machine.take(.start) == .launch)
        for _ in 0..<50 {
            #expect(machine.take(.ready) == .nothing)
            #expect(machine.take(.died) == .wait(.milliseconds(100)))
            #expect(machine.take(.waited) == .launch)
        }
    }

    @Test func `ears that never get to listen are tried ever more seldom`() {
        var machine = SupervisorMachine()
        _ = machine.take(.start)
        var waits: [Duration] = []
        for _ in 0..<9 {
            if case .wait(let duration) = machine.take(.died) { waits.append(duration) }
            _ = machine.take(.waited)
        }
        #expect(waits.prefix(3) == [.milliseconds(500), .seconds(1), .seconds(2)])
        #expect(waits.suffix(2) == [.seconds(60), .seconds(60)])
        #expect(waits == waits.sorted())
    }

    @Test func `stopping ends for good`() {
        var machine = SupervisorMachine()
        _ = machine.take(.start)
        _ = machine.take(.ready)
        #expect(machine.take(.stop) == .terminate)
        #expect(machine.take(.died) == .nothing)
        #expect(machine.take(.waited) == .nothing)
        #expect(machine.state == .stopped)
    }

    @Test func `nothing is launched twice`() {
        var machine = SupervisorMachine()
        #expect(machine.take(.start) == .launch)
        #expect(machine.take(.start) == .nothing)
        #expect(machine.take(.waited) == .nothing)
    }
}
