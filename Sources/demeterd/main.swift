import Arguments
import Configuration
import Glibc
import Host

// Everything that is made here belongs to its person alone.
umask(0o077)
Signal.ignoreBrokenPipes()
// Caught before anything is opened, so that an early Ctrl-C is not lost.
let signals = Signal.stream(of: Signal.allCases)
let environment = Environment.current()
let log = Log(program: "demeterd", environment: environment)

func end(_ status: ExitStatus) -> Never { exit(status.rawValue) }

let command: ParsedCommand
do {
    switch try CommandParser.parse(Array(CommandLine.arguments.dropFirst()), by: .demeterd) {
    case .help(let path):
        print(HelpText.text(of: .demeterd, path: path), terminator: "")
        end(.done)
    case .run(let parsed): command = parsed
    }
} catch {
    Log.writeToStandardError(Array(error.message.utf8))
    end(.usage)
}
if command.has("version") {
    print("demeterd \(Version.text)")
    end(.done)
}

do throws(StartFailure) {
    let daemon = try await Daemon(
        Overrides(
            configuration: command["config"], dataFolder: command["data-dir"],
            socket: command["socket"], ingredients: command["ingredients"],
            grammars: command["grammars"]),
        environment: environment, log: log)
    if log.style == .plain {
        let greeting = Greeting(
            places: daemon.places, environment: environment, program: Program.file())
        let text = Array(greeting.text.utf8)
        // Unbuffered, so that whoever waits for the greeting has it at once.
        _ = write(STDOUT_FILENO, text, text.count)
    }
    await daemon.run(signals)
    end(.done)
} catch {
    log.error(error.sentence)
    end(error.status)
}
