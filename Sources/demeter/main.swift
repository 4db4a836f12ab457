internal import Glibc
internal import Host
internal import Verbs

ProgramStart.prepare(.command)
exit(
    DemeterCommand.run(
        Array(Program.arguments().dropFirst()), environment: Environment.current()))
