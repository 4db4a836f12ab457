import Arguments
import Configuration
import Glibc
import Host
import JSON
import Supervision

let program = ServiceProgram(.demeterPostgres)
let parent = program.command.has("supervised") ? Supervisor() : nil
do throws(PostgresFailure) {
    let household = try HouseholdProgram(
        program.command, environment: program.environment, log: program.log)
    if let status = try household.actOnce(program.command) { exit(status) }
    try household.start(under: parent)
    Supervisor.waitForEnd(under: parent)
} catch  where program.command.has("asked") {
    print((["error": .string(error.sentence)] as JSONValue).text)
    exit(EX_OK)
} catch {
    if let parent { parent.tell(error: error.sentence) } else { program.log.error(error.sentence) }
    exit(error.status)
}
