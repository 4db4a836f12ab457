import Configuration
import Host

/// What a person reads when the daemon has started: where it is, and three lines to try it.
struct Greeting {
    let places: Places
    let environment: Environment
    /// The program's own file.
    let program: String?

    /// Ends with the three lines to paste.
    var text: String {
        let command = ([quoted(client)] + socketOption).joined(separator: " ")
        return """
            Demeter \(Version.text) listens on \(places.socket)
            and keeps its journal in \(places.dataFolder). Ctrl-C ends it; nothing is lost.

            Paste into another terminal, to log a meal, see the day, and take it back:

            \(command) log "two scrambled eggs, a slice of toast with butter and a black coffee"
            \(command) today
            \(command) undo

            """
    }

    /// `demeter` beside this program, by its bare name when the `PATH` leads there.
    private var client: String {
        guard let program else { return "demeter" }
        let folder = Path.parent(of: program)
        let isOnPath = (environment["PATH"] ?? "").split(separator: ":").contains { $0 == folder }
        return isOnPath ? "demeter" : Path.join(folder, "demeter")
    }

    /// Named only where another terminal would look for it elsewhere.
    private var socketOption: [String] {
        let elsewhere = Environment(
            Dictionary(
                uniqueKeysWithValues: environment.names
                    .filter { !$0.hasPrefix("DEMETER_") && $0 != "STATE_DIRECTORY" }
                    .compactMap { name in environment[name].map { (name, $0) } }))
        let usual = Places(environment: elsewhere, program: program)
        return usual.socket == places.socket ? [] : ["--socket", quoted(places.socket)]
    }

    private func quoted(_ word: String) -> String {
        let isPlain = word.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
                UInt8(ascii: "-"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
        return isPlain
            ? word
            : "'"
                + word.split(separator: "'", omittingEmptySubsequences: false)
                .joined(separator: "'\\''") + "'"
    }
}
