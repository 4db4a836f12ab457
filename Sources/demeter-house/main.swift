import Arguments
import Configuration
import Glibc
import Host
import Threads

let program = ServiceProgram(.demeterHouse)
let signals = Signal.stream(of: [.terminate, .interrupt])
let house: HouseProgram
do throws(HouseFailure) {
    house = try HouseProgram(
        program.command, environment: program.environment, log: program.log)
    try house.start()
} catch {
    program.log.error(error.sentence)
    exit(error.status)
}
// The main thread only waits: a task on it would bring Dispatch's threads to life.
let ended = Mailbox<Void>()
Task.detached(executorPreference: WorkerPool.shared) { [signals] in
    for await _ in signals { break }
    ended.post(())
}
_ = ended.take()
house.stop()
