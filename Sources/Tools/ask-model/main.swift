// Reads each line of standard input through the configured language model and prints one JSON object
// a line, as `demeter parse --lines --json` does offline: `ask-model [--with-foods|--without-foods]`.
import CatalogFiles
import Configuration
import FoodCatalog
import Glibc
import Host
import JSON
import MealModel
import MealReader
import ModelReader
import Wire

ProgramStart.prepare(.command)
let environment = Environment.current()
let log = Log(program: "ask-model", environment: environment)
let arguments = CommandLine.arguments.dropFirst()
guard arguments.allSatisfy({ ["--with-foods", "--without-foods"].contains($0) }) else {
    log.error("usage: ask-model [--with-foods|--without-foods] < descriptions, one a line")
    exit(64)
}
let places = Places(environment: environment)
guard let path = places.ingredients, let foods = try? CatalogFile.load(path) else {
    log.error("no catalog of foods was found; name one with DEMETER_INGREDIENTS")
    exit(65)
}
var model: Configuration.Model
do {
    model = try Configuration.load(places, environment: environment).model
} catch {
    log.error(error.description)
    exit(65)
}
// Every line is to be asked about, whatever a day of the daemon may cost.
model.mode = .always
model.requestsPerMinute = 10_000
model.requestsPerDay = 1_000_000

func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

let reader = MealReader(catalog: FoodCatalog(foods: foods))
let asker = ModelReader(
    store: ModelStore(path: nil),
    time: ModelTime(now: now, sleep: { try await Task.sleep(for: $0) }))
await asker.configure(model, environment: environment, log: log)
let offers = arguments.contains("--without-foods") ? 0 : 20
await asker.learn { ModelKnowledge(reader, offering: offers) }
guard await asker.availability == .ready else {
    log.error("no model can be asked; set model.base_url, model.model and its key (docs/model.md)")
    exit(65)
}

while let line = readLine() {
    let outcome = await asker.read(line, offline: reader.reading(of: line))
    let json: JSONValue
    switch outcome {
    case .reading(let reading): json = ReadingMessage(reading).json
    case .later: json = ["error": "the server does not answer"]
    case .stopped: json = ["error": "the key is refused"]
    case .failed(let failure): json = ["error": .string(failure.name)]
    }
    print(json.text)
}
let statistics = await asker.statistics
log.info(
    "\(statistics.requests) requests, \(statistics.tokens.prompt) tokens told, "
        + "\(statistics.tokens.completion) answered, failures \(statistics.failures)")
