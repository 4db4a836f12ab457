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
let log = Log(program: "demeter-web", environment: environment)

let command: ParsedCommand
do {
    switch try CommandParser.parse(Array(Program.arguments().dropFirst()), by: .demeterWeb) {
    case .help(let path):
        print(HelpText.text(of: .demeterWeb, path: path), terminator: "")
        exit(EX_OK)
    case .run(let parsed): command = parsed
    }
} catch {
    Log.writeToStandardError(Array(error.message.utf8))
    exit(EX_USAGE)
}
if command.has("version") {
    print("demeter-web \(Version.text)")
    exit(EX_OK)
}
let parent = command.has("supervised") ? Supervisor() : nil
do throws(WebFailure) {
    try WebProgram(command, environment: environment).serve(under: parent, log: log)
} catch {
    if let parent { parent.tell(error: error.sentence) } else { log.error(error.sentence) }
    exit(error.status)
}
