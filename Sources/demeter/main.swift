internal import Glibc
internal import Host
internal import Verbs

ProgramStart.prepare(.command)
let words = Array(Program.arguments().dropFirst())
let environment = Environment.current()
exit(
    RecipeChild.run(words, environment: environment)
        ?? DemeterCommand.run(words, environment: environment))
