import Arguments
import Configuration
import Glibc
import Host
import Memory
import Threads

ProgramStart.prepare(.service)
Signal.ignoreUnused()
// Everything that is made here belongs to its person alone.
umask(0o077)
Signal.ignoreBrokenPipes()
Heap.returnLargeBlocks()
// Caught before anything is opened, so that an early Ctrl-C is not lost.
let signals = Signal.stream(of: Signal.allCases)
// Until the daemon listens there is nobody to end it in order, and nothing that needs it: the journal is
// whole at any point, and whatever the start waits for, a signal does not wait with it.
Signal.intercept { if [.terminate, .interrupt].contains($0) { _exit(ExitStatus.done.rawValue) } }
let environment = Environment.current()
let log = Log(program: "demeterd", environment: environment)

func end(_ status: ExitStatus) -> Never { exit(status.rawValue) }

let command: ParsedCommand
do {
    switch try CommandParser.parse(Array(Program.arguments().dropFirst()), by: .demeterd) {
    case .help(let path):
        print(HelpText.text(of: .demeterd, path: path), terminator: "")
        end(.done)
    case .run(let parsed): command = parsed
    }
} catch {
    Log.writeToStandardError(Array(error.message.utf8))
    end(.usage)
}
if command.has("version") {
    print("demeterd \(Version.text)")
    end(.done)
}

// The main thread only waits: a task on it would bring Dispatch's threads to life.
let status = Mailbox<ExitStatus>()
Task.detached(executorPreference: WorkerPool.shared) { [command, environment, log, signals] in
    status.post(await Daemon.serve(command, environment: environment, log: log, signals))
}
end(status.take() ?? .done)
