import JSON
import Nutrition
import Programmes
import Testing
import Wire

@testable import Page

/// The page of a programme: how it goes, what can be done with it, and what can be started.
struct ProgrammePageTests {
    private static let usual = Programme(
        name: "twenty-one-days", title: "Twenty-one days", days: 21,
        targets: [DailyTarget(.meals, 3), DailyTarget(.feelings, 1)])

    private static let first = LocalDay(daysSinceEpoch: 20_000)

    private func desk(_ pauses: [ProgrammeRun.Pause]? = nil, stopped: LocalDay? = nil) -> Desk {
        let desk = Desk()
        desk.daemon.answer(
            .programmes,
            .success(
                ProgrammesMessage(programmes: [.init(Self.usual, isOwn: false)]).json))
        guard let pauses else {
            desk.daemon.answer(
                .programme, .failure(.refused(RPCError(.noSuchEntry, "There is none."))))
            return desk
        }
        let run = ProgrammeRun(Self.usual, from: Self.first, pauses: pauses, stopped: stopped)
        let progress = ProgrammeProgress(run, today: Self.first.advanced(by: 1)) { _ in
            DayFacts(meals: 3, banned: 0, index: nil, feelings: 0)
        }
        desk.daemon.answer(
            .programme,
            .success(
                ProgrammeMessage(
                    id: 1, progress: progress,
                    metrics: PilotMetrics(
                        days: 2, daysLogged: 2, utterances: 0, medianSeconds: nil,
                        slowSeconds: nil, entries: 0, right: 0, corrections: 0, taken: 0,
                        refused: 0, returned: []),
                    reply: "Twenty-one days, day 2 of 21: 1 of 2 met."
                ).json))
        return desk
    }

    @Test func `without one the page offers what can be started, and starts it once`() {
        let desk = desk()
        let page = desk.text(desk.get("/programme"))
        #expect(page.contains("No programme was started yet."), "\(page)")
        #expect(page.contains("action=\"/do/start\""))
        #expect(!page.contains("/do/pause"))
        let answer = desk.post(
            "/do/start", [("name", "twenty-one-days"), ("back", "/programme"), ("key", "k1")])
        #expect(answer.status == 303)
        #expect(answer.header("Location")?.hasPrefix("/programme") == true)
        #expect(
            desk.daemon.heard.first { $0.method == .startProgramme }?.parameters
                == ["name": "twenty-one-days", "key": "k1"])
    }

    @Test func `the one that goes on is told, paused and given up`() {
        let desk = desk([])
        let page = desk.text(desk.get("/programme"))
        #expect(page.contains("Twenty-one days, day 2 of 21: 1 of 2 met."), "\(page)")
        for act in ["pause", "travel", "stop"] { #expect(page.contains("action=\"/do/\(act)\"")) }
        #expect(!page.contains("/do/start") && !page.contains("/do/resume"))
        #expect(page.contains("Day 1: "))
        _ = desk.post("/do/pause", [("back", "/programme"), ("key", "k1")])
        #expect(
            desk.daemon.heard.first { $0.method == .pauseProgramme }?.parameters == ["key": "k1"])
    }

    @Test func `a paused one is gone on with, and one given up makes room`() {
        let paused = desk([.init(from: Self.first, to: nil)])
        let page = paused.text(paused.get("/programme"))
        #expect(page.contains("/do/resume") && !page.contains("/do/pause"), "\(page)")
        let over = desk([], stopped: Self.first)
        #expect(over.text(over.get("/programme")).contains("/do/start"))
    }
}
