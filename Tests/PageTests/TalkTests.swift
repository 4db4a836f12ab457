import JSON
import Testing
import Wire

@testable import Page

/// Sound from a browser on its way to the ears, and words on their way back.
struct TalkTests {
    private func say(
        _ desk: Desk, part: Int, _ bytes: Int, isLast: Bool = false, id: String = "one",
        token: String? = "form-token", origin: String? = "http://127.0.0.1:7377"
    ) -> PageResponse {
        var headers = ["host": Desk.host, "cookie": "demeter=cookie"]
        headers["origin"] = origin
        headers["demeter-token"] = token
        return desk.desk.respond(
            to: PageRequest(
                .post, "/talk", query: "id=\(id)&part=\(part)" + (isLast ? "&end=1" : ""),
                headers: headers, body: [UInt8](repeating: 1, count: bytes)))
    }

    @Test func `the pieces reach the ears in turn, and the words come back`() {
        let desk = Desk(talks: true)
        #expect(say(desk, part: 0, 8000).status == 200)
        #expect(say(desk, part: 1, 8000).status == 200)
        let last = say(desk, part: 2, 100, isLast: true)
        #expect(last.status == 200 && desk.text(last) == "16100 bytes")
        #expect(last.header("Cache-Control") == "no-store")
        // It is over.
        #expect(say(desk, part: 3, 10).status == 409)
    }

    @Test func `a piece that is missing, too long or too much ends it`() {
        #expect(say(Desk(talks: true), part: 1, 10).status == 409)
        #expect(say(Desk(talks: true), part: 0, 64_001).status == 400)
        let gap = Desk(talks: true)
        _ = say(gap, part: 0, 10)
        #expect(say(gap, part: 2, 10).status == 409)
        #expect(say(gap, part: 1, 10).status == 409)
        let long = Desk(talks: true)
        let statuses = (0..<40).map { say(long, part: $0, 64_000).status }
        #expect(statuses.prefix(15).allSatisfy { $0 == 200 } && statuses[15] == 409)
        #expect(say(Desk(), part: 0, 10).status == 503)
    }

    @Test func `nobody else's page speaks here`() {
        let desk = Desk(talks: true)
        #expect(say(desk, part: 0, 10, token: "other").status == 403)
        #expect(say(desk, part: 0, 10, token: nil).status == 403)
        #expect(say(desk, part: 0, 10, origin: "http://evil.example").status == 403)
        #expect(say(desk, part: 0, 10, id: String(repeating: "a", count: 65)).status == 400)
    }

    @Test func `why the ears do not hear is told`() {
        let desk = Desk(talks: true)
        desk.daemon.answer(.hear, .failure(.refused(RPCError(.busy, "They are busy."))))
        // Either piece may be the first to find out.
        let answers = [say(desk, part: 0, 10), say(desk, part: 1, 10, isLast: true)]
        let refused = answers.first { $0.status == 409 }
        #expect(refused.map(desk.text) == "They are busy.")
    }

    @Test func `it is offered where somebody hears`() {
        let desk = Desk(talks: true)
        #expect(desk.text(desk.get("/")).contains("id=\"talk\" class=\"talk\" hidden"))
        #expect(!desk.text(Desk().get("/")).contains("id=\"talk\""))
        desk.daemon.answer(.status, .success(["voice": ["state": "off"]]))
        #expect(desk.get("/talk").status == 404)
        desk.daemon.answer(.status, .success(["voice": ["state": "listening"]]))
        #expect(desk.get("/talk").status == 200)
        #expect(desk.get("/talk", cookie: nil).status == 401)
    }
}
