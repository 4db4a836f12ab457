import JSON
import Nutrition
import Programmes
import TestSupport
import Testing
import Wire

@testable import Verbs

/// The verb of programmes, against a daemon that answers as a script says.
struct ProgrammeVerbTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let programme = Programme(
        name: "mine", title: "Mine", about: "A few days.", days: 3,
        targets: [DailyTarget(.meals, 2), DailyTarget(.noBanned)])

    private static var message: ProgrammeMessage {
        let run = ProgrammeRun(programme, from: march6.advanced(by: -1))
        let progress = ProgrammeProgress(run, today: march6) { day in
            day == march6 ? DayFacts(meals: 1) : DayFacts(meals: 2, banned: 0)
        }
        return ProgrammeMessage(
            id: 4, progress: progress,
            metrics: PilotMetrics(
                PilotFacts(
                    logged: [march6], waits: [200, 400], corrections: [0, 0, 2], taken: 1,
                    refused: 1), of: progress.days.map(\.day), from: run.start, today: march6),
            reply: "Mine, day 2 of 3: 0 of 2 met.")
    }

    private func request(_ method: String, _ parameters: JSONValue) -> String {
        (["method": .string(method), "params": parameters] as JSONValue).text
    }

    private static let numbers = """
        In numbers:
          days with entries: 1 of 2
          from words to entries: 0.3 s for half of 2, 0.4 s for nine of ten
          right without a correction: 2 of 3 entries
          corrections: 0.67 an entry
          alternatives taken: 1 of 2
          logged again: day 7 not yet, day 21 not yet, day 30 not yet

        """

    @Test func `how it goes is told with its targets and numbers`() throws {
        let message = Self.message
        let daemon = try ScriptedDaemon(always: message.json)
        for verb in [["programme"], ["programme", "status"]] {
            let run = try demeter(verb, daemon: daemon)
            #expect(
                run
                    == Run(
                        status: 0,
                        output: """
                            Mine, day 2 of 3: 0 of 2 met.

                            of 2                            met  missed  to do  not known
                            2 meals logged                    1       0      1          0
                            nothing that you must not have    1       0      0          1

                            """ + "\n" + Self.numbers, errors: ""))
        }
        #expect(
            daemon.requests().map(\.text)
                == [request("programme", [:]), request("programme", [:])])
    }

    @Test func `a report tells every day`() throws {
        let message = Self.message
        let daemon = try ScriptedDaemon(always: message.json)
        let run = try demeter("programme", "report", "4", daemon: daemon)
        #expect(
            run.output.contains(
                """
                day  date        meals  no banned
                  1  2026-03-05  met    met
                  2  2026-03-06  open   unknown
                """), "\(run.output)")
        #expect(daemon.requests().map(\.text) == [request("programme", ["programme": 4])])
    }

    @Test func `steps name their days`() throws {
        let message = Self.message
        let daemon = try ScriptedDaemon(always: message.json)
        for arguments in [
            ["start"], ["start", "mine", "--from", "2026-03-05"],
            ["pause", "--from", "2026-03-06"], ["resume"], ["travel", "2026-03-05"], ["stop"],
        ] {
            let run = try demeter(["programme"] + arguments, daemon: daemon)
            #expect(run.output == "Mine, day 2 of 3: 0 of 2 met.\n")
        }
        #expect(
            daemon.requests().map(\.text) == [
                request("programme.start", ["name": "twenty-one-days"]),
                request("programme.start", ["name": "mine", "from": "2026-03-05"]),
                request("programme.pause", ["day": "2026-03-06"]),
                request("programme.resume", [:]),
                request("programme.travel", ["day": "2026-03-05"]), request("programme.stop", [:]),
            ])
    }

    @Test func `what can be started is listed, and what is wrong with a file`() throws {
        let listed = ProgrammesMessage(
            programmes: [.init(Self.programme, isOwn: true)],
            faults: ["x.toml:2:1: \"days\" is missing"])
        let daemon = try ScriptedDaemon(always: listed.json)
        let run = try demeter("programme", "list", daemon: daemon)
        #expect(
            run.output == """
                mine: Mine, 3 days (your own)
                  A few days.
                  - 2 meals logged
                  - nothing that you must not have
                Left out: x.toml:2:1: "days" is missing

                """)
    }

    @Test func `numbers leave after a yes alone, and with no word, food or date`() throws {
        let message = Self.message
        let daemon = try ScriptedDaemon(always: message.json)
        let file = "\(folder.path)/pilot.json"
        let refused = try demeter("programme", "metrics", "--export", file, daemon: daemon)
        #expect(refused.status == 64)
        #expect(bytes(of: file).isEmpty)
        let shown = try demeter("programme", "metrics", daemon: daemon)
        #expect(shown.output.contains("days with entries: 1 of 2\n"))
        let run = try demeter("programme", "metrics", "--export", file, "--yes", daemon: daemon)
        #expect(run.status == 0, "\(run.errors)")
        let text = String(decoding: bytes(of: file), as: UTF8.self)
        #expect(
            text == """
                {"demeter":"pilot metrics","format":1,"programme_days":3,"metrics":\
                \(message.metrics.json.text)}

                """)
        #expect(!text.contains("Mine") && !text.contains("2026"))
        // What is there already stays.
        let again = try demeter("programme", "metrics", "--export", file, "--yes", daemon: daemon)
        #expect(again.status != 0)
        #expect(try demeter("programme", "metrics", "--yes", daemon: daemon).status == 64)
    }
}
