internal import Allergens
internal import Body
internal import FoodCatalog
internal import Journal
internal import MealReader
internal import Nutrition
package import Service
package import Wire

// How a person feels, and what they ate before.
extension Logbook {
    package nonisolated(nonsending) func feel(
        _ request: FeelRequest
    ) async throws(ServiceError) -> FeelResult {
        let words = request.text
        guard
            let told = HanText.holdsHan(words)
                ? ChineseFeelings.told(words) : FeelingWords.told(words, mustOpen: false)
        else {
            throw .noSuchFeeling(nil)
        }
        let moment = try moment(at: request.at)
        return try await keep(told, of: request.text, at: moment, by: nil)
    }

    package nonisolated(nonsending) func feelings(
        _ request: FeelingsRequest
    ) async throws(ServiceError) -> FeelingsMessage {
        let name = request.feeling.map {
            ChineseFeelings.name($0) ?? FeelingNames.name($0.lowercased())
        }
        let (first, last) = (request.from ?? LocalDay(daysSinceEpoch: 0), request.to ?? .last)
        let felt = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.feelings(name, from: first, to: last)
        }
        var message = FeelingsMessage(feelings: felt.map(FeelingMessage.init))
        if name != nil { message.links = try await links(of: felt) }
        return message
    }

    package nonisolated(nonsending) func removeFeeling(
        _ id: Int
    ) async throws(ServiceError) -> FeelResult {
        let recorded = try await storing { () async throws(JournalError) in
            try await self.journal.removeFeeling(FeelingID(rawValue: Int64(id)))
        }
        guard let feeling = recorded.person.feelings.first?.before else {
            throw .noSuchFeeling(id)
        }
        return FeelResult(
            feeling: FeelingMessage(feeling),
            reply: Phrases.person(recorded.person).joined(separator: "\n"))
    }

    /// What somebody says of how they feel.
    nonisolated(nonsending) func answer(
        _ wish: FeelingWords.Wish, _ text: String, of id: UtteranceID
    ) async throws(ServiceError) -> [String] {
        switch wish {
        case .tell(let told):
            let moment = Moment(milliseconds: now(), calendar())
            return [try await keep(told, of: text, at: moment, by: id).reply]
        case .ask(let name):
            try await settle(id)
            return Phrases.feelings(
                try await feelings(FeelingsRequest(feeling: name)), name, today: today())
        }
    }

    /// Keeps a feeling at the time that the words say, else at `moment`.
    private nonisolated(nonsending) func keep(
        _ told: FeelingWords.Told, of text: String, at moment: Moment, by utterance: UtteranceID?
    ) async throws(ServiceError) -> FeelResult {
        let calendar = calendar()
        var moment = moment
        if let time = told.time {
            let seconds = calendar.instant(
                of: time, meal: nil, now: moment.instant.seconds)
            moment = Moment(
                milliseconds: min(seconds * 1000, moment.instant.milliseconds), calendar)
        }
        let content = FeelingContent(
            name: told.name, strength: told.strength, text: text, moment: moment)
        let recorded = try await storing { () async throws(JournalError) in
            try await self.journal.feel(content, by: utterance)
        }
        guard let feeling = recorded.person.feelings.first?.after else {
            throw .storage(code: 0)
        }
        let eaten = try await eaten(before: moment)
        return FeelResult(
            feeling: FeelingMessage(feeling), before: eaten.map(EntryMessage.init),
            reply: Phrases.felt(content, eaten, today: today()))
    }

    /// What was eaten in the hours before, the latest first.
    private nonisolated(nonsending) func eaten(
        before moment: Moment
    ) async throws(ServiceError) -> [FoodEntry] {
        let first = moment.instant.milliseconds - Int64(FeelingLinks.hours) * 3_600_000
        let days = moment.day.advanced(by: -FeelingLinks.hours / 24 - 1)
        let entries = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.logged(from: days, to: moment.day)
        }
        return entries.filter {
            (first...moment.instant.milliseconds).contains($0.moment.instant.milliseconds)
        }.reversed()
    }

    /// Foods, and triggers that are in them, that were eaten before a feeling oftener than else.
    private nonisolated(nonsending) func links(
        of felt: [Feeling]
    ) async throws(ServiceError) -> [FeelingLinks.Link] {
        guard felt.count >= FeelingLinks.neededOccurrences, let first = felt.first?.content.moment,
            let last = felt.last?.content.moment
        else { return [] }
        let days = first.day.advanced(by: -FeelingLinks.hours / 24 - 1)...last.day
        let entries = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.logged(from: days.lowerBound, to: days.upperBound)
        }
        var eaten: [String: [Int64]] = [:]
        for entry in entries {
            for name in names(of: entry) {
                eaten[name, default: []].append(entry.moment.instant.milliseconds)
            }
        }
        let withFeeling = Set(felt.map(\.content.moment.day))
        let calendar = calendar()
        let others = (first.day.daysSinceEpoch...last.day.daysSinceEpoch)
            .map { LocalDay(daysSinceEpoch: $0) }.filter { !withFeeling.contains($0) }
            .map { calendar.instant(on: $0, secondOfDay: 12 * 3600) * 1000 }
        return FeelingLinks.links(
            felt.map(\.content.moment.instant.milliseconds), others: others, eaten: eaten)
    }

    /// The food itself, and the triggers that are in it for sure.
    private func names(of entry: FoodEntry) -> Set<String> {
        var names: Set = [entry.name]
        for finding in teller?.messages(of: entry.content.assessed) ?? []
        where finding.answer == .contains {
            names.insert(finding.trigger.name)
        }
        return names
    }
}

extension FeelingMessage {
    init(_ feeling: Feeling) {
        let content = feeling.content
        self.init(
            id: Int(feeling.id.rawValue), feeling: content.name, strength: content.strength,
            text: content.text, day: content.moment.day, feltAt: Wire.Instant(content.moment))
    }
}
