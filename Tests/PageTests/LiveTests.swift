import JSON
import Locking
import Nutrition
import Testing
import Wire

@testable import Page

/// Pages that are kept, and browsers that look on.
struct LiveTests {
    @Test func `a page is made once until something is changed or a second is over`() {
        let desk = Desk()
        desk.daemon.event.withLock { $0 = 5 }
        func made() -> Int { desk.daemon.heard.count { $0.method == .day } }
        let first = desk.text(desk.get("/"))
        #expect(made() == 1)
        let second = desk.text(desk.get("/"))
        #expect(made() == 1)
        // Forms of two pages never have the same key; all else is the same.
        #expect(first != second)
        #expect(first.count == second.count)
        #expect(second.contains("name=\"token\" value=\"form-token\""))
        desk.daemon.event.withLock { $0 = 6 }
        _ = desk.get("/")
        #expect(made() == 2)
        // Where nobody tells how far the journal is, nothing is kept.
        desk.daemon.event.withLock { $0 = nil }
        _ = desk.get("/")
        _ = desk.get("/")
        #expect(made() == 4)
    }

    @Test func `what a person is told of what they did is on no page of another`() {
        let desk = Desk()
        desk.daemon.event.withLock { $0 = 5 }
        #expect(desk.followed(desk.post("/do/say", [("text", "2 eggs")])).contains("heard"))
        #expect(!desk.text(desk.get("/")).contains("heard"))
    }

    @Test func `marks are found wherever they stand`() {
        let marks = KeptPages.Marks("x1")
        let page = KeptPages.Kept(
            Array("\(marks.key)a x1 x \(marks.token)\(marks.key)x1-".utf8), marks: marks)
        #expect(
            String(decoding: page.filled(token: "T", key: "K"), as: UTF8.self) == "Ka x1 x TKx1-")
    }

    @Test func `onlookers hear numbers alone, and nothing once their session is over`() {
        let ended = Mutex(false)
        let tell = Mutex<[@Sendable (Followed) -> Void]>([])
        let onlookers = Onlookers(
            follow: { hear in tell.withLock { $0.append(hear) } },
            isGood: { _ in !ended.withLock(\.self) }, makeStream: { Paper() })
        let paper = onlookers.enter("cookie") as? Paper
        let event = EventMessage(
            seq: 7, kind: .foodAdded, payload: JSONObject([("name", "secret")]))
        for hear in tell.withLock(\.self) { hear(.event(event)) }
        #expect(paper?.text == "retry: 2000\n\n:\n\ndata: 7\n\n")
        onlookers.sweep(pings: true)
        #expect(paper?.text.hasSuffix(":\n\n") == true)
        #expect(paper?.isEnded == false)
        ended.withLock { $0 = true }
        onlookers.sweep(pings: false)
        #expect(paper?.isEnded == true)
    }

    @Test func `there are so many onlookers and no more`() {
        let onlookers = Onlookers(follow: { _ in }, isGood: { _ in true }, makeStream: { Paper() })
        let papers = (0..<Onlookers.most).compactMap { _ in onlookers.enter("cookie") as? Paper }
        #expect(papers.count == Onlookers.most)
        #expect(onlookers.enter("cookie") == nil)
        papers.first?.close()
        #expect(onlookers.enter("cookie") != nil)
    }

    @Test func `what was typed while nobody answered is logged once, as of then`() {
        let desk = Desk()
        let fields = [("text", "2 eggs"), ("at", "2026-03-01T12:00:00+01:00")]
        #expect(desk.post("/do/later", fields).status == 200)
        #expect(desk.daemon.changes.map(\.method) == [.log])
        #expect(desk.daemon.changes.first?.parameters["at"] == "2026-03-01T12:00:00+01:00")
        // The same words under the same key at another moment are the same meal to the daemon.
        _ = desk.post("/do/later", [("text", "2 eggs"), ("at", "2026-03-01T12:00:01+01:00")])
        #expect(Set(desk.daemon.changes.map { $0.parameters["key"]?.string }).count == 1)
        #expect(desk.post("/do/later", [("text", "2 eggs"), ("at", "noon")]).status == 422)
        desk.daemon.answer(.log, .failure(.unreachable("nobody is there")))
        #expect(
            desk.post("/do/later", [("text", "tea"), ("at", "2026-03-01T12:00:00+01:00")]).status
                == 503)
    }

    @Test func `who was signed in keeps nothing of it`() {
        let desk = Desk()
        #expect(desk.get("/", cookie: nil).header("Clear-Site-Data") == nil)
        #expect(
            desk.get("/", cookie: "demeter=ended").header("Clear-Site-Data")
                == #""cache", "storage""#)
    }

    @Test(arguments: [
        Place.span(Samples.day, Samples.day.advanced(by: 9)), .summary(Samples.day), .foods,
        .food("usda:1/2 %ä"), .goals, .anySpan, .events, .reading, .offline, .worker, .manifest,
        .recipes, .recipe(7),
    ])
    func `a place is found by its path`(place: Place) {
        #expect(Place(path: place.path) == place)
    }

    @Test func `a trend is told of enough days, in words`() {
        let start = Samples.day
        func rows(_ energies: [Double?]) -> [DayRow] {
            energies.enumerated().map { Samples.row(start.advanced(by: $0.offset), $0.element) }
        }
        func trend(_ energies: [Double?]) -> String? {
            Patterns(rows: rows(energies), texts: .english).trend
        }
        #expect(trend([2000, 2000, 3000]) == nil)
        #expect(
            trend([2000, 2000, nil, 2000, 2000, 2500, 2500, 2500, 2500])
                == "It rose by 500 kcal a day: from 2,000 kcal in the earlier half to 2,500 kcal in the later."
        )
        #expect(
            trend(Array(repeating: 2000, count: 8))
                == "Much the same all along: 2,000 kcal a day lately.")
    }
}

private final class Paper: PageStream {
    private let state = Mutex<(bytes: [UInt8], isEnded: Bool, whenClosed: (@Sendable () -> Void)?)>(
        ([], false, nil))

    var text: String { String(decoding: state.withLock(\.bytes), as: UTF8.self) }
    var isEnded: Bool { state.withLock(\.isEnded) }

    func write(_ bytes: [UInt8]) { state.withLock { $0.bytes += bytes } }
    func end() { state.withLock { $0.isEnded = true } }
    func whenClosed(_ body: @escaping @Sendable () -> Void) {
        state.withLock { $0.whenClosed = body }
    }
    func close() { state.withLock(\.whenClosed)?() }
}
