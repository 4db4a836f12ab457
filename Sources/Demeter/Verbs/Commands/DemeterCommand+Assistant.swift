internal import Arguments
internal import Assistants
internal import Calling
internal import Configuration
internal import Glibc
internal import Host
internal import JSON
internal import Locking
internal import UnixSocket

extension DemeterCommand {
    static let mcp: Verb = Verb(
        CommandTable(
            "mcp", "Serve an assistant on standard input and output",
            details: [
                "Speaks the Model Context Protocol, one message on each line. An assistant starts it; "
                    + "what it may do is said with \"allow\" under [mcp] in the configuration."
            ], group: "Connecting"),
        runAssistant)

    /// The longest message that an assistant may send.
    private static let messageLimit = 1 << 20

    @Sendable private static func runAssistant(_ session: Session) throws(Failure) -> ExitStatus {
        guard !session.console.isInputTerminal else {
            throw session.misuse(
                "an assistant starts \"demeter mcp\" and talks to it; nobody types at it")
        }
        let permissions = Set(try session.configuration().mcp.allow)
        let (output, path) = (MessageOutput(), session.places.socket)
        let person = session.person?.text
        // One that changes and two that look.
        let crew = AssistantCrew(size: 3) { Doors.door(path, person: person) }
        let server = AssistantServer(
            permissions: permissions, crew: crew,
            feed: EventFeed { Doors.follow(path, person: person, $0) }
        ) { message, _ in output.write(message) }
        let result = crew.start()
        guard result == 0 else {
            throw .input(.init(code: result, operation: "start a thread"))
        }
        var lines = InputLines(session.console, limit: messageLimit)
        while let line = try lines.next() {
            switch line {
            case .text(let text):
                if text.contains(where: { !$0.isWhitespace }) { server.take(text) }
            case .faulty:
                server.refuseLine(
                    "A message is one line of UTF-8 of at most \(messageLimit) bytes; "
                        + "this one was skipped.")
            }
        }
        crew.finish()
        return .done
    }
}

/// Standard output as a stream of messages, shared by threads.
private final class MessageOutput: Sendable {
    private let file = Mutex(OutputFile(descriptor: STDOUT_FILENO))

    func write(_ message: JSONValue) {
        file.withLock { file in
            // Whoever is gone needs no message; the end of its input ends the program.
            try? file.append { bytes in
                message.write(to: &bytes)
                bytes.append(UInt8(ascii: "\n"))
            }
            try? file.flush()
        }
    }
}
