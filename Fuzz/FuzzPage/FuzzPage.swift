internal import JSON
internal import Locking
internal import Page
internal import Wire

/// Takes the input for what a browser sends: the first line a place with its query, the second cookies, the
/// rest a form, with files in it or without. Whatever it is, it is answered, and no element that is not ours is in the answer.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPage(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let input = UnsafeBufferPointer(start: start, count: count)
    let lines = input.split(
        separator: UInt8(ascii: "\n"), maxSplits: 2, omittingEmptySubsequences: false)
    let address = String(decoding: lines[0], as: UTF8.self)
    let mark = address.firstIndex(of: "?") ?? address.endIndex
    let cookies = lines.count > 1 ? String(decoding: lines[1], as: UTF8.self) : ""
    let body = lines.count > 2 ? Array(lines[2]) : []
    check(body)
    checkParts(body)
    if let place = Place(path: String(address[..<mark])) {
        precondition(Place(path: place.path) == place, "a place is not found by its path")
    }
    for verb in [PageRequest.Verb.get, .post] {
        for cookie in [cookies, "demeter=cookie; \(cookies)"] {
            let response = desk.respond(
                to: PageRequest(
                    verb, String(address[..<mark]), query: String(address[mark...].dropFirst()),
                    headers: [
                        "host": "127.0.0.1:7377", "origin": "http://127.0.0.1:7377",
                        "cookie": cookie, "demeter-token": "t", "accept-language": cookies,
                    ], body: body))
            precondition((200...599).contains(response.status))
            precondition(
                !String(decoding: response.body, as: UTF8.self).contains("<script"),
                "something became an element")
            precondition(
                response.headers.allSatisfy { header in
                    header.value.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
                }, "a header has a line's end in it")
        }
    }
    return 0
}

/// A form with files is the same in whatever pieces it comes, and is answered.
private func checkParts(_ body: [UInt8]) {
    func read(_ piece: Int) -> [MultipartReader.Event] {
        guard var reader = MultipartReader(contentType: "multipart/form-data; boundary=XX") else {
            preconditionFailure("the type is one")
        }
        var events: [MultipartReader.Event] = []
        for start in stride(from: 0, to: body.count, by: piece) {
            reader.take(body[start..<min(body.count, start + piece)]) { event in
                // Bytes that follow each other are one.
                if case .bytes(let more) = event, case .bytes(let before)? = events.last {
                    events[events.count - 1] = .bytes(before + more)
                } else {
                    events.append(event)
                }
            }
        }
        return events
    }
    precondition(read(max(1, body.count)) == read(3), "pieces make a difference")
    for path in ["/send/import", "/send/photo"] {
        var request = PageRequest(
            .post, path,
            headers: [
                "host": "127.0.0.1:7377", "origin": "http://127.0.0.1:7377",
                "cookie": "demeter=cookie", "content-type": "multipart/form-data; boundary=XX",
            ])
        guard case .take(let intake) = desk.receive(request) else {
            preconditionFailure("a form of the page's own is taken")
        }
        intake.take(body)
        request.intake = intake
        let response = desk.respond(to: request)
        precondition((200...599).contains(response.status))
    }
}

/// What was read survives being written.
private func check(_ body: [UInt8]) {
    guard let fields = FormFields(body) else { return }
    let again = FormFields(Array(fields.encoded.utf8))
    precondition(again == nil || again == fields, "a form changed by being written")
}

private let desk = PageDesk(
    gate: Gate(names: [], address: "127.0.0.1", port: 7377, isEncrypted: false),
    doorkeeper: OneGuest(), daemon: EchoDaemon(),
    assets: [PageAsset("style.css", type: "text/css", content: [])], now: { 0 }, name: { "n" },
    makeFile: { CountingFile() }, makeSound: { DeafEars() })

/// Takes sound, and leaves it.
private final class DeafEars: PageSound {
    let source: Int32 = -1
    func write(_ bytes: [UInt8]) -> Bool { true }
    func end() {}
}

/// Counts what it is given.
private final class CountingFile: PageFile {
    let descriptor: Int32 = -1
    private let count = Mutex(0)

    var size: Int { count.withLock { $0 } }

    func write(_ bytes: ArraySlice<UInt8>) -> Bool {
        count.withLock { $0 += bytes.count }
        return true
    }
}

private struct OneGuest: Doorkeeper {
    func session(_ token: String) -> PageSession? {
        token == "cookie" ? PageSession(id: "id", formToken: "t") : nil
    }
    func redeem(link: String, agent: String) -> String? { link == "l" ? "cookie" : nil }
    func end(_ token: String) {}
}

/// Says what it was asked, in the place of what it knows.
private struct EchoDaemon: PageDaemon {
    func call(_ method: Method, _ parameters: JSONValue) throws(DoorFault) -> JSONValue {
        let day: JSONValue = [
            "date": "2026-03-01", "closed": false, "totals": [:], "incomplete": [],
            "logged_count": 0, "held_count": 0, "entries": [], "held": [],
        ]
        return switch method {
        case .day: day
        case .days, .held, .questions: []
        case .steps: [:]
        case .status:
            [
                "next_rollover": "2026-03-02T00:00:00+01:00", "voice": ["state": "listening"],
            ]
        default: ["reply": .string(parameters.text)]
        }
    }

    func hear(
        _ sound: Int32, _ words: @escaping @Sendable (String) -> Void
    ) throws(DoorFault) -> JSONValue {
        words("two")
        return HeardMessage(text: "two eggs", confidence: 1).json
    }

    func call(
        _ method: Method, _ parameters: JSONValue, with files: [any PageFile]
    ) throws(DoorFault) -> JSONValue { try call(method, parameters) }

    func call(
        _ method: Method, _ parameters: JSONValue, inConversationOf session: String
    ) throws(DoorFault) -> JSONValue {
        try call(method, parameters)
    }

    func latestEvent() -> Int? { nil }
}
