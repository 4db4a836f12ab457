import Arguments
import Configuration
import Ears
import Glibc
import Host

ProgramStart.prepare(.command)
let request: CommandParser.Request
do throws(UsageError) {
    request = try CommandParser.parse(
        Array(Program.arguments().dropFirst()), by: .demeterEars)
} catch {
    EarsProgram.complain("\(error)")
    exit(EX_USAGE)
}
switch request {
case .help(let path): EarsProgram.help(path)
case .run(let command):
    // Those that the daemon starts obey no shell.
    if [["serve"], ["prepare"]].contains(command.path) { Signal.forgetInherited() }
    exit(EarsProgram.run(command, environment: .current()))
}
