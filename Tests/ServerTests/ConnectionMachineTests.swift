import TestSupport
import Testing
import UnixSocket

@testable import Server

struct ConnectionMachineTests {
    private typealias Action = ConnectionMachine.Action

    private func machine(
        line: Int = 100, output: Int = 50
    ) -> ConnectionMachine {
        var limits = ServerLimits()
        limits.line = line
        limits.output = output
        return ConnectionMachine(limits: limits)
    }

    private func bytes(_ text: String) -> ArraySlice<UInt8> { Array(text.utf8)[...] }

    private func serve(_ text: String) -> Action { .serve(.line(.text(text))) }

    @Test func `lines are served one after the other`() {
        var machine = machine()
        #expect(machine.received(bytes("one\n\n \t\ntwo\nthr")) == [serve("one")])
        #expect(machine.received(bytes("ee\n")) == [])
        #expect(machine.replied([1]) == [serve("two")])
        #expect(machine.replied([2]) == [serve("three")])
        #expect(machine.replied([3]) == [])
        #expect(Array(machine.output.pending) == [1, 2, 3])
        #expect(machine.wantsInput)
    }

    @Test func `what was received before the end is answered, then the connection closes`() {
        var machine = machine()
        #expect(machine.received(bytes("one\ntwo")) == [serve("one")])
        #expect(machine.inputEnded() == [])
        #expect(!machine.wantsInput)
        #expect(machine.replied([1]) == [serve("two")])
        #expect(machine.replied([2]) == [])
        #expect(machine.wrote(1) == [])
        #expect(machine.wrote(1) == [.close])
        #expect(machine.state == .closed)
    }

    @Test func `a blank end is no line`() {
        var machine = machine()
        #expect(machine.received(bytes("  ")) == [])
        #expect(machine.inputEnded() == [.close])
        #expect(machine.inputEnded() == [])
    }

    @Test func `input waits in the client's hands when a line's worth of it waits here`() {
        var machine = machine(line: 10)
        #expect(machine.received(bytes("wait\n")) == [serve("wait")])
        #expect(machine.received(bytes("12345678901")) == [])
        #expect(machine.wantsInput)
        #expect(machine.received(bytes("2")) == [])
        #expect(!machine.wantsInput)
        #expect(machine.unfinishedLine == nil, "no time runs while the client cannot go on")
        #expect(machine.replied([]) == [.serve(.line(.faulty(.tooLong, opening: 0x31)))])
        #expect(machine.wantsInput)
    }

    @Test func `no line is served while the client leaves replies unread`() {
        var machine = machine(output: 3)
        #expect(machine.received(bytes("1\n2\n3\n")) == [serve("1")])
        #expect(machine.replied([1, 2]) == [serve("2")])
        #expect(machine.replied([3, 4]) == [])
        machine.blocked()
        #expect(!machine.canWrite && machine.wantsRoom)
        machine.roomCame()
        #expect(machine.canWrite && !machine.wantsRoom)
        #expect(machine.wrote(2) == [serve("3")])
    }

    @Test func `an unfinished line has its time, from its first byte on`() {
        var machine = machine()
        #expect(machine.unfinishedLine == nil)
        #expect(machine.received(bytes("tw")) == [])
        let first = machine.unfinishedLine
        #expect(first != nil)
        #expect(machine.received(bytes("o")) == [])
        #expect(machine.unfinishedLine == first, "more of the line does not prolong it")
        #expect(machine.received(bytes("\nth")) == [serve("two")])
        let second = machine.unfinishedLine
        #expect(second != nil && second != first)
        #expect(machine.lineTimedOut(first ?? -1) == [], "the first line was finished in time")
        #expect(machine.lineTimedOut(second ?? -1) == [])
        #expect(!machine.wantsInput)
        #expect(machine.replied([1]) == [.serve(.unfinished(opening: 0x74))])
        #expect(machine.replied([2]) == [])
        #expect(machine.wrote(2) == [.close])
    }

    @Test func `an endless line has its time too`() {
        var machine = machine(line: 4)
        #expect(
            machine.received(bytes("123456")) == [.serve(.line(.faulty(.tooLong, opening: 0x31)))])
        #expect(machine.replied([]) == [])
        #expect(machine.received(bytes("7890")) == [])
        #expect(
            machine.lineTimedOut(machine.unfinishedLine ?? -1)
                == [.serve(.unfinished(opening: nil))])
        #expect(machine.replied([]) == [.close])
    }

    @Test func `a client that does not read has its time`() {
        var machine = machine()
        #expect(machine.received(bytes("1\n")) == [serve("1")])
        #expect(machine.replied([1, 2]) == [])
        #expect(machine.unreadOutput == nil)
        machine.blocked()
        let first = machine.unreadOutput
        #expect(first != nil)
        machine.roomCame()
        #expect(machine.wrote(1) == [])
        machine.blocked()
        #expect(machine.unreadOutput != first, "every byte read gives new time")
        #expect(machine.outputTimedOut(first ?? -1) == [])
        #expect(machine.outputTimedOut(machine.unreadOutput ?? -1) == [.close])
        #expect(machine.replied([1]) == [])
        #expect(machine.received(bytes("late\n")) == [])
        #expect(machine.output.isEmpty)
        #expect(machine.close() == [])
    }

    @Test func `a client that is gone still has its lines served`() {
        var machine = machine()
        #expect(machine.received(bytes("1\n2\n")) == [serve("1")])
        #expect(machine.replied([1]) == [serve("2")])
        #expect(machine.readerGone() == [])
        #expect(machine.output.isEmpty)
        #expect(machine.inputEnded() == [])
        #expect(machine.replied([2]) == [.close])
    }

    @Test func `stopping answers the whole lines received`() {
        var machine = machine()
        #expect(machine.received(bytes("1\n2\nhalf")) == [serve("1")])
        #expect(machine.stop() == [])
        #expect(!machine.wantsInput)
        #expect(machine.replied([1]) == [serve("2")])
        #expect(machine.replied([2]) == [])
        #expect(machine.wrote(2) == [.close])
        var idle = self.machine()
        #expect(idle.stop() == [.close])
        #expect(idle.stop() == [])
    }

    @Test func `a watch reads on as long as there are events and room`() {
        var machine = machine(output: 3)
        #expect(machine.received(bytes("w\n")) == [serve("w")])
        #expect(machine.eventsCame() == [], "nothing is watched yet")
        #expect(machine.replied([0], watchSince: 5) == [.fetch(watch: 1, since: 5)])
        #expect(
            machine.fetched(watch: 1, [6], last: 6, isAll: false) == [.fetch(watch: 1, since: 6)])
        #expect(machine.fetched(watch: 1, [7, 8], last: 8, isAll: false) == [])
        #expect(machine.wrote(2) == [.fetch(watch: 1, since: 8)])
        #expect(machine.eventsCame() == [], "a fetch is on its way")
        #expect(
            machine.fetched(watch: 1, [], last: nil, isAll: true) == [.fetch(watch: 1, since: 8)])
        #expect(machine.fetched(watch: 1, [], last: nil, isAll: true) == [])
        #expect(machine.eventsCame() == [.fetch(watch: 1, since: 8)])
    }

    @Test func `a new watch takes the place of the old one`() {
        var machine = machine()
        #expect(machine.received(bytes("w\nw\n")) == [serve("w")])
        #expect(
            machine.replied([], watchSince: 1) == [serve("w"), .fetch(watch: 1, since: 1)])
        #expect(machine.replied([], watchSince: 0) == [.fetch(watch: 2, since: 0)])
        #expect(machine.fetched(watch: 1, [9], last: 9, isAll: true) == [])
        #expect(machine.fetchFailed(watch: 1) == [])
        #expect(machine.output.isEmpty, "events of the old watch are not wanted any more")
        #expect(machine.fetchFailed(watch: 2) == [.close])
    }

    @Test func `half-closing a watch delivers what there is and ends it`() {
        var machine = machine()
        #expect(machine.received(bytes("w\n")) == [serve("w")])
        #expect(machine.inputEnded() == [])
        #expect(machine.replied([], watchSince: 0) == [.fetch(watch: 1, since: 0)])
        #expect(machine.fetched(watch: 1, [1], last: 1, isAll: true) == [])
        #expect(machine.wrote(1) == [.close])
    }

    @Test func `stopping ends a watch at once`() {
        var machine = machine()
        #expect(machine.received(bytes("w\n")) == [serve("w")])
        #expect(machine.replied([], watchSince: 0) == [.fetch(watch: 1, since: 0)])
        #expect(machine.stop() == [.close])
        #expect(machine.fetched(watch: 1, [1], last: 1, isAll: true) == [])
    }

    /// Random bytes, ends, replies and writes: every whole line is served once, in order, and the
    /// connection closes in the end.
    @Test func `whatever happens in whatever order, no line is lost or doubled`() {
        for seed in 0..<300 {
            var random = SplitMix64(seed: UInt64(seed))
            var machine = machine(line: 20, output: 10)
            let lines = (1...Int.random(in: 1...30, using: &random)).map { "line \($0)" }
            var input = bytes(lines.joined(separator: "\n"))
            var served: [String] = []
            var open = 0
            var isClosed = false
            func note(_ actions: [Action]) {
                for action in actions {
                    switch action {
                    case .serve(.line(.text(let text))):
                        served.append(text)
                        open += 1
                    case .close: isClosed = true
                    case .serve, .fetch: Issue.record("unexpected, seed \(seed)")
                    }
                }
            }
            for _ in 0..<10_000 where !isClosed {
                switch Int.random(in: 0...3, using: &random) {
                case 0 where machine.wantsInput && !input.isEmpty:
                    let piece = input.prefix(Int.random(in: 1...9, using: &random))
                    input = input.dropFirst(piece.count)
                    note(machine.received(piece))
                case 0 where input.isEmpty && machine.state == .open: note(machine.inputEnded())
                case 1 where open == 1:
                    open = 0
                    let count = Int.random(in: 0...8, using: &random)
                    note(machine.replied([UInt8](repeating: 1, count: count)))
                case 2 where machine.canWrite:
                    let count = Int.random(in: 1...machine.output.count, using: &random)
                    note(machine.wrote(count))
                case 3 where machine.canWrite: machine.blocked()
                case 3: machine.roomCame()
                default: break
                }
                #expect(open <= 1, "seed \(seed)")
            }
            #expect(served == lines, "seed \(seed)")
            #expect(isClosed, "seed \(seed)")
        }
    }
}
