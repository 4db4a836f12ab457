internal import Arguments
internal import Configuration
internal import Glibc
package import Host
internal import Nutrition
internal import Telling

/// The program `demeter`.
package enum DemeterCommand {
    /// Runs a command line and returns the status to end with.
    ///
    /// - Parameters:
    ///   - arguments: without the program's own name.
    ///   - program: the program's file, beside which its data are found.
    ///   - console: the process's own, in the style that suits it, unless given.
    ///   - now: Unix seconds.
    ///   - pause: waits so many seconds.
    package static func run(
        _ arguments: [String], environment: Environment, program: String? = Program.file(),
        console given: Console? = nil, now: Int64 = Int64(time(nil)),
        pause: @escaping (UInt32) -> Void = { _ = sleep($0) }
    ) -> Int32 {
        Signal.ignoreBrokenPipes()
        let surroundings = Surroundings(
            environment: environment, program: program, now: now, pause: pause)
        let request: CommandParser.Request
        do {
            request = try CommandParser.parse(arguments, by: table)
        } catch {
            let console = given ?? Console(style: .plain)
            let telling = Telling(surroundings.language(nil))
            Telling.$current.withValue(telling) { console.complain(error.toldMessage) }
            return ExitStatus.wrongUsage.rawValue
        }
        var command: ParsedCommand?
        if case .run(let parsed) = request { command = parsed }
        let asked = command?["language"].flatMap(Language.init(rawValue:))
        // What programs read is the same wherever it is asked for; `parse --lines` is for them alone.
        let isForPrograms = command.map { $0.has("json") || $0.has("lines") } ?? false
        let language = asked ?? (isForPrograms ? .english : surroundings.language(command))
        return Telling.$current.withValue(Telling(language)) {
            carryOut(request, command, console: given, surroundings)
        }
    }

    private static func carryOut(
        _ request: CommandParser.Request, _ command: ParsedCommand?, console given: Console?,
        _ surroundings: Surroundings
    ) -> Int32 {
        let console =
            given
            ?? Console(
                style: Style(
                    for: STDOUT_FILENO, environment: surroundings.environment, command: command))
        do {
            let status = try answer(request, console, surroundings)
            try console.flush()
            return status.rawValue
        } catch {
            return tell(error, console, isJSON: command?.has("json") == true)
        }
    }

    /// These work however wrong the configuration is; `doctor` tells what is wrong with it.
    private static let verbsOfAnyConfiguration: Set = ["doctor", "completions"]

    private struct Surroundings {
        var environment: Environment
        var program: String?
        var now: Int64
        var pause: (UInt32) -> Void

        /// What a person reads: the configured language, else that of the environment.
        func language(_ command: ParsedCommand?) -> Language {
            let places = Places(
                overrides: command.map(Overrides.init) ?? Overrides(), environment: environment,
                program: program)
            let use = (try? Configuration.load(places, environment: environment))?.language.use
            return Language(rawValue: (use ?? .auto).rawValue)
                ?? Language(environment: { environment[$0] })
        }
    }

    private static func answer(
        _ request: CommandParser.Request, _ console: Console, _ surroundings: Surroundings
    ) throws(Failure) -> ExitStatus {
        switch request {
        case .help(let path):
            let width = console.style.columns ?? 80
            try console.write(table.help(path: path, width: width))
            return .done
        case .run(let command) where command.has("version"):
            try console.print("demeter \(Version.text)")
            return .done
        case .run(let command):
            let overrides = Overrides(command)
            let places = Places(
                overrides: overrides, environment: surroundings.environment,
                program: surroundings.program)
            let house = places.orSystemService(
                of: User.name(), environment: surroundings.environment, overrides: overrides)
            let person = try self.person(command, house, surroundings.environment)
            let session = Session(
                command: command, environment: surroundings.environment,
                places: person.map { $0.isOwner ? house : house.of($0.name) } ?? house,
                house: house, person: person?.name, console: console, now: surroundings.now,
                pause: surroundings.pause)
            if !Self.verbsOfAnyConfiguration.contains(command.path.first ?? "") {
                try session.refuseWrongPlaces()
            }
            return try showingEnergy(of: session) { () throws(Failure) in
                try verbs.perform(command.path[...], session)
            }
        }
    }

    /// Whose journal is meant; `nil` where nobody is named.
    private static func person(
        _ command: ParsedCommand, _ house: Places, _ environment: Environment
    ) throws(Failure) -> (name: PersonName, isOwner: Bool)? {
        guard let text = command["person"] ?? environment["DEMETER_PERSON"] else { return nil }
        guard let name = PersonName(text) else {
            throw .usage(
                UsageError(
                    .other(phrase("\"\(text)\" is no name of a person; say one word, as \"anna\"")),
                    path: ["demeter"] + command.path))
        }
        let owner = try? Configuration.load(house, environment: environment).ownerName
        return (name, owner.flatMap { $0 }.flatMap(PersonName.init) == name)
    }

    /// Runs a verb with energy in the unit that the person reads; a wrong configuration is for others to tell.
    private static func showingEnergy(
        of session: Session, _ verb: () throws(Failure) -> ExitStatus
    ) throws(Failure) -> ExitStatus {
        let unit = (try? session.configuration())?.display.energy
        do {
            return try EnergyUnit.$chosen.withValue(unit ?? EnergyUnit.chosen, operation: verb)
        } catch let failure as Failure {
            throw failure
        } catch {
            fatalError("a verb throws failures only: \(error)")
        }
    }

    /// Says why something did not work, and returns the status to end with.
    private static func tell(_ failure: Failure, _ console: Console, isJSON: Bool) -> Int32 {
        switch failure {
        case .usage(let error): console.complain(error.toldMessage)
        case .outputClosed: break
        default:
            if isJSON, failure.status != .cannotWrite { try? console.print(failure.json) }
            console.complain("demeter: \(failure.message)\n")
        }
        return failure.status.rawValue
    }
}
