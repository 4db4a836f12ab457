import Configuration
import Confinement
import Eyes
import Glibc
import Host
import Sight

_ = ServiceProgram(.demeterEyes)
do throws(ConfinementError) {
    try EyesProgram.confine()
} catch {
    Log.writeToStandardError(
        Array("demeter-eyes cannot give its rights away: \(error.operation)\n".utf8))
    exit(EX_TEMPFAIL)
}
exit(EyesProgram.run())
