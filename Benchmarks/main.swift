// Speed and memory, each beside a baseline of the same run; run by `make bench` from the checkout's top.

RunningLoad.runIfAsked()
let benchmarks: [(name: String, run: () async throws -> Void)] = [
    ("one-client", oneClient), ("many-clients", manyClients), ("start", start),
    ("memory", memoryAndIdleness), ("day", day), ("days", days), ("reader", reader),
    ("model", modelReading), ("model-queue", modelQueue), ("model-foods", modelFoods),
    ("imports", imports), ("meal-files", mealFiles), ("health-export", healthExport),
    ("review", review), ("talk", talk), ("ears", ears), ("fairness", fairness),
]
let wanted = CommandLine.arguments.dropFirst()
for benchmark in benchmarks where wanted.isEmpty || wanted.contains(benchmark.name) {
    try await benchmark.run()
}
