internal import Glibc
internal import Host
internal import Verbs

exit(
    DemeterCommand.run(
        Array(Program.arguments().dropFirst()), environment: Environment.current()))
