import Configuration
import Host
import JSON
import Telling
import Threads
import Wire

/// Has `demeter doctor` look at what the daemon was told, as a program of its own: it asks the daemon as well.
struct Examiner: Sendable {
    private let program: String
    private let arguments: [String]

    /// The ears are given their time, and the units.
    private static let patience = Duration.seconds(60)

    /// `nil` where nothing is known of the daemon's own program.
    init?(_ overrides: Overrides, _ places: Places) {
        guard let own = Program.file() else { return nil }
        program = Path.join(Path.parent(of: own), "demeter")
        let named = [
            ("config", overrides.configuration), ("data-dir", places.dataFolder),
            ("socket", places.socket), ("ingredients", overrides.ingredients),
            ("grammars", overrides.grammars),
        ].flatMap { name, value in value.map { ["--\(name)", $0] } ?? [] }
        arguments = ["--json", "doctor"] + named
    }

    /// Told in the language of the moment; `nil` where it is not installed, or takes too long.
    func examine() async -> DoctorMessage? {
        let language = ["--language", Telling.current.language.rawValue]
        return await OwnThread.run("doctor") { [self] in
            // 1 says that something needs a remedy.
            CommandOutput.read(
                [program] + arguments + language, for: .doctor, patience: Self.patience,
                limit: 1 << 18,
                statuses: [0, 1]
            ).flatMap { try? JSONValue(parsing: $0) }.flatMap { try? DoctorMessage(json: $0) }
        } ?? nil
    }
}
