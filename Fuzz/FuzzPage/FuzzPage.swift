internal import JSON
internal import Page
internal import Wire

/// Takes the input for what a browser sends: the first line a place with its query, the second cookies, the
/// rest a form. Whatever it is, it is answered, and no element that is not ours is in the answer.
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
                        "cookie": cookie,
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

/// What was read survives being written.
private func check(_ body: [UInt8]) {
    guard let fields = FormFields(body) else { return }
    let again = FormFields(Array(fields.encoded.utf8))
    precondition(again == nil || again == fields, "a form changed by being written")
}

private let desk = PageDesk(
    gate: Gate(names: [], address: "127.0.0.1", port: 7377, isEncrypted: false),
    doorkeeper: OneGuest(), daemon: EchoDaemon(),
    assets: [PageAsset("style.css", type: "text/css", content: [])], now: { 0 }, name: { "n" })

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
        case .status: ["next_rollover": "2026-03-02T00:00:00+01:00"]
        default: ["reply": .string(parameters.text)]
        }
    }

    func call(
        _ method: Method, _ parameters: JSONValue, inConversationOf session: String
    ) throws(DoorFault) -> JSONValue {
        try call(method, parameters)
    }

    func latestEvent() -> Int? { nil }
}
