internal import Arguments
internal import Calling
internal import Configuration
internal import Host
internal import JSON
internal import Telling
internal import TimeZones
internal import Wire

/// What a verb works with.
struct Session {
    let command: ParsedCommand
    let environment: Environment
    /// Where the journal is that is meant, and what belongs to it.
    let places: Places
    /// The same of the daemon's owner, with all that several people have in common.
    let house: Places
    /// Who was named; `nil` for the owner, or whose door it is.
    let person: PersonName?
    let console: Console
    /// Unix seconds.
    let now: Int64
    /// Waits so many seconds.
    let pause: (UInt32) -> Void

    /// Whether a program reads the output.
    var isJSON: Bool { command.has("json") }

    /// How long a daemon that lives may take for what is on its disk or in its memory.
    private static let patience = Duration.seconds(60)

    func connect(patience: Duration = Session.patience) throws(Failure) -> DaemonClient {
        do { return try called(patience: patience) } catch { throw .call(error) }
    }

    /// As `connect`, for those who go on after a failure.
    func called(patience: Duration = Session.patience) throws(CallFailure) -> DaemonClient {
        try DaemonClient(
            path: places.socket, patience: patience, language: isJSON ? .english : language,
            person: person?.text)
    }

    /// The daemon itself, whoever the journal is that the command line is about.
    func household() throws(CallFailure) -> DaemonClient {
        try DaemonClient(
            path: places.socket, patience: Session.patience, language: isJSON ? .english : language)
    }

    /// What the person reads: the configured language, else that of the environment.
    var language: Language {
        let use = (try? configuration())?.language.use ?? .auto
        return Language(rawValue: use.rawValue) ?? Language(environment: { environment[$0] })
    }

    /// The result itself for programs, else its rendering.
    func show(_ raw: JSONValue, _ lines: @autoclosure () -> [String]) throws(Failure) {
        if isJSON { return try console.print(raw) }
        try console.print(lines() + asOf(raw))
    }

    /// When what is told of somebody else's journal was brought here.
    private func asOf(_ raw: JSONValue) -> [String] {
        guard let moment = raw["as_of"]?.string.flatMap({ Instant($0) }) else { return [] }
        let text = moment.description
        return [
            told(
                Texts.people.asOf("\(text.prefix(10)) \(text.dropFirst(11).prefix(5))"))
        ]
    }

    /// As `show`, of a rendering that is told in the person's language.
    func showTold(_ raw: JSONValue, _ lines: @autoclosure () -> [String]) throws(Failure) {
        try show(raw, told(lines()))
    }

    /// Something as the person reads it; the command line knows no foods, and so none of their names.
    func told<Value>(_ body: @autoclosure () -> Value) -> Value {
        Telling.$current.withValue(Telling(language)) { body() }
    }

    func configuration() throws(Failure) -> Configuration {
        do {
            return try Configuration.load(places, environment: environment)
        } catch {
            throw .configuration(error)
        }
    }

    /// Refuses named files that are not there or are wrong, also for verbs that only ask the daemon:
    /// a name that is passed over in silence would seem to count.
    func refuseWrongPlaces() throws(Failure) {
        do {
            try places.refuseMissing()
        } catch {
            throw .configuration(error)
        }
        if places.isConfigurationChosen { _ = try configuration() }
    }

    /// The zone that the person's day is in.
    func zone() throws(Failure) -> Zone {
        let name = try configuration().day.timeZone
        return name == "system"
            ? ZoneFolder().systemZone() : (try? ZoneFolder().zone(named: name)) ?? .utc
    }

    /// A complaint about the command line that its table cannot express.
    func misuse(_ sentence: String) -> Failure {
        .usage(UsageError(.other(sentence), path: ["demeter"] + command.path))
    }
}
