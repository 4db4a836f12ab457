import Glibc
import Host
import JSON
import Testing
import Wire

@testable import Verbs

struct WatchVerbTests {
    private func event(_ seq: Int) -> String {
        EventMessage(seq: seq, kind: .dayClosed, payload: JSONObject([("date", "2026-03-06")]))
            .notification.text
    }

    @Test func `events are shown until what follows is no daemon`() throws {
        let events = [event(5), event(6), event(6), event(7), "nonsense"]
        let daemon = try ScriptedDaemon { _, _ in .lines(["seq": 4], events) }
        let run = try demeter("watch", "--since", "4", daemon: daemon)
        #expect(run.status == 69)
        #expect(run.output == String(repeating: "day closed  2026-03-06\n", count: 3))
        #expect(daemon.requests() == [["method": "watch", "params": ["since": 4]]])
    }

    @Test func `on a terminal a day that ends is told with its summary`() throws {
        let summary = SummaryMessage(
            title: "Friday", text: "Friday\n- One line.\n", html: "",
            figures: ["meals": [["meal": "lunch"]]])
        var empty = summary
        empty.figures = ["meals": []]
        let daemon = try ScriptedDaemon { [empty] request, number in
            switch number {
            case 0: .lines(["seq": 4], [event(5), event(6), event(7)])
            case 1: .result(summary.json)
            case 2: .error(code: -31988, "No summaries.")
            default: .last(empty.json, ["nonsense"])
            }
        }
        let run = try demeter("watch", daemon: daemon, style: screen)
        let closed = "\u{1B}[1mday closed\u{1B}[0m  2026-03-06\n"
        #expect(run.output == closed + "\nFriday\n- One line.\n\n" + closed + closed)
        #expect(run.status == 69)
        let asked: JSONValue = ["method": "summary", "params": ["date": "2026-03-06"]]
        #expect(Array(daemon.requests().dropFirst()) == [asked, asked, asked])
    }

    @Test func `a watch goes on after the last event when the daemon is back`() throws {
        let first = [event(5), event(6)]
        let second = [event(7), "nonsense"]
        let daemon = try ScriptedDaemon { _, number in
            switch number {
            case 0: .last(["seq": 4], first)
            case 1: .hangUp
            case 2: .last(["seq": 6], [])
            default: .lines(["seq": 6], second)
            }
        }
        var pauses: [UInt32] = []
        let run = try demeter(["watch", "--json"], daemon: daemon, pause: { pauses.append($0) })
        #expect(run.status == 69)
        let seqs = try run.output.split(separator: "\n").prefix(3).map {
            try JSONValue(parsing: String($0))["seq"]?.integer
        }
        #expect(seqs == [5, 6, 7])
        let gone = "demeter: the daemon is gone; waiting for it\n"
        #expect(run.errors.hasPrefix(gone + gone + gone))
        #expect(pauses == [1, 2, 4])
        #expect(
            daemon.requests().map { $0["params"] } == [
                [:], ["since": 6], ["since": 6], ["since": 6],
            ])
    }

    @Test func `without a daemon at the start it ends`() throws {
        #expect(try demeter("watch", "--socket", "/nonexistent/socket").status == 69)
    }
}
