import JSON
import Locking
import Nutrition
import Telling
import Threads
import Wire

@testable import Page

/// A desk with a daemon that answers as the test says, and a doorkeeper who knows one cookie and one link.
struct Desk {
    let daemon = ScriptedDaemon()
    let doorkeeper = ScriptedDoorkeeper()
    let desk: PageDesk

    init(
        names: [String] = [], isEncrypted: Bool = false, port: UInt16 = 7377,
        language: Language? = nil, talks: Bool = false
    ) {
        let counter = Mutex(0)
        desk = PageDesk(
            gate: Gate(
                names: names, address: "127.0.0.1", port: port, isEncrypted: isEncrypted),
            doorkeeper: doorkeeper, daemon: daemon,
            assets: [PageAsset("style.css", type: "text/css", content: Array("p{}".utf8))]
                + (talks ? [PageAsset("talk.js", type: "text/javascript", content: [])] : []),
            language: language, now: { 0 },
            name: {
                counter.withLock {
                    $0 += 1
                    return "n\($0)"
                }
            }, makeFile: { MemoryFile() }, makeSound: { [daemon] in talks ? daemon.sound : nil })
    }

    /// Sends a form with files as a browser would, piece by piece.
    func send(
        _ path: String, _ fields: [(String, String)], files: [(name: String, bytes: [UInt8])],
        cookie: String? = "demeter=cookie", origin: String? = "http://127.0.0.1:7377",
        token: String = "form-token"
    ) -> PageResponse {
        var body: [UInt8] = []
        for (name, value) in [("token", token), ("key", "k")] + fields {
            body +=
                "--XX\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n".utf8
        }
        for file in files {
            body +=
                "--XX\r\nContent-Disposition: form-data; name=\"file\"; filename=\"\(file.name)\"\r\n\r\n"
                .utf8
            body += file.bytes
            body += "\r\n".utf8
        }
        body += "--XX--\r\n".utf8
        var headers = ["host": Self.host, "content-type": "multipart/form-data; boundary=XX"]
        headers["cookie"] = cookie
        headers["origin"] = origin
        headers["content-length"] = String(body.count)
        var request = PageRequest(.post, path, headers: headers)
        switch desk.receive(request) {
        case .gather: request.body = body
        case .take(let intake):
            for start in stride(from: 0, to: body.count, by: 1000) {
                intake.take(body[start..<min(body.count, start + 1000)])
            }
            request.intake = intake
        case .refuse(let response): return response
        }
        return desk.respond(to: request)
    }

    static let host = "127.0.0.1:7377"

    func get(
        _ path: String, cookie: String? = "demeter=cookie", host: String? = Self.host,
        query: String = "", language: String? = nil
    ) -> PageResponse {
        var headers: [String: String] = [:]
        headers["accept-language"] = language
        headers["host"] = host
        headers["cookie"] = cookie
        return desk.respond(to: PageRequest(.get, path, query: query, headers: headers))
    }

    /// Sends a form as a browser would, with a session's token and a key, unless fields say otherwise.
    func post(
        _ path: String, _ fields: [(String, String)] = [], cookie: String? = "demeter=cookie",
        origin: String? = "http://127.0.0.1:7377", host: String = Self.host,
        more: [String: String] = [:]
    ) -> PageResponse {
        var headers = more
        headers["host"] = host
        headers["cookie"] = cookie
        headers["origin"] = origin
        var form = FormFields()
        let given = Set(fields.map(\.0))
        for (name, value) in [("token", "form-token"), ("key", "k")] where !given.contains(name) {
            form.append(name, value)
        }
        for (name, value) in fields { form.append(name, value) }
        return desk.respond(
            to: PageRequest(.post, path, headers: headers, body: Array(form.encoded.utf8)))
    }

    /// What the page says to which a response leads.
    func followed(_ response: PageResponse) -> String {
        guard let location = response.header("Location") else { return "" }
        let parts = location.split(separator: "?", maxSplits: 1).map(String.init)
        return text(get(parts[0], query: parts.count > 1 ? parts[1] : ""))
    }

    func text(_ response: PageResponse) -> String {
        String(decoding: response.body, as: UTF8.self)
    }
}

final class ScriptedDaemon: PageDaemon {
    struct Heard: Sendable, Hashable {
        var method: Method
        var parameters: JSONValue
        var session: String?
    }

    private let state = Mutex<(heard: [Heard], answers: [Method: Result<JSONValue, DoorFault>])>(
        ([], [:]))

    /// What was asked for beside what a page of a day looks at.
    var changes: [Heard] {
        state.withLock { state in
            state.heard.filter {
                ![.day, .days, .held, .questions, .score, .steps, .status].contains($0.method)
            }
        }
    }
    var heard: [Heard] { state.withLock(\.heard) }

    func answer(_ method: Method, _ answer: Result<JSONValue, DoorFault>) {
        state.withLock { $0.answers[method] = answer }
    }

    func call(_ method: Method, _ parameters: JSONValue) throws(DoorFault) -> JSONValue {
        try answer(Heard(method: method, parameters: parameters))
    }

    func call(
        _ method: Method, _ parameters: JSONValue, inConversationOf session: String
    ) throws(DoorFault) -> JSONValue {
        try answer(Heard(method: method, parameters: parameters, session: session))
    }

    func call(
        _ method: Method, _ parameters: JSONValue, with files: [any PageFile]
    ) throws(DoorFault) -> JSONValue {
        sent.withLock { $0 += files.map { $0.size } }
        return try answer(Heard(method: method, parameters: parameters))
    }

    /// Waits until the sound has ended, and says how long it was.
    func hear(
        _ sound: Int32, _ words: @escaping @Sendable (String) -> Void
    ) throws(DoorFault) -> JSONValue {
        words("two")
        if let answer = state.withLock({ $0.answers[.hear] }) { return try answer.get() }
        return HeardMessage(text: "\(self.sound.wait()) bytes", confidence: 1).json
    }
    let sound = MemorySound()

    /// The sizes of files that came beside calls.
    var sizes: [Int] { sent.withLock { $0 } }
    private let sent = Mutex<[Int]>([])

    /// Nothing that was shown holds for long here, unless a test says so.
    func latestEvent() -> Int? { event.withLock { $0 } }
    let event = Mutex<Int?>(nil)

    private func answer(_ heard: Heard) throws(DoorFault) -> JSONValue {
        let answer = state.withLock { state in
            state.heard.append(heard)
            return state.answers[heard.method]
        }
        if let answer { return try answer.get() }
        return switch heard.method {
        case .day: Samples.message([Samples.egg]).json
        case .days: .array([])
        case .held, .questions: []
        case .steps: StepsMessage().json
        case .say: ["reply": "heard", "understood": true]
        default: ["reply": "done"]
        }
    }
}

final class ScriptedDoorkeeper: Doorkeeper {
    private let state = Mutex((isIn: true, hasLink: true))

    func session(_ token: String) -> PageSession? {
        state.withLock(\.isIn) && token == "cookie" ? Samples.session : nil
    }

    func redeem(link: String, agent: String) -> String? {
        state.withLock { state in
            guard link == "link", state.hasLink else { return nil }
            state.hasLink = false
            return "cookie"
        }
    }

    func end(_ token: String) { state.withLock { $0.isIn = false } }
}

final class MemoryFile: PageFile {
    let descriptor: Int32 = -1
    private let count = Mutex(0)

    var size: Int { count.withLock(\.self) }

    func write(_ bytes: ArraySlice<UInt8>) -> Bool {
        count.withLock { $0 += bytes.count }
        return true
    }
}

/// Counts the bytes of sound.
final class MemorySound: PageSound {
    let source: Int32 = -1
    private let count = Mutex(0)
    private let isEnded = Mailbox<Void>()

    func write(_ bytes: [UInt8]) -> Bool {
        count.withLock { $0 += bytes.count }
        return true
    }

    func end() { isEnded.post(()) }

    func wait() -> Int {
        _ = isEnded.take()
        return count.withLock(\.self)
    }
}
