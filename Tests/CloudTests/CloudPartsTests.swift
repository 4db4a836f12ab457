import Nutrition
import Testing

@testable import Cloud

@Suite struct CloudPartsTests {
    @Test(arguments: ["\"x\"", "W/\"x\"", "\"x-gzip\"", "W/\"x-gzip\"", " \"x\" ", "x", "\"x-br\""])
    func `all forms of a tag are one`(_ form: String) {
        #expect(EntityTag(form)?.text == "x")
        #expect(EntityTag(form)?.forms == "\"x\", \"x-gzip\", W/\"x\"")
    }

    @Test(arguments: ["", "\"\"", "W/", "W/\"\"", "\"a b\"", "\"a\u{0}\"", "\"ä\""])
    func `what no header could hold is no tag`(_ form: String) {
        #expect(EntityTag(form) == nil)
    }

    @Test func `a tag that is nothing but a mark stays`() {
        #expect(EntityTag("\"-gzip\"")?.text == "-gzip")
    }

    @Test func `paths are read again, and nothing else is one`() throws {
        let day = try #require(LocalDay("2026-11-26"))
        let path = CloudPath(day: day, device: "0123456789abcdef")
        #expect(path.text == "2026/11/26.0123456789abcdef.ndjson")
        #expect(path.folders == ["2026", "2026/11"])
        #expect(
            CloudPath(year: "2026", month: "11", name: "26.0123456789abcdef.ndjson") == path)
        for name in [
            "", "26", "26..ndjson", "26.0123456789abcdef.csv", "31.0123456789abcdef.ndjson",
            "26.0123456789ABCDEF.ndjson", "26.0123456789abcdef.ndjson.part", "../../etc/passwd",
        ] {
            #expect(CloudPath(year: "2026", month: "11", name: name) == nil)
        }
    }

    @Test func `members of a folder are read from any server's answer`() {
        let answer = """
            <?xml version="1.0"?>
            <multistatus xmlns="DAV:" xmlns:x="http://example.org">
              <response><href>http://host:80/dav/2026/11/</href></response>
              <response><href>/dav/2026/11/26.a.ndjson</href>
                <propstat><prop><getetag>W/&quot;1-gzip&quot;</getetag></prop></propstat></response>
              <x:response/>
            </multistatus>
            """
        #expect(
            CloudFolder.members(in: Array(answer.utf8)) == [
                .init(name: "11", tag: nil), .init(name: "26.a.ndjson", tag: EntityTag("1")),
            ])
        #expect(CloudFolder.members(in: Array("<html>no".utf8)).isEmpty)
        #expect(CloudFolder.members(in: []).isEmpty)
    }

    @Test func `rounds look at little often, and at all after a fault`() throws {
        var schedule = CarrySchedule(looksBetween: 2)
        func next(at now: Int64) -> CarrySchedule.Months? { schedule.next(at: now) }
        func succeeded() -> Bool { schedule.succeeded() }
        func failed(_ fault: CloudFault, at now: Int64) -> Bool { schedule.failed(fault, at: now) }
        let now: Int64 = 1_795_651_200
        let recent: Set = ["2026/11", "2026/10", "2026/12"]
        #expect(next(at: now)?.value == .some(nil))
        #expect(succeeded())
        #expect(next(at: now)?.value == recent)
        #expect(!succeeded())
        #expect(next(at: now)?.value == recent)
        #expect(!succeeded())
        #expect(next(at: now)?.value == .some(nil))
        #expect(!succeeded())
        #expect(failed(.locked, at: now))
        #expect(next(at: now + 29) == nil)
        #expect(next(at: now + 30)?.value == .some(nil))
        // The same again is no news, and is waited for longer.
        #expect(!failed(.locked, at: now + 30))
        #expect(next(at: now + 89) == nil)
        #expect(failed(.refused(status: 401), at: now + 90))
        #expect(next(at: now + 90 + 1799) == nil)
        #expect(next(at: now + 90 + 1800) != nil)
        // Nobody waits until a clock that was set back has caught up.
        #expect(next(at: now + 89) != nil)
        #expect(succeeded())
    }
}
