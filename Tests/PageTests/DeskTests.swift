import JSON
import Nutrition
import TestSupport
import Testing
import Wire

@testable import Page

/// Who gets in, and what is refused at the door.
struct DoorTests {
    @Test(arguments: [nil, "demeter=other", "other=cookie", "__Host-demeter=cookie"])
    func `without a session there is nothing to see`(cookie: String?) {
        let desk = Desk()
        for path in ["/", "/day/2026-03-01", "/month/2026-03", "/history", "/programme"] {
            #expect(desk.get(path, cookie: cookie).status == 401)
        }
        #expect(desk.post("/do/say", [("text", "an egg")], cookie: cookie).status == 401)
        #expect(desk.daemon.heard == [])
    }

    @Test(arguments: [
        "evil.example.org", "127.0.0.1", "127.0.0.1:80", "127.0.0.1:7377.evil.org", "",
        "localhost:7378", "127.0.0.1:x", "127.0.0.2:7377",
    ])
    func `a name that is not ours is refused`(host: String) {
        let desk = Desk()
        #expect(desk.get("/", host: host).status == 421)
        #expect(
            desk.post("/do/say", [("text", "x")], origin: "http://\(host)", host: host).status
                == 421)
        #expect(desk.get("/", host: nil).status == 421)
        #expect(desk.daemon.heard == [])
    }

    @Test(arguments: ["127.0.0.1:7377", "localhost:7377", "LOCALHOST:7377", "[::1]:7377"])
    func `loopback's names are ours`(host: String) {
        #expect(Desk().get("/", host: host).status == 200)
    }

    @Test func `names that are set are reached over TLS alone`() {
        let desk = Desk(names: ["journal.example.org"])
        let host = "journal.example.org"
        #expect(desk.get("/", host: host).status == 401)
        #expect(desk.get("/", cookie: "__Host-demeter=cookie", host: host).status == 200)
        let cookie = "__Host-demeter=cookie"
        #expect(
            desk.post(
                "/do/say", [("text", "x")], cookie: cookie, origin: "https://\(host)", host: host
            ).status == 303)
        #expect(
            desk.post(
                "/do/say", [("text", "x")], cookie: cookie, origin: "http://\(host)", host: host
            ).status == 403)
    }

    @Test func `a form of somebody else's does nothing`() {
        let desk = Desk()
        for origin in [
            "http://evil.example.org", "null", "https://127.0.0.1:7377", "http://127.0.0.1", nil,
        ] {
            #expect(desk.post("/do/say", [("text", "an egg")], origin: origin).status == 403)
        }
        for token in ["", "form-toke", "form-tokem", "form-token2"] {
            #expect(
                desk.post("/do/say", [("text", "an egg"), ("token", token)]).status == 403)
        }
        #expect(
            desk.post(
                "/do/say", [("text", "x")], origin: nil, more: ["sec-fetch-site": "cross-site"]
            ).status == 403)
        #expect(desk.daemon.changes == [])
        #expect(
            desk.post(
                "/do/say", [("text", "x")], origin: nil, more: ["sec-fetch-site": "same-origin"]
            ).status == 303)
    }

    @Test func `a link is spent by its button alone, and once`() throws {
        let desk = Desk()
        for _ in 0..<3 {
            let page = desk.get("/login", cookie: nil, query: "link=link")
            #expect(page.status == 200)
            #expect(desk.text(page).contains(#"<input type="hidden" name="link" value="link">"#))
        }
        #expect(
            desk.post("/login", [("link", "link")], cookie: nil, origin: "http://x").status == 403)
        let entered = desk.post("/login", [("link", "link")], cookie: nil)
        #expect(entered.status == 303)
        #expect(entered.header("Location") == "/")
        let cookie = try #require(entered.header("Set-Cookie"))
        #expect(cookie.hasPrefix("demeter=cookie; Path=/; HttpOnly; SameSite=Strict; "))
        #expect(!cookie.contains("Secure"))
        #expect(desk.post("/login", [("link", "link")], cookie: nil).status == 403)
    }

    @Test func `over TLS the cookie stays there`() throws {
        let desk = Desk(isEncrypted: true)
        let entered = desk.post(
            "/login", [("link", "link")], cookie: nil, origin: "https://127.0.0.1:7377")
        let cookie = try #require(entered.header("Set-Cookie"))
        #expect(cookie.hasPrefix("__Host-demeter=cookie; Path=/; ") && cookie.hasSuffix("; Secure"))
    }

    @Test func `whoever guesses is slowed down`() {
        let desk = Desk()
        let answers = (0..<25).map { _ in
            desk.post("/login", [("link", "guess")], cookie: nil).status
        }
        #expect(answers == [Int](repeating: 403, count: 20) + [Int](repeating: 429, count: 5))
        // Nobody is locked out by it.
        #expect(desk.post("/login", [("link", "link")], cookie: nil).status == 303)
    }

    @Test func `signing out ends the session`() throws {
        let desk = Desk()
        let response = desk.post("/do/logout")
        #expect(response.header("Set-Cookie")?.contains("Max-Age=0") == true)
        #expect(desk.get("/").status == 401)
    }

    @Test func `every answer says what browsers may do with it`() throws {
        let desk = Desk()
        let style = try #require(
            desk.text(desk.get("/")).firstMatch(of: /\/assets\/style\.\w+\.css/))
        for path in ["/", "/login", "/nowhere", "/day", String(style.output)] {
            let response = desk.get(path)
            let policy = try #require(response.header("Content-Security-Policy"))
            #expect(
                policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"))
            #expect(!policy.contains("unsafe"))
            #expect(response.header("X-Content-Type-Options") == "nosniff")
            #expect(response.header("Referrer-Policy") == "same-origin")
        }
        #expect(desk.get("/").header("Cache-Control") == "no-store")
        #expect(
            desk.get(String(style.output)).header("Cache-Control")?.contains("immutable") == true)
    }

    @Test func `other verbs and places are told what there is`() {
        let desk = Desk()
        #expect(desk.get("/do/say").status == 405)
        #expect(desk.get("/do/say").header("Allow") == "POST")
        #expect(desk.post("/").status == 405)
        let other = PageRequest(.other, "/", headers: ["host": Desk.host])
        #expect(desk.desk.respond(to: other).status == 405)
        #expect(desk.get("/nowhere").status == 404)
        #expect(desk.get("/assets/style.css").status == 404)
    }
}

/// What forms do.
struct DoingTests {
    @Test func `a line is said in the session's conversation, and its reply shown once`() {
        let desk = Desk()
        let response = desk.post("/do/say", [("text", "two eggs"), ("back", "/")])
        #expect(response.status == 303)
        #expect(
            desk.daemon.changes == [
                .init(method: .say, parameters: ["text": "two eggs"], session: "abc")
            ])
        #expect(desk.followed(response).contains(#"role="status"><p>heard</p>"#))
        #expect(!desk.followed(response).contains("<p>heard</p>"))
    }

    @Test func `the same form sent twice is done once, other words are another`() {
        let desk = Desk()
        _ = desk.post("/do/say", [("text", "two eggs")])
        let again = desk.post("/do/say", [("text", "two eggs")])
        #expect(desk.daemon.changes.count == 1)
        #expect(desk.followed(again).contains("Already done: heard"))
        _ = desk.post("/do/say", [("text", "toast")])
        _ = desk.post("/do/say", [("text", "toast"), ("key", "k2")])
        #expect(desk.daemon.changes.count == 3)
    }

    @Test(
        arguments: [
            ("confirm", [("entry", "9")], Method.confirm, ["entry": 9, "key": "k"]),
            ("delete", [("entry", "9")], .delete, ["entry": 9, "key": "k"]),
            ("undo", [("change", "4")], .undo, ["change": 4, "key": "k"]),
            ("redo", [("change", "5")], .redo, ["change": 5, "key": "k"]),
            (
                "move",
                [
                    ("entry", "7"), ("entry", "8"), ("meal", "lunch"), ("date", "2026-03-01"),
                    ("from", "2026-03-01"),
                ],
                .move, ["entries": [7, 8], "meal": "lunch"]
            ),
            (
                "move",
                [("entry", "7"), ("meal", ""), ("date", "2026-03-02"), ("from", "2026-03-01")],
                .move, ["entries": [7], "date": "2026-03-02"]
            ),
            (
                "copy", [("date", "2026-03-01"), ("to", "2026-03-02"), ("meal", "dinner")], .copy,
                ["date": "2026-03-01", "to_date": "2026-03-02", "meal": "dinner"]
            ),
        ] as [(String, [(String, String)], Method, JSONValue)])
    func `each form makes its call`(
        act: String, fields: [(String, String)], method: Method, parameters: JSONValue
    ) {
        let desk = Desk()
        #expect(desk.post("/do/\(act)", fields).status == 303)
        #expect(desk.daemon.changes == [.init(method: method, parameters: parameters)])
    }

    @Test func `a line for another day is logged at its meal's hour there`() throws {
        let desk = Desk()
        desk.daemon.answer(.status, .success(["next_rollover": "2026-03-02T00:00:00+02:00"]))
        _ = desk.post(
            "/do/log", [("text", "soup"), ("date", "2026-02-03"), ("meal", "dinner")])
        let heard = try #require(desk.daemon.changes.first)
        #expect(heard.method == .log)
        #expect(heard.parameters["at"] == "2026-02-03T19:00:00+02:00")
        #expect(heard.parameters["meal"] == "dinner")
    }

    @Test(
        arguments: [
            ("confirm", [("entry", "x")]), ("delete", []), ("move", [("entry", "7")]), ("copy", []),
            ("say", [("text", " ")]), ("say", []), ("answer", [("text", "1")]), ("undo", []),
            ("log", [("text", "x"), ("date", "soon"), ("meal", "lunch")]),
            ("edit", [("entry", "7")]),
        ] as [(String, [(String, String)])])
    func `a form that lacks something does nothing`(act: String, fields: [(String, String)]) {
        let desk = Desk()
        let response = desk.post("/do/\(act)", fields)
        #expect(desk.daemon.changes == [])
        #expect(desk.followed(response).contains(#"role="alert""#))
    }

    @Test func `a refusal is told in its own words, and may be tried again`() {
        let desk = Desk()
        desk.daemon.answer(.undo, .failure(.refused(RPCError(.anotherChange, "Another <change>."))))
        for _ in 0..<2 {
            let response = desk.post("/do/undo", [("change", "4")])
            #expect(desk.followed(response).contains("<p>Another &lt;change&gt;.</p>"))
        }
        #expect(desk.daemon.changes.count == 2)
    }

    @Test(arguments: [
        ("/day/2026-03-01", "/day/2026-03-01"), ("/month/2026-03", "/month/2026-03"),
        ("/day/2026-03-01/entry/7", "/day/2026-03-01"), ("//evil.example.org", "/"),
        ("https://evil.example.org/", "/"), ("/login", "/"), ("/do/undo", "/"), ("", "/"),
    ])
    func `who did something is led back within the page alone`(back: String, place: String) throws {
        let response = Desk().post("/do/confirm", [("entry", "7"), ("back", back)])
        let location = try #require(response.header("Location"))
        #expect(location.hasPrefix("\(place)?notice="))
    }

    @Test func `a daemon that is away is told of`() {
        let desk = Desk()
        desk.daemon.answer(.day, .failure(.unreachable("nobody answers at /run/x")))
        #expect(desk.get("/").status == 503)
        #expect(desk.text(desk.get("/")).contains("nobody answers at /run/x"))
        desk.daemon.answer(.day, .success(["date": 7]))
        #expect(desk.get("/").status == 502)
    }

    @Test func `an entry is found on its day, and what is gone is told of`() {
        let desk = Desk()
        #expect(desk.get("/day/\(Samples.day)/entry/7").status == 200)
        #expect(desk.get("/day/\(Samples.day)/entry/8").status == 404)
    }
}
