// Speed and memory, each beside a baseline of the same run; run by `make bench` from the checkout's top.

import Foundation

RunningLoad.runIfAsked()
EchoServer.runIfAsked()
try SlowSync.runIfAsked()

let run = BenchmarkRun(benchmarks: [
    Benchmark("one-client", within: 30, oneClient),
    Benchmark("many-clients", within: 60, manyClients),
    Benchmark("slow-sync", within: 60, slowSync),
    Benchmark("start", within: 30, start),
    Benchmark("memory", within: 120, memoryAndIdleness),
    Benchmark("day", within: 90, day),
    Benchmark("days", within: 60, days),
    Benchmark("page", within: 180, page),
    Benchmark("nutrients", within: 90, nutrients),
    Benchmark("habits", within: 90, habits),
    Benchmark("reader", within: 60, reader),
    Benchmark("review", within: 60, review),
    Benchmark("talk", within: 60, talk),
    Benchmark("model", within: 60, modelReading),
    Benchmark("model-queue", within: 180, onlyByName: true, modelQueue),
    Benchmark("model-foods", within: 60, modelFoods),
    Benchmark("recipes", within: 180, recipes),
    Benchmark("ingredients", within: 90, ingredients),
    Benchmark("imports", within: 120, imports),
    Benchmark("photographs", within: 60, photographs),
    Benchmark("ears", within: 240, ears),
    Benchmark("meal-files", within: 300, onlyByName: true, mealFiles),
    Benchmark("health-export", within: 300, onlyByName: true, healthExport),
    Benchmark("fairness", within: 300, onlyByName: true, fairness),
    Benchmark("growth", within: 1800, onlyByName: true, growth),
])
exit(try await run.main(Array(CommandLine.arguments.dropFirst())))
