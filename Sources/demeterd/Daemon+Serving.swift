import Arguments
import Configuration
import Glibc
import Host

extension Daemon {
    /// Starts the daemon, greets the person at a terminal, and serves until a signal ends it.
    static func serve(
        _ command: ParsedCommand, environment: Environment, log: Log,
        _ signals: AsyncStream<Signal>
    ) async -> ExitStatus {
        do throws(StartFailure) {
            let daemon = try await Daemon(
                Overrides(
                    configuration: command["config"], dataFolder: command["data-dir"],
                    socket: command["socket"], ingredients: command["ingredients"],
                    grammars: command["grammars"]),
                environment: environment, log: log)
            Signal.intercept(nil)
            if log.style == .plain { daemon.greet() }
            await daemon.run(signals)
            return .done
        } catch {
            log.error(error.sentence)
            return error.status
        }
    }

    private func greet() {
        let greeting = Greeting(places: places, environment: environment, program: Program.file())
        let text = Array(greeting.text.utf8)
        // Unbuffered, so that whoever waits for the greeting has it at once.
        _ = write(STDOUT_FILENO, text, text.count)
    }
}
