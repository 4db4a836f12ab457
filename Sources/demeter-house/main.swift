import Arguments
import Configuration
import Glibc
import Host
import Threads

// Everything that is made here belongs to its person alone.
umask(0o077)
Signal.ignoreBrokenPipes()
let signals = Signal.stream(of: [.terminate, .interrupt])
let environment = Environment.current()
let log = Log(program: "demeter-house", environment: environment)

let command: ParsedCommand
do {
    switch try CommandParser.parse(Array(Program.arguments().dropFirst()), by: .demeterHouse) {
    case .help(let path):
        print(HelpText.text(of: .demeterHouse, path: path), terminator: "")
        exit(EX_OK)
    case .run(let parsed): command = parsed
    }
} catch {
    Log.writeToStandardError(Array(error.message.utf8))
    exit(EX_USAGE)
}
if command.has("version") {
    print("demeter-house \(Version.text)")
    exit(EX_OK)
}
let house: HouseProgram
do throws(HouseFailure) {
    house = try HouseProgram(command, environment: environment, log: log)
    try house.start()
} catch {
    log.error(error.sentence)
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
