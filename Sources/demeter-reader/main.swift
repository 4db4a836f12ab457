import Arguments
import Configuration
import Glibc
import Host
import Supervision

let program = ServiceProgram(.demeterReader)
let parent = program.command.has("supervised") ? Supervisor() : nil
do throws(ReaderFailure) {
    try ReaderProgram(program.command).serve(under: parent, log: program.log)
} catch {
    if let parent { parent.tell(error: error.sentence) } else { program.log.error(error.sentence) }
    exit(error.status)
}
