internal import Arguments
internal import Configuration
internal import JSON
internal import Telling
internal import WebAccess
internal import Wire

extension DemeterCommand {
    static let webToken: Verb = Verb(
        CommandTable(
            "token", "Let assistants in by HTTP, and end that again",
            details: [
                "A token lets a program use the Model Context Protocol at /mcp of the page's address, for as long "
                    + "as you do not end it, and within what it allows. It goes into the header "
                    + "\"Authorization: Bearer TOKEN\".",
                "With --person it leads to that person's journal, and to nobody else's.",
            ]),
        [newToken, listTokens, endToken])

    private static let newToken: Verb = Verb(
        CommandTable(
            "new", "Make a token, and print it this once",
            options: [
                OptionRow(
                    "allow", value: .init("RIGHTS"),
                    "What its bearer may do, parted by commas: read, log, correct, erase; read, log and "
                        + "correct unless given.")
            ],
            operands: [OperandRow("NAME", "What you call it; it must be new.")],
            examples: [
                .init(
                    "demeter web token new laptop", "makes a token that may read, log and correct"),
                .init(
                    "demeter web token new kitchen --allow log",
                    "makes one that may log and see nothing"),
            ]),
        makeToken)

    private static let listTokens: Verb = Verb(
        CommandTable("list", "List the tokens, and when they were used last"), showTokens)

    private static let endToken: Verb = Verb(
        CommandTable(
            "end", "End tokens at once, with all that their bearers have open",
            operands: [OperandRow("NAME", count: .oneAtLeast, "Their names.")]),
        endTokens)

    @Sendable private static func makeToken(_ session: Session) throws(Failure) -> ExitStatus {
        let name = session.command.operands.first ?? ""
        guard (1...AccessFolder.longestTokenName).contains(name.count),
            DisplayWidth.printable(name) == name, name.contains(where: { !$0.isWhitespace })
        else {
            throw session.misuse(
                phrase(
                    "a token's name has 1 to \(AccessFolder.longestTokenName) characters that can be seen"
                )
            )
        }
        let rights = try rights(session)
        let folder = accessFolder(session)
        let person = try knownPerson(session)
        let token: String
        do {
            token = try folder.makeToken(
                named: name, allow: rights.map(\.rawValue), for: person, at: session.now)
        } catch {
            switch error {
            case .nameTaken:
                throw .badData(
                    phrase(
                        "a token is called \"\(name)\" already; choose another name, or end that one with "
                            + "\"demeter web token end\""))
            case .tooMany:
                throw .badData(
                    phrase(
                        "there are \(AccessFolder.mostTokens) tokens, as many as there may be; "
                            + "\"demeter web token list\" shows them, and \"demeter web token end\" ends one"
                    )
                )
            case .storage(let error): throw .output(error)
            }
        }
        try session.show(
            [
                "name": .string(name), "token": .string(token),
                "allow": .array(rights.map { .string($0.rawValue) }),
            ], [token])
        // On the error output: a script reads the token alone.
        if ServingMark.address(in: folder) == nil {
            session.console.complain(
                phrase("demeter: the token is made, but \(try whyNoPage(session))\n"))
        }
        return .done
    }

    /// What `--allow` says, each once, in the order of the table.
    private static func rights(_ session: Session) throws(Failure) -> [Permission] {
        guard let words = session.command["allow"] else { return [.read, .log, .correct] }
        var named: Set<Permission> = []
        for word in words.split(separator: ",", omittingEmptySubsequences: false) {
            guard let right = Permission(rawValue: String(word)) else {
                throw session.misuse(
                    "\"--allow\" takes "
                        + Permission.allCases.map(\.rawValue).joined(separator: ", ")
                        + phrase(", parted by commas alone"))
            }
            named.insert(right)
        }
        return Permission.allCases.filter(named.contains)
    }

    @Sendable private static func showTokens(_ session: Session) throws(Failure) -> ExitStatus {
        let tokens = accessFolder(session).listTokens()
        try session.show(.array(tokens.map(json)), lines(tokens, session))
        return tokens.isEmpty ? .nothing : .done
    }

    @Sendable private static func endTokens(_ session: Session) throws(Failure) -> ExitStatus {
        let folder = accessFolder(session)
        let unknown = session.command.operands.filter { !folder.endToken(named: $0) }
        let ended = session.command.operands.count - unknown.count
        try session.show(
            ["ended": .integer(ended)],
            [ended == 1 ? phrase("One token was ended.") : phrase("\(ended) tokens were ended.")])
        for name in unknown {
            session.console.complain(
                phrase(
                    "demeter: no token is called \"\(name)\"; \"demeter web token list\" shows them\n"
                ))
        }
        return ended == 0 ? .nothing : .done
    }

    private static func json(_ token: AccessFolder.ListedToken) -> JSONValue {
        func instant(_ seconds: Int64) -> JSONValue {
            .string(Instant(milliseconds: seconds * 1000, offsetSeconds: 0).description)
        }
        var object = JSONObject([
            ("name", .string(token.name)), ("id", .string(token.id)),
            ("allow", .array(token.allow.map(JSONValue.string))),
            ("created", instant(token.created)), ("used", token.used.map(instant) ?? .null),
        ])
        if let person = token.person { object["person"] = .string(person) }
        return .object(object)
    }

    private static func lines(
        _ tokens: [AccessFolder.ListedToken], _ session: Session
    ) -> [String] {
        guard !tokens.isEmpty else { return [phrase("There are no tokens.")] }
        let isShared = tokens.contains { $0.person != nil }
        var table = TextTable(
            [.init("name", .left), .init("used", .left)]
                + (isShared ? [.init("person", .left)] : []) + [.init("may", .left, rank: 1)])
        for token in tokens {
            let used = token.used.map {
                phrase("\(StatusRendering.duration(Int(max(0, session.now - $0)))) ago")
            }
            table.add(
                [.init(DisplayWidth.printable(token.name)), .init(used ?? "never", .faint)]
                    + (isShared ? [.init(token.person ?? "")] : [])
                    + [.init(token.allow.joined(separator: ", "))])
        }
        return table.lines(session.console.style)
    }
}
