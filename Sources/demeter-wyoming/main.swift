import Arguments
import Configuration
import Glibc
import Host
import Supervision

ProgramStart.prepare(.service)
Signal.ignoreUnused()
// Everything that is made here belongs to its person alone.
umask(0o077)
Signal.ignoreBrokenPipes()
let environment = Environment.current()
let log = Log(program: "demeter-wyoming", environment: environment)

let command: ParsedCommand
do {
    switch try CommandParser.parse(Array(Program.arguments().dropFirst()), by: .demeterWyoming) {
    case .help(let path):
        print(HelpText.text(of: .demeterWyoming, path: path), terminator: "")
        exit(EX_OK)
    case .run(let parsed): command = parsed
    }
} catch {
    Log.writeToStandardError(Array(error.message.utf8))
    exit(EX_USAGE)
}
if command.has("version") {
    print("demeter-wyoming \(Version.text)")
    exit(EX_OK)
}
let parent = command.has("supervised") ? Supervisor() : nil
do throws(RoomsFailure) {
    if command.path == ["second"] {
        try SecondProgram(command).serve(under: parent, log: log)
    } else {
        try RoomsProgram(command, environment: environment).serve(under: parent, log: log)
    }
} catch {
    if let parent { parent.tell(error: error.sentence) } else { log.error(error.sentence) }
    exit(error.status)
}
