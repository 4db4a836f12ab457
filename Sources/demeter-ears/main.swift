import Arguments
import Configuration
import Ears
import Glibc
import Host
import Telling

ProgramStart.prepare(.command)
let environment = Environment.current()
let telling = Telling(Language(environment: { environment[$0] }))
let request: CommandParser.Request
do throws(UsageError) {
    request = try CommandParser.parse(
        Array(Program.arguments().dropFirst()), by: .demeterEars)
} catch {
    Telling.$current.withValue(telling) { EarsProgram.complain(error.told) }
    exit(EX_USAGE)
}
switch request {
case .help(let path): Telling.$current.withValue(telling) { EarsProgram.help(path) }
case .run(let command):
    // Those that the daemon starts obey no shell.
    if [["serve"], ["prepare"]].contains(command.path) { Signal.forgetInherited() }
    exit(EarsProgram.run(command, environment: environment))
}
