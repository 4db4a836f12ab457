import Configuration
import Glibc
import Host
import Memory
import Threads

let program = ServiceProgram(.demeterd)
Heap.returnLargeBlocks()
// Caught before anything is opened, so that an early Ctrl-C is not lost.
let signals = Signal.stream(of: Signal.allCases)
// Until the daemon listens there is nobody to end it in order, and nothing that needs it: the journal is
// whole at any point, and whatever the start waits for, a signal does not wait with it.
Signal.intercept { if [.terminate, .interrupt].contains($0) { _exit(ExitStatus.done.rawValue) } }

// The main thread only waits: a task on it would bring Dispatch's threads to life.
let status = Mailbox<ExitStatus>()
Task.detached(executorPreference: WorkerPool.shared) { [program, signals] in
    status.post(
        await Daemon.serve(
            program.command, environment: program.environment, log: program.log, signals))
}
exit((status.take() ?? .done).rawValue)
