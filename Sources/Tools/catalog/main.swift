internal import CatalogFiles
internal import Curation
internal import Glibc

exit(CatalogTool(arguments: Array(CommandLine.arguments.dropFirst())).run())
