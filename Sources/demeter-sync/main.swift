import Arguments
import Configuration
import Glibc
import Host
import Supervision

let program = ServiceProgram(.demeterSync)
let parent = program.command.has("supervised") ? Supervisor() : nil
do throws(SyncFailure) {
    if program.command.has("calendar") {
        let calendar = try CalendarProgram(
            program.command, environment: program.environment, log: program.log)
        if program.command.has("once") { exit(try calendar.carryOnce()) }
        try calendar.start(under: parent)
        Supervisor.waitForEnd(under: parent)
    }
    let sync = try SyncProgram(
        program.command, environment: program.environment, log: program.log)
    if program.command.has("once") {
        exit(try sync.carryOnce())
    }
    try sync.start(under: parent)
    Supervisor.waitForEnd(under: parent)
} catch {
    if let parent { parent.tell(error: error.sentence) } else { program.log.error(error.sentence) }
    exit(error.status)
}
