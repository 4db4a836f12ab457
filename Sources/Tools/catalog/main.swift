internal import CatalogFiles
internal import Curation
internal import Glibc
internal import Host

ProgramStart.prepare(.command)
exit(CatalogTool(arguments: Array(CommandLine.arguments.dropFirst())).run())
