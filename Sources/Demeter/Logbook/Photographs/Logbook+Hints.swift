internal import Host
internal import Journal
internal import MealReader
internal import MealReview
internal import Nutrition
internal import Service
internal import Sight
internal import Telling
internal import Wire

// What a quick look makes of photographs: hints, and what becomes of them once their person agrees.
extension Logbook {
    /// What the classifier makes of the pictures of one meal; without one, nothing.
    @concurrent func glance(at files: [String], _ desk: PhotographDesk) async -> Glance {
        guard let folder = settings.classifier else { return Glance() }
        var hints: [PictureHint] = []
        for path in files {
            // What cannot be opened is told by who looks at the rest of it.
            guard let file = try? ExistingFile(path), file.size <= PictureLimits.bytes else {
                return Glance()
            }
            switch await desk.eyes.guesses(in: file.descriptor, by: folder) {
            case .success(let guesses):
                hints.append(PictureHint(guesses, meaning: desk.meaning))
            case .failure(let fault):
                return Glance(fault: fault.told(in: folder))
            }
        }
        return Glance(hint: PictureHint(of: hints))
    }

    /// A result with what a quick look made of its photographs: in its members, and in words where nobody else saw
    /// them.
    nonisolated(nonsending) func hinted(_ result: LogResult) async -> LogResult {
        guard
            let photograph = try? await journal.photograph(
                UtteranceID(rawValue: Int64(result.utterance))),
            let hint = photograph.hint.flatMap(PictureHint.init(text:))
        else { return result }
        var result = result
        // A stored reply does not say it.
        result.analysis = result.analysis ?? PhotoAnalysis(rawValue: photograph.analysis.rawValue)
        result.scene = result.scene ?? hint.scene.flatMap { PhotoScene(rawValue: $0.rawValue) }
        result.perhaps = hint.foods.compactMap { food in
            item(of: food).map {
                PhotoHint(name: $0.name, food: $0.food, confidence: food.told)
            }
        }
        guard !result.perhaps.isEmpty, let telling = HintTelling(result) else { return result }
        let asked = hint.asked.flatMap { food in item(of: food).map { (food.words, $0) } }
        let told = Phrases.perhaps(result.perhaps, asked, telling)
        result.hint = told
        result.reply += "\n" + told
        return result
    }

    /// The mark of what is held of photographs with a hint that "yes" takes.
    func mark(_ hint: PictureHint) -> EntryWarning? {
        guard let asked = hint.asked, let item = item(of: asked) else { return nil }
        let told = Phrases.perhaps(Telling.current.name(item), asked.told)
        return EntryWarning(rule: Self.hintRule, message: Texts.photographs.perhaps(told))
    }

    static let hintRule = "photograph_hint"

    nonisolated(nonsending) func hint(of id: UtteranceID) async -> PictureHint? {
        let photograph = try? await journal.photograph(id)
        return photograph?.hint.flatMap(PictureHint.init(text:))
    }

    /// What a hinted food is by the catalog; `nil` of what that does not have.
    private func item(of food: PictureHint.Food) -> ReadingItem? {
        let reading = reader.reading(of: food.words)
        guard reading.items.count == 1, reading.unread.isEmpty, reading.items[0].food != nil else {
            return nil
        }
        return reading.items[0]
    }

    /// The meal that words make of a hint: of "yes" what was asked about, of a hinted food as much of it as they say.
    private func reading(of words: String, _ hint: PictureHint) -> Reading? {
        if isYes(words) {
            guard let asked = hint.asked, item(of: asked) != nil else { return nil }
            return habitual(reader.reading(of: asked.words))
        }
        let reading = habitual(reader.reading(of: words))
        guard reading.items.count == 1, reading.unread.isEmpty, reading.question == nil,
            let food = reading.items[0].food,
            hint.foods.contains(where: { item(of: $0)?.food == food })
        else { return nil }
        return reading
    }

    /// Takes the answer to what was asked about photographs by a quick look; `nil` when the words are none.
    nonisolated(nonsending) func takeHint(
        _ utterance: Utterance, in conversation: ConversationID
    ) async throws(ServiceError) -> SayResult? {
        guard settings.classifier != nil, photographs != nil else { return nil }
        let words = utterance.said.text
        if let asked = try await waiting(in: conversation) {
            guard let recorded = try await takeHint(words, asked, by: utterance.id) else {
                return nil
            }
            note(recorded, in: conversation, answered: asked, words: words)
            return SayResult(try await replyLines(recorded))
        }
        guard let waiting = await newestWaiting(),
            let result = try await takeWaiting(words, waiting)
        else { return nil }
        try await settle(utterance.id)
        note(result, utterance, in: conversation)
        return SayResult(result.reply.split(separator: "\n").map(String.init))
    }

    /// The same of what is held of photographs that nobody else looks at.
    nonisolated(nonsending) func takeHint(
        _ words: String, _ asked: Asked, by id: UtteranceID
    ) async throws(ServiceError) -> Recorded? {
        guard asked.kind == .hold, asked.entries.count == 1,
            let entry = try? await journal.entry(asked.entries[0]), entry.food == nil,
            let photograph = entry.utterance, let hint = await hint(of: photograph),
            let reading = reading(of: words, hint), let item = reading.items.first,
            let verdict = review.review(reading).first
        else { return nil }
        let content = EntryDraft(moment: entry.moment, meal: entry.meal).entry(item, verdict)
        return try await change(
            .confirm, [.replace(entry.id, content)], answering: asked, by: id)
    }

    /// The same of photographs that wait for a model, which then need not look at them any more.
    nonisolated(nonsending) func takeWaiting(
        _ words: String, _ id: UtteranceID
    ) async throws(ServiceError) -> LogResult? {
        guard let hint = await hint(of: id), let reading = reading(of: words, hint),
            try await isPending(id), await desk.take(id)
        else { return nil }
        do throws(ServiceError) {
            let result = try await enterHint(reading, id)
            await desk.letGo(id)
            return result
        } catch {
            await desk.letGo(id)
            throw error
        }
    }

    private nonisolated(nonsending) func enterHint(
        _ reading: Reading, _ id: UtteranceID
    ) async throws(ServiceError) -> LogResult {
        let utterance = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.utterance(id)
        }
        let outcome = Outcome(
            utterance: utterance, reading: reading, calendar: calendar(), now: now(),
            review: review, kitchen: kitchen, ingredients: { ingredients })
        let finished: @Sendable (Recorded) -> LogResult = { recorded in
            var result = outcome.result(recorded)
            result.analysis = .completed
            return result
        }
        let recorded = try await storing { () async throws(JournalError) in
            try await self.journal.finish(
                id, outcome.state, outcome.act, analysis: .completed,
                reply: { finished($0).stored })
        }
        note(recorded.entries)
        return finished(recorded)
    }

    private nonisolated(nonsending) func isPending(
        _ id: UtteranceID
    ) async throws(ServiceError) -> Bool {
        try await ServiceError.translating { () async throws(JournalError) in
            try await journal.photograph(id)?.analysis == .pending
        }
    }

    /// The newest photographs that wait for a model, while what they may be is still asked.
    private nonisolated(nonsending) func newestWaiting() async -> UtteranceID? {
        guard let newest = try? await journal.pendingPhotographs().last,
            let utterance = try? await journal.utterance(newest.utterance),
            utterance.said.received.milliseconds > now() - settings.answerMilliseconds
        else { return nil }
        return newest.utterance
    }
}

/// What a quick look came to.
struct Glance: Sendable, Hashable {
    var hint = PictureHint()
    /// Why the classifier told nothing, and what to do, as a sentence.
    var fault: String?
}

/// How a hint is told, by how far the looking at photographs has come.
enum HintTelling: Sendable, Hashable {
    /// As a question that "yes" answers.
    case asked
    /// Nothing waits for an answer: what it is may be said.
    case said

    /// `nil` where something better is known.
    init?(_ result: LogResult) {
        guard let analysis = result.analysis else { return nil }
        switch analysis {
        case .pending: self = .asked
        case .failed: self = .said
        case .none where result.entries.isEmpty && result.held.allSatisfy { $0.food == nil }:
            self = .asked
        case .none, .analysing, .completed: return nil
        }
    }
}

extension PictureHint.Food {
    /// Its share as it is told.
    fileprivate var told: Double { (share * 100).rounded() / 100 }
}

extension Phrases {
    /// "Perhaps: orange (0.54), lemon (0.11). An orange? Say \"yes\" …"
    static func perhaps(
        _ foods: [PhotoHint], _ asked: (words: String, item: ReadingItem)?, _ telling: HintTelling
    ) -> String {
        let texts = Texts.photographs
        let list = foods.map { perhaps($0.told, $0.confidence) }
        var sentences = [texts.perhaps(Words.row(list))]
        if let asked {
            let name =
                Telling.current.language == .english
                ? asked.words : Telling.current.name(asked.item)
            sentences.append(
                telling == .asked
                    ? texts.isIt(name.prefix(1).uppercased() + name.dropFirst())
                    : texts.sayIt(name))
        }
        return Words.joined(sentences)
    }

    /// "orange (0.54)"
    static func perhaps(_ name: String, _ share: Double) -> String {
        "\(name) (\(Figures.number(share)))"
    }
}

extension PhotoHint {
    /// Its name in the language of the moment.
    fileprivate var told: String { Telling.current.name(name, food: food?.rawValue, saidAs: "") }
}

extension Telling {
    fileprivate func name(_ item: ReadingItem) -> String {
        name(item.name, food: item.food?.rawValue, saidAs: "")
    }
}
