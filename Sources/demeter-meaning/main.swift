import Arguments
import Configuration
import Confinement
import Glibc
import Host
import Meaning

let program = ServiceProgram(.demeterMeaning)

/// Tells whoever asked, and the log where a person started it.
func refuse(_ sentence: String, _ status: Int32) -> Never {
    try? MeaningProgram.tell(.fault(sentence))
    program.log.error(sentence)
    exit(status)
}

let package =
    program.command["package"] ?? MeaningPackage.place(environment: program.environment)
do throws(MeaningFault) {
    let file = try MeaningProgram.open(package)
    do throws(ConfinementError) {
        try MeaningProgram.confine()
    } catch {
        refuse("it cannot give its rights away: \(error.operation)", EX_TEMPFAIL)
    }
    exit(try MeaningProgram(file, of: package).serve())
} catch {
    refuse(error.description, EX_NOINPUT)
}
