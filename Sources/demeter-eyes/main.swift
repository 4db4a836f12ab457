import Arguments
import Configuration
import Confinement
import Eyes
import Glibc
import Host
import Memory
import Sight

let program = ServiceProgram(.demeterEyes)
// Read while it may be: afterwards there are no files.
let model = program.command.has("label") ? EyesProgram.model() ?? [] : nil
let classifier = program.command["classify"].map(EyesProgram.classifier(in:))
let nowhere = model != nil || classifier != nil ? EyesProgram.nowhere() : -1
do throws(ConfinementError) {
    try EyesProgram.confine()
} catch {
    Log.writeToStandardError(
        Array("demeter-eyes cannot give its rights away: \(error.operation)\n".utf8))
    exit(EX_TEMPFAIL)
}
EyesProgram.silence(into: nowhere)
Heap.keepLargeBlocks()
if let classifier { exit(EyesProgram.guess(classifier)) }
exit(model.map(EyesProgram.readLabel) ?? EyesProgram.run())
