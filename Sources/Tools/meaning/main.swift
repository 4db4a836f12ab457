internal import Glibc
internal import Host

ProgramStart.prepare(.command)
exit(MeaningTool.run(Array(CommandLine.arguments.dropFirst())))
