package import Arguments
internal import Glibc
package import Host
internal import Telling

/// What the daemon, and each program that it starts or that runs beside it, does first: standard descriptors that
/// are closed are filled, inherited signals forgotten, everything it makes is its person's alone; then the command
/// line is read.
package struct ServiceProgram: Sendable {
    package let command: ParsedCommand
    package let environment: Environment
    /// Writes to the standard error output.
    package let log: Log

    /// To be called before a file is opened and a thread started. Prints help and version, and what a command
    /// line lacks, and ends the process then.
    package init(_ table: CommandTable) {
        ProgramStart.prepare(.service)
        Signal.ignoreUnused()
        Signal.ignoreBrokenPipes()
        umask(0o077)
        environment = Environment.current()
        log = Log(program: table.name, environment: environment)
        let language = Language(environment: { [environment] in environment[$0] })
        func told(_ text: () -> String) -> String {
            Telling.$current.withValue(Telling(language), operation: text)
        }
        do throws(UsageError) {
            switch try CommandParser.parse(Array(Program.arguments().dropFirst()), by: table) {
            case .help(let path):
                print(told { table.help(path: path) }, terminator: "")
                exit(EX_OK)
            case .run(let parsed): command = parsed
            }
        } catch {
            Log.writeToStandardError(Array(told { error.toldMessage }.utf8))
            exit(EX_USAGE)
        }
        if command.has("version") {
            print("\(table.name) \(Version.text)")
            exit(EX_OK)
        }
    }
}
