import JSON
import Locking
import MealReader
import Nutrition
import Service
import Testing
import Wire

@testable import People

/// Whose a line or a call is, with services that say what they were told.
struct ResidentsTests {
    private let owner = Told()
    private let anna = Told()
    private let bea = Told()
    private let talk = ConversationID(rawValue: 1)

    private func residents(alone: Bool = false, three: Bool = false) -> Residents {
        let residents = Residents(owner: owner) { "failed: \($0)" }
        var others: [String: any Service] = alone ? [:] : ["anna": anna]
        if three { others["bea"] = bea }
        residents.have(others, complaints: [:])
        return residents
    }

    private func say(
        _ line: String, _ residents: Residents, at speaker: Speaker = .anybody,
        person: String? = nil
    ) async throws -> [String] {
        try await residents.say(line, in: talk, person: person, at: speaker).lines
    }

    @Test func `one person alone is told what was said, as it was said`() async throws {
        let residents = residents(alone: true)
        #expect(try await say("Anna had two eggs", residents) == ["heard: Anna had two eggs"])
        #expect(owner.lines == ["Anna had two eggs"])
    }

    @Test func `a name counts, and so does what follows what was said of somebody`() async throws {
        let residents = residents()
        #expect(try await say("two eggs", residents) == ["heard: two eggs"])
        #expect(
            try await say("Anna had toast", residents) == ["Anna:", "heard: I had toast"])
        #expect(try await say("follow that", residents) == ["heard: follow that"])
        #expect(try await say("a banana", residents) == ["You:", "heard: a banana"])
        #expect(try await say("follow that", residents) == ["heard: follow that"])
        #expect(anna.lines == ["I had toast", "follow that"])
        #expect(owner.lines == ["two eggs", "a banana", "follow that"])
    }

    @Test func `what is for nobody in particular is asked about and told nobody`() async throws {
        let residents = residents(three: true)
        for line in ["she had soup", "we had soup"] {
            #expect(
                try await say(line, residents) == [
                    "Who is meant? Nothing was logged. Say it with a name: Anna, Bea, or I."
                ])
        }
        #expect(owner.lines.isEmpty && anna.lines.isEmpty && bea.lines.isEmpty)
    }

    @Test func `somebody's own door is theirs alone`() async throws {
        let residents = residents(three: true)
        let door = Speaker.only("anna")
        #expect(try await say("two eggs", residents, at: door) == ["heard: two eggs"])
        #expect(try await say("Anna: tea", residents, at: door) == ["heard: tea"])
        // A name is refused of nobody, here or not.
        for line in ["Bea: tea", "Zoe: tea"] {
            #expect(try await say(line, residents, at: door) == ["heard: \(line)"])
        }
        #expect(
            try await say("tea", residents, at: door, person: "bea") == [
                "This is Anna's own door; nothing of anybody else is told or changed here."
            ])
        #expect(throws: PersonFault.doorOf("anna")) { try residents.key(named: "zoe", at: door) }
        #expect(residents.list(for: door).map(\.name) == ["anna"])
        #expect(owner.lines.isEmpty && bea.lines.isEmpty)
        #expect(anna.lines == ["two eggs", "tea", "Bea: tea", "Zoe: tea"])
        // At the household's door everybody is known.
        #expect(
            try await say("Bea: tea", residents, person: "anna") == [
                "This is Anna's own door; nothing of anybody else is told or changed here."
            ])
        #expect(throws: PersonFault.doorOf("anna")) {
            try residents.meal("Bea had tea", person: "anna", at: .anybody)
        }
        for (name, speaker) in [("anna", Speaker.anybody), (nil, door)] as [(String?, Speaker)] {
            let meal = try residents.meal("Anna had toast", person: name, at: speaker)
            #expect(meal.person == "anna" && meal.words == "I had toast" && !meal.isByWords)
        }
    }

    @Test func `an account is bound to its person, and one of nobody here to nobody`() throws {
        let residents = residents()
        residents.know(accounts: [1001: "anna", 1002: "zoe"])
        #expect(residents.speaker(user: 0, isOwn: true) == .anybody)
        #expect(residents.speaker(user: 1001, isOwn: false) == .only("anna"))
        #expect(residents.speaker(user: 1003, isOwn: false) == nil)
        let zoe = try #require(residents.speaker(user: 1002, isOwn: false))
        #expect(throws: PersonFault.unknown("zoe", known: [])) {
            try residents.service(try residents.key(named: nil, at: zoe), at: zoe)
        }
    }

    @Test func `one line for both is taken back for both, and not more than that`() async throws {
        let residents = residents()
        #expect(
            try await say("we had the chili, Anna half of it", residents) == [
                "You:", "heard: I had the chili", "Anna:", "heard: I had half of the chili",
            ])
        _ = try await say("we both had soup", residents)
        anna.change += 1
        #expect(
            try await say("undo that", residents) == [
                "You:", "heard: undo that", "Anna:",
                "That is not the newest change any more, so nothing was changed.",
            ])
        #expect(anna.lines.last == "I had soup")
    }

    @Test func `undo is of whoever's journal was changed last, whatever was asked in between`()
        async throws
    {
        let residents = residents()
        _ = try await say("Anna had soup", residents)
        _ = try await say("what have I left", residents)
        #expect(try await say("undo", residents) == ["Anna:", "heard: undo"])
        // Again hers, and told so again.
        #expect(try await say("undo", residents) == ["Anna:", "heard: undo"])
        _ = try await say("I had tea", residents)
        #expect(try await say("undo", residents) == ["heard: undo"])
        #expect(owner.lines == ["what have I left", "I had tea", "undo"])
        _ = try await say("we both had soup", residents)
        _ = try await say("what have I left", residents)
        #expect(
            try await say("undo", residents) == ["You:", "heard: undo", "Anna:", "heard: undo"])
    }

    @Test func `a line that changed nothing takes nothing back`() async throws {
        let residents = residents()
        owner.change = 7
        anna.change = 9
        _ = try await say("we both had nothing known", residents)
        for _ in 1...2 {
            #expect(
                try await say("undo that", residents) == [
                    "You:", "There is nothing to undo.", "Anna:", "There is nothing to undo.",
                ])
        }
        #expect(owner.lines == ["I had nothing known"] && anna.lines == owner.lines)
    }

    @Test func `what fails for one is done for the other and told`() async throws {
        let residents = residents()
        anna.isBroken = true
        let failed = "failed: \(ServiceError.busy)"
        #expect(
            try await say("we both had soup", residents) == [
                "You:", "heard: I had soup", "Anna:", failed,
            ])
        anna.isBroken = false
        #expect(
            try await say("undo that", residents) == [
                "You:", "heard: undo that", "Anna:", "There is nothing to undo.",
            ])
        (anna.isBroken, owner.isBroken) = (true, true)
        await #expect(throws: ServiceError.busy) { try await say("we both had tea", residents) }
    }

    @Test func `a call names whose journal it is about`() throws {
        let residents = residents()
        #expect(try residents.key(named: "Anna", at: .anybody) == "anna")
        #expect(throws: PersonFault.unknown("zoe", known: ["anna"])) {
            try residents.key(named: "zoe", at: .anybody)
        }
        let meal = try residents.meal("Anna had two eggs", person: nil, at: .anybody)
        #expect(meal.words == "I had two eggs" && meal.isByWords)
        #expect(throws: PersonFault.several(["anna"])) {
            try residents.meal("we had soup", person: nil, at: .anybody)
        }
    }
}

/// Says what it was told, and changes something by what has "had" something that is known; "follow…" and "undo…" are taken for what they say.
private final class Told: Service {
    private let state = Mutex<(lines: [String], change: Int, isBroken: Bool)>(
        ([], 1, false))

    var lines: [String] { state.withLock(\.lines) }
    var change: Int {
        get { state.withLock(\.change) }
        set { state.withLock { $0.change = newValue } }
    }
    var isBroken: Bool {
        get { state.withLock(\.isBroken) }
        set { state.withLock { $0.isBroken = newValue } }
    }
    var person: String? { nil }

    func say(
        _ line: String, in conversation: ConversationID
    ) async throws(ServiceError) -> SayResult {
        if isBroken { throw .busy }
        state.withLock { state in
            state.lines.append(line)
            if line.contains("had"), !line.contains("nothing known") { state.change += 1 }
        }
        return SayResult(["heard: \(line)"])
    }

    func standing(of line: String, in conversation: ConversationID) -> LineStanding {
        line.hasPrefix("undo") ? .undoes : line.hasPrefix("follow") ? .follows : .apart
    }

    func steps() async throws(ServiceError) -> StepsMessage {
        StepsMessage(undo: .init(change: change, kind: .log, names: [], count: 1))
    }

    // What no test asks for.
    private func never<Value>(_ method: Method) throws(ServiceError) -> Value {
        throw .notAvailable(method)
    }
    func log(_ request: LogRequest) async throws(ServiceError) -> LogResult { try never(.log) }
    func parse(_ request: ParseRequest) async throws(ServiceError) -> ReadingMessage {
        try never(.parse)
    }
    func confirm(entry: Int) async throws(ServiceError) -> ChangeResult { try never(.confirm) }
    func delete(entry: Int) async throws(ServiceError) -> ChangeResult { try never(.delete) }
    func edit(_ request: EditRequest) async throws(ServiceError) -> ChangeResult {
        try never(.edit)
    }
    func undo(change: Int?) async throws(ServiceError) -> ChangeResult { try never(.undo) }
    func redo(change: Int?) async throws(ServiceError) -> ChangeResult { try never(.redo) }
    func day(_ date: LocalDay?, nutrients: Bool) async throws(ServiceError) -> DayMessage {
        try never(.day)
    }
    func days(_ request: DaysRequest) async throws(ServiceError) -> [DayRow] { try never(.days) }
    func searchFoods(_ request: SearchRequest) async throws(ServiceError) -> [FoodMessage] {
        try never(.searchFoods)
    }
    func showFood(_ id: FoodID) async throws(ServiceError) -> FoodMessage { try never(.showFood) }
    func addFood(_ food: NewFood) async throws(ServiceError) -> FoodMessage { try never(.addFood) }
    func removeFood(_ id: FoodID) async throws(ServiceError) -> FoodMessage {
        try never(.removeFood)
    }
    func status() async throws(ServiceError) -> StatusMessage { try never(.status) }
    func latestEvent() async throws(ServiceError) -> Int { 0 }
    func events(since sequence: Int, limit: Int) async throws(ServiceError) -> [EventMessage] {
        []
    }
    func eventSignals() -> AsyncStream<Int> { AsyncStream { $0.finish() } }
    func ended(_ conversation: ConversationID) {}
}
