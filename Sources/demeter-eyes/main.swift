import Arguments
import Configuration
import Confinement
import Eyes
import Glibc
import Host
import Sight

ProgramStart.prepare(.service)
let command: ParsedCommand
do {
    switch try CommandParser.parse(Array(Program.arguments().dropFirst()), by: .demeterEyes) {
    case .help(let path):
        print(HelpText.text(of: .demeterEyes, path: path), terminator: "")
        exit(EX_OK)
    case .run(let parsed): command = parsed
    }
} catch {
    Log.writeToStandardError(Array(error.message.utf8))
    exit(EX_USAGE)
}
if command.has("version") {
    print("demeter-eyes \(Version.text)")
    exit(EX_OK)
}
do throws(ConfinementError) {
    try EyesProgram.confine()
} catch {
    Log.writeToStandardError(
        Array("demeter-eyes cannot give its rights away: \(error.operation)\n".utf8))
    exit(EX_TEMPFAIL)
}
exit(EyesProgram.run())
