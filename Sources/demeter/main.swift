internal import Glibc
internal import Host
internal import Verbs

exit(
    DemeterCommand.run(
        Array(CommandLine.arguments.dropFirst()), environment: Environment.current()))
