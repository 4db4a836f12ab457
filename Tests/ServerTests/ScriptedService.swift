import JSON
import MealReader
import Nutrition
import Service
import Wire

/// A service that does as the test says.
///
/// A line "wait NAME" is answered when the test releases NAME; "fail" with an error; others at once.
actor ScriptedService: Service {
    private(set) var heard: [String] = []
    private(set) var finished: [ConversationID] = []
    private var gates: [String: CheckedContinuation<Void, Never>] = [:]
    private var released: Set<String> = []
    private var changes: [CheckedContinuation<Void, Never>] = []
    private var failure: ServiceError?
    private var reply: [String]?
    private(set) var events: [EventMessage] = []
    private(set) var fetches: [Int] = []
    private let signals: AsyncStream<Int>
    private let signal: AsyncStream<Int>.Continuation

    init() { (signals, signal) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1)) }

    // MARK: For the test

    func fail(with error: ServiceError?) { failure = error }

    func reply(with lines: [String]) { reply = lines }

    func release(_ name: String) {
        if let gate = gates.removeValue(forKey: name) {
            gate.resume()
        } else {
            released.insert(name)
        }
    }

    func addEvents(_ count: Int) {
        for _ in 0..<count {
            events.append(
                EventMessage(
                    seq: events.count + 1, kind: .log,
                    payload: JSONObject([("entry", .integer(events.count + 1))])))
        }
        signal.yield(events.count)
    }

    /// Returns once the condition holds.
    func wait(until condition: @escaping @Sendable (isolated ScriptedService) -> Bool) async {
        while !condition(self) {
            await withCheckedContinuation { changes.append($0) }
        }
    }

    private func changed() {
        let waiting = changes
        changes = []
        for waiter in waiting { waiter.resume() }
    }

    // MARK: For the server

    private func hear(_ line: String) async throws(ServiceError) {
        heard.append(line)
        changed()
        if let failure { throw failure }
        if line.hasPrefix("wait "), released.remove(String(line.dropFirst(5))) == nil {
            await withCheckedContinuation { gates[String(line.dropFirst(5))] = $0 }
        }
    }

    func say(_ line: String, in conversation: ConversationID) async throws(ServiceError)
        -> SayResult
    {
        try await hear(line)
        return SayResult(reply ?? ["heard \(line)"])
    }

    func ended(_ conversation: ConversationID) {
        finished.append(conversation)
        changed()
    }

    func log(_ request: LogRequest) async throws(ServiceError) -> LogResult {
        try await hear(request.text)
        return LogResult(
            utterance: heard.count, state: .nothing, reply: "heard \(request.text)", day: Self.row)
    }

    func parse(_ request: ParseRequest) async throws(ServiceError) -> ReadingMessage {
        try await hear(request.text)
        return ReadingMessage(Reading(text: request.text))
    }

    func confirm(entry: Int) async throws(ServiceError) -> ChangeResult {
        try await change("confirm \(entry)")
    }

    func delete(entry: Int) async throws(ServiceError) -> ChangeResult {
        try await change("delete \(entry)")
    }

    func edit(_ request: EditRequest) async throws(ServiceError) -> ChangeResult {
        try await change("edit \(request.entry)")
    }

    func undo(change: Int?) async throws(ServiceError) -> ChangeResult {
        try await self.change("undo\(change.map { " \($0)" } ?? "")")
    }

    func redo(change: Int?) async throws(ServiceError) -> ChangeResult {
        try await self.change("redo\(change.map { " \($0)" } ?? "")")
    }

    func day(_ date: LocalDay?, nutrients: Bool) async throws(ServiceError) -> DayMessage {
        try await hear("day \(date?.description ?? "today")")
        return DayMessage(Self.row, entries: [], held: [])
    }

    func days(_ request: DaysRequest) async throws(ServiceError) -> [DayRow] {
        try await hear("days \(request.from) \(request.to)")
        return [Self.row]
    }

    func searchFoods(_ request: SearchRequest) async throws(ServiceError) -> [FoodMessage] {
        try await hear("search \(request.query) \(request.limit)")
        return [FoodMessage(Self.food, score: 0.5)]
    }

    func showFood(_ id: FoodID) async throws(ServiceError) -> FoodMessage {
        try await hear("show \(id)")
        return FoodMessage(Self.food)
    }

    func addFood(_ food: NewFood) async throws(ServiceError) -> FoodMessage {
        try await hear("add \(food.name)")
        return FoodMessage(Self.food)
    }

    func removeFood(_ id: FoodID) async throws(ServiceError) -> FoodMessage {
        try await hear("remove \(id)")
        return FoodMessage(Self.food)
    }

    func rereadFoods() async throws(ServiceError) -> Int {
        try await hear("reread foods")
        return 3
    }

    func retry() async throws(ServiceError) -> Int {
        try await hear("retry")
        return 2
    }

    func testModel(_ request: ModelTestRequest) async throws(ServiceError) -> ModelTestResult {
        try await hear("test \(request.text)" + (request.isStrong ? ", strong" : ""))
        return ModelTestResult(outcome: "off", reason: "None.")
    }

    func status() async throws(ServiceError) -> StatusMessage {
        try await hear("status")
        return StatusMessage(
            version: "1", uptime: 2, timeZone: "Europe/Rome",
            nextRollover: Instant(milliseconds: 0, offsetSeconds: 0),
            reader: .init(foods: 3, ownFoods: 0), model: .init(mode: "off"),
            voice: .init(enabled: false),
            queues: .init(received: 0, waiting: 0, question: 0, held: 0),
            journal: .init(bytes: 4, entries: 5, seq: 6, readOnly: false))
    }

    func latestEvent() async throws(ServiceError) -> Int {
        if let failure { throw failure }
        return events.count
    }

    func events(since sequence: Int, limit: Int) async throws(ServiceError) -> [EventMessage] {
        fetches.append(sequence)
        changed()
        if let failure { throw failure }
        return Array(events.dropFirst(sequence).prefix(limit))
    }

    nonisolated func eventSignals() -> AsyncStream<Int> { signals }

    private func change(_ line: String) async throws(ServiceError) -> ChangeResult {
        try await hear(line)
        return ChangeResult(entries: [], reply: "heard \(line)", day: Self.row)
    }

    static let row = DayRow(
        date: LocalDay(daysSinceEpoch: 0), closed: false, totals: NutrientTotal(), loggedCount: 0,
        heldCount: 0)

    static let food = Food(
        id: "egg", name: "egg", category: .protein, per100g: Nutrients(calories: Thousandths(143)),
        source: FoodSource(release: "SR 28", code: "01123"))
}
