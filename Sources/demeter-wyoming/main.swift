import Arguments
import Configuration
import Glibc
import Host
import Supervision

let program = ServiceProgram(.demeterWyoming)
let parent = program.command.has("supervised") ? Supervisor() : nil
do throws(RoomsFailure) {
    switch program.command.path {
    case ["second"]: try SecondProgram(program.command).serve(under: parent, log: program.log)
    case ["microphone"]:
        try MicrophoneProgram(program.command).serve(under: parent, log: program.log)
    default:
        try RoomsProgram(program.command, environment: program.environment)
            .serve(under: parent, log: program.log)
    }
} catch {
    if let parent { parent.tell(error: error.sentence) } else { program.log.error(error.sentence) }
    exit(error.status)
}
