internal import Arguments
internal import Calling
internal import Configuration
internal import Host
internal import JSON
internal import Telling
internal import WebAccess
internal import Wire

extension DemeterCommand {
    static let web: Verb = Verb(
        CommandTable(
            "web", "Print a link that opens the journal's page in a browser",
            details: [
                "The link is good once, for five minutes; the browser stays signed in until it signs out or was "
                    + "not used for 30 days. The daemon serves the page when enabled under [web] in the "
                    + "configuration is true.",
                "With --person it is that person's page, and shows nothing of anybody else's journal.",
            ],
            options: [
                OptionRow(
                    "pair",
                    "For a telephone: draw the link as a code for its camera. The page has to be "
                        + "reached from there, by a certificate or a proxy that \"hosts\" names.")
            ],
            examples: [
                .init("demeter web", "prints a link to open in a browser of this computer"),
                .init("demeter web --pair", "draws it for a telephone's camera"),
                .init("demeter --person anna web", "prints a link to Anna's page"),
            ], group: "Connecting"),
        [webSessions, webToken], printLink)

    private static let webSessions: Verb = Verb(
        CommandTable(
            "sessions", "List the browsers that are signed in, or sign them out",
            options: [
                OptionRow(
                    "end", value: .init("ID"),
                    "Sign out the browser of this id, or of one that begins so; \"all\" signs out all "
                        + "of them and spends all links.", isRepeatable: true)
            ],
            examples: [
                .init("demeter web sessions", "lists the browsers that are signed in"),
                .init("demeter web sessions --end all", "signs all of them out"),
            ]),
        runSessions)

    @Sendable private static func printLink(_ session: Session) throws(Failure) -> ExitStatus {
        let folder = accessFolder(session)
        guard let address = ServingMark.address(in: folder) else {
            throw .pageAway(try whyNoPage(session))
        }
        let isPairing = session.command.has("pair")
        if isPairing { try refuseUnreachable(address) }
        let person = try knownPerson(session)
        let token: String
        do { token = try folder.makeLink(at: session.now, for: person) } catch {
            throw .output(error)
        }
        let link = "\(address)/login?link=\(token)"
        let drawing = isPairing ? try code(of: link, session.console.style) : []
        try session.show(
            ["link": .string(link), "seconds": .integer(Int(AccessFolder.linkTime))],
            drawing + [link])
        return .done
    }

    /// Whose page or journal it is to be, whom the daemon knows; `nil` for the owner.
    static func knownPerson(_ session: Session) throws(Failure) -> String? {
        guard let person = session.person else { return nil }
        var daemon = try session.connect()
        let (_, people) = try daemon.ask(
            .people, NoParameters(), asListOf: ResidentMessage.self)
        let known = people.first { $0.name.flatMap(PersonName.init) == person }
        // An owner may be called otherwise tomorrow, and somebody else by that name.
        if known?.isOwner == true { return nil }
        // Of a name that nobody has the daemon's own words are told.
        if known == nil { _ = try daemon.ask(.status, as: StatusMessage.self) }
        return person.text
    }

    /// A telephone is another computer.
    private static func refuseUnreachable(_ address: String) throws(Failure) {
        let local = ["//127.", "//[::1]", "//localhost"]
        guard local.contains(where: address.contains) else { return }
        throw .pageAway(
            phrase(
                "a telephone cannot reach \(address); set \"listen\", \"certificate\" and \"key\" under "
                    + "[web], and \"hosts\" to the name by which it is reached, or \"hosts\" to that of a "
                    + "proxy"))
    }

    private static func code(of link: String, _ style: Style) throws(Failure) -> [String] {
        guard let lines = CodeDrawing.lines(of: link, style) else {
            throw .badData(
                phrase(
                    "this demeter draws no codes: it was built without libqrencode, or the link is too "
                        + "long; type the link of \"demeter web\" instead"))
        }
        return lines
    }

    /// The folder that the daemon names, which may be that of a system service; else the person's own.
    static func accessFolder(_ session: Session) -> AccessFolder {
        let own = AccessFolder(dataFolder: session.house.dataFolder)
        guard ServingMark.address(in: own) == nil, let folder = page(session)?.folder else {
            return own
        }
        return AccessFolder(dataFolder: Path.parent(of: folder))
    }

    private static func page(_ session: Session) -> StatusMessage.Page? {
        guard var daemon = try? session.household(),
            let status = try? daemon.ask(.status, as: StatusMessage.self).result
        else { return nil }
        return status.page
    }

    static func whyNoPage(_ session: Session) throws(Failure) -> String {
        if let complaint = page(session)?.complaint {
            return phrase("the page is not served: \(complaint)")
        }
        let isEnabled = try session.configuration().web.isEnabled
        return isEnabled
            ? phrase(
                "the page is not served; the daemon may have to read its configuration again, or to be "
                    + "started: \"demeter status\" and \"demeter doctor\" tell")
            : phrase(
                "no page is served; set \"enabled = true\" under [web] in \(session.places.configuration), "
                    + "and have the daemon read it with \"systemctl --user reload demeterd\"")
    }

    @Sendable private static func runSessions(_ session: Session) throws(Failure) -> ExitStatus {
        let folder = accessFolder(session)
        let ids = session.command.all("end")
        guard !ids.isEmpty else {
            let sessions = folder.list()
            try session.show(
                .array(sessions.map(json)), lines(sessions, session))
            return sessions.isEmpty ? .nothing : .done
        }
        let ended = ids.reduce(0) { count, id in
            count + (id == "all" ? folder.endAll() : folder.end(beginning: id))
        }
        try session.show(
            ["ended": .integer(ended)],
            [
                ended == 1
                    ? phrase("One browser was signed out.")
                    : phrase("\(ended) browsers were signed out.")
            ])
        return ended == 0 ? .nothing : .done
    }

    private static func json(_ listed: AccessFolder.Listed) -> JSONValue {
        func instant(_ seconds: Int64) -> JSONValue {
            .string(Instant(milliseconds: seconds * 1000, offsetSeconds: 0).description)
        }
        var object = JSONObject([
            ("id", .string(listed.id)), ("created", instant(listed.created)),
            ("seen", instant(listed.seen)), ("agent", .string(listed.agent)),
        ])
        if let person = listed.person { object["person"] = .string(person) }
        return .object(object)
    }

    private static func lines(
        _ sessions: [AccessFolder.Listed], _ session: Session
    ) -> [String] {
        guard !sessions.isEmpty else { return [phrase("No browser is signed in.")] }
        // A household of one need not see a column of nobody.
        let isShared = sessions.contains { $0.person != nil }
        var table = TextTable(
            [.init("id", .left), .init("used", .left)]
                + (isShared ? [.init("person", .left)] : []) + [.init("browser", .left, rank: 1)])
        for listed in sessions {
            let idle = StatusRendering.duration(Int(max(0, session.now - listed.seen)))
            table.add(
                [.init(listed.id), .init(phrase("\(idle) ago"), .faint)]
                    + (isShared ? [.init(listed.person ?? "")] : [])
                    + [.init(DisplayWidth.printable(listed.agent))])
        }
        return table.lines(session.console.style)
    }
}
