internal import Assistants
internal import Configuration
internal import Foundation
internal import JSON
internal import Wire

/// Takes the input for what programs send by HTTP, one request after the other with a line of `=` between: the
/// verb, headers line by line, an empty line, a body. Whatever it is, it is answered, no answer has a
/// header with a line's end in it, what is JSON is JSON, and streams have whole events with ids that grow.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzAssistants(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let input = UnsafeBufferPointer(start: start, count: count)
    let text = String(decoding: input, as: UTF8.self)
    let stage = Stage()
    // Every program begins so; what comes then is the input's.
    let begun = stage.respond("POST", [:], stage.initialize)
    let session = begun.headers.first { $0.name == "Mcp-Session-Id" }?.value
    for request in text.components(separatedBy: "\n=\n").prefix(8) {
        let parts = request.split(separator: "\n\n", maxSplits: 1, omittingEmptySubsequences: false)
        var lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)[...]
        let verb = lines.popFirst().map(String.init) ?? ""
        var headers: [String: String] = [:]
        for line in lines {
            let pair = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard pair.count == 2 else { continue }
            headers[pair[0].lowercased()] = String(pair[1].drop { $0 == " " })
        }
        if headers["mcp-session-id"] == "here" { headers["mcp-session-id"] = session }
        let body = parts.count > 1 ? Array(parts[1].utf8) : []
        check(stage.respond(verb, headers, body), stage)
    }
    stage.end(session)
    return 0
}

private func check(_ reply: AssistantReply, _ stage: Stage) {
    precondition((200...599).contains(reply.status))
    precondition(
        reply.headers.allSatisfy { header in
            header.value.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
        }, "a header has a line's end in it")
    let type = reply.headers.first { $0.name == "Content-Type" }?.value
    if type == "application/json" {
        precondition((try? JSONValue(parsing: reply.body)) != nil, "an answer is no JSON")
    }
    guard let stream = reply.stream as? Stream else { return }
    var newest: [Substring: Int] = [:]
    for event in stream.text.components(separatedBy: "\n\n").dropLast() {
        for line in event.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("data: {") {
                precondition(
                    (try? JSONValue(parsing: Array(line.dropFirst(6).utf8))) != nil,
                    "an event is no JSON")
            } else if line.hasPrefix("id: ") {
                let parts = line.dropFirst(4).split(separator: "-")
                guard parts.count == 2, let number = Int(parts[1]) else {
                    preconditionFailure("an id is none of ours")
                }
                precondition(number >= newest[parts[0]] ?? 0, "events are out of order")
                newest[parts[0]] = number
            } else {
                precondition(
                    line == ": " || line == "event: message" || line == "data: ",
                    "something became a line of a stream")
            }
        }
    }
    precondition(newest.count < 2, "a stream has events of another")
}

/// One desk for each input, with a daemon that refuses everything.
private struct Stage {
    let desk: AssistantDesk
    let initialize = Array(
        (#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","#
            + #""capabilities":{"elicitation":{}}}}"#).utf8)

    init() {
        desk = AssistantDesk(
            keeper: OneToken(), mayGuess: { true }, crew: crew,
            feed: EventFeed { tell in tell(.begun) }, makeStream: { Stream() }, now: { 0 },
            name: { "name" })
    }

    func respond(_ verb: String, _ headers: [String: String], _ body: [UInt8]) -> AssistantReply {
        let kind: AssistantCall.Verb =
            switch verb {
            case "GET": .get
            case "POST": .post
            case "DELETE": .delete
            default: .other
            }
        let usual = [
            "authorization": "Bearer token", "content-type": "application/json",
            "accept": "application/json",
        ]
        return desk.respond(
            to: AssistantCall(kind, headers: usual.merging(headers) { $1 }, body: body))
    }

    func end(_ session: String?) {
        guard let session else { return }
        _ = respond("DELETE", ["mcp-session-id": session], [])
    }
}

private let crew: AssistantCrew = {
    let crew = AssistantCrew(size: 1) { NoDaemon() }
    precondition(crew.start() == 0)
    return crew
}()

private struct OneToken: TokenKeeper {
    private let all = AssistantGrant(id: "token", permissions: Set(Permission.allCases))
    func grant(of token: String) -> AssistantGrant? { token == "token" ? all : nil }
    func isGood(_ grant: AssistantGrant) -> Bool { true }
}

private struct NoDaemon: DaemonDoor {
    func call(_ method: Method, _ parameters: JSONValue) throws(DoorFault) -> JSONValue {
        throw .unreachable("Nobody is there.")
    }
}

private final class Stream: AssistantStream, @unchecked Sendable {
    private let lock = NSLock()
    private var bytes: [UInt8] = []
    private var isEnded = false

    func write(_ more: [UInt8]) {
        lock.withLock { if !isEnded { bytes += more } }
    }

    func end() { lock.withLock { isEnded = true } }
    func whenClosed(_ body: @escaping @Sendable () -> Void) {}
    var text: String { String(decoding: lock.withLock { bytes }, as: UTF8.self) }
}
