internal import Host
internal import Journal
internal import MealReader
internal import MealReview
internal import Nutrition
internal import RecipeReader
internal import Recipes
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
        let isNamed = photograph.note.map { !reader.reading(of: $0).items.isEmpty } ?? false
        guard !result.perhaps.isEmpty,
            let telling = HintTelling(result, isNoted: photograph.note != nil, isNamed: isNamed)
        else { return result }
        let told = Phrases.perhaps(result.perhaps, offer(of: hint), telling)
        result.hint = told
        result.reply += "\n" + told
        return result
    }

    /// The mark of what is held of photographs with a hint that "yes" takes.
    func mark(_ photograph: Photograph) -> EntryWarning? {
        guard let (hint, offer) = offer(of: photograph), let asked = hint.asked else { return nil }
        let told = Phrases.perhaps(Telling.current.name(offer.item), asked.told)
        return EntryWarning(rule: Self.hintRule, message: Texts.photographs.perhaps(told))
    }

    static let hintRule = "photograph_hint"

    /// What a hinted food is by the catalog; `nil` of what that does not have.
    private func item(of food: PictureHint.Food) -> ReadingItem? {
        let reading = reader.reading(of: food.words)
        guard reading.items.count == 1, reading.unread.isEmpty, reading.items[0].food != nil else {
            return nil
        }
        return reading.items[0]
    }

    /// What is asked about by a hint: one food of the catalog that asks nothing itself.
    private func offer(of hint: PictureHint) -> HintOffer? {
        guard let asked = hint.asked, item(of: asked) != nil else { return nil }
        let reading = habitual(reader.reading(of: asked.words))
        guard reading.question == nil, let item = reading.items.first,
            item.food.flatMap(RecipeID.init) == nil
        else { return nil }
        return HintOffer(words: asked.words, item: item, reading: reading)
    }

    /// The same of photographs; `nil` where their person has said something of them, which "yes" would pass over.
    private func offer(of photograph: Photograph) -> (PictureHint, HintOffer)? {
        guard settings.classifier != nil, photographs != nil, photograph.note == nil,
            let hint = photograph.hint.flatMap(PictureHint.init(text:)),
            let offer = offer(of: hint)
        else { return nil }
        return (hint, offer)
    }

    /// The meal that an answer makes of a hint: of "yes" what was asked about, of an amount of a hinted food so much.
    ///
    /// Everything else that can be said of a food is something else: a question, a remark, a meal of another time.
    ///
    /// - Parameter isNamed: whether it is certain that the words are of these photographs; else they must be what was
    ///   asked about.
    private func reading(
        of words: String, _ photograph: Photograph, isNamed: Bool
    ) -> Reading? {
        guard let (hint, offer) = offer(of: photograph) else { return nil }
        if isYes(words) { return offer.reading }
        guard isPlainMeal(words), case .meal(let meal) = reader.read(words) else { return nil }
        let reading = habitual(meal)
        guard reading.items.count == 1, reading.unread.isEmpty, reading.question == nil,
            reading.time == nil, reading.meal == nil, let item = reading.items.first,
            item.time == nil, item.meal == nil, item.isAll(of: words),
            let food = item.food, RecipeID(food) == nil
        else { return nil }
        let foods = isNamed ? hint.foods : [hint.asked].compactMap(\.self)
        return foods.contains { self.item(of: $0)?.food == food } ? reading : nil
    }

    /// Whether words are nothing but a meal, or what can be one.
    private func isPlainMeal(_ words: String) -> Bool {
        guard InquiryReader.inquiry(in: words) == nil, RecipeWords.words(in: words) == nil,
            SuggestionWords.remark(in: words) == nil, PlanWords.remark(in: words) == nil,
            !RemarkReader.isBeside(words)
        else { return false }
        switch RemarkReader(reader).remark(in: words, isAsked: true) {
        case .correction(_, _, .ifFits), nil: return true
        default: return false
        }
    }

    /// Takes the answer to what was asked about photographs by a quick look; `nil` when the words are none.
    ///
    /// - Parameter mayCorrect: whether their sayer may answer what was asked elsewhere.
    nonisolated(nonsending) func takeHint(
        _ utterance: Utterance, in conversation: ConversationID, mayCorrect: Bool
    ) async throws(ServiceError) -> SayResult? {
        let isNamed = memory(of: conversation)?.asked != nil
        guard isNamed || mayCorrect, let asked = try await askedHint(in: conversation) else {
            return nil
        }
        do throws(ServiceError) {
            return try await take(utterance, asked, in: conversation, isNamed: isNamed)
        } catch {
            // Nobody is to log the words later as a meal: they were answered with an error.
            _ = try? await journal.finish(utterance.id, .nothing)
            throw error
        }
    }

    private nonisolated(nonsending) func take(
        _ utterance: Utterance, _ asked: AskedHint, in conversation: ConversationID, isNamed: Bool
    ) async throws(ServiceError) -> SayResult? {
        let words = utterance.said.text
        switch asked {
        case .held(let asked):
            guard
                let recorded = try await takeHint(
                    words, asked, by: utterance.id, isNamed: isNamed)
            else { return nil }
            note(recorded, in: conversation, answered: asked, words: words)
            let left = recorded.entries.compactMap(\.after).map(EntryMessage.init)
            return SayResult(
                try await replyLines(recorded), isAlert: left.contains(where: \.isAlert))
        case .waiting(let photographed):
            guard
                let result = try await takeWaiting(
                    words, photographed.id, by: utterance.id, isNamed: false)
            else { return nil }
            note(result, photographed, in: conversation)
            return await offering(result, result.said, in: conversation)
        }
    }

    /// The same of what is held of photographs that nobody else looks at.
    ///
    /// - Parameter isNamed: whether it is certain that the words are of these photographs.
    nonisolated(nonsending) func takeHint(
        _ words: String, _ asked: Asked, by id: UtteranceID, isNamed: Bool = true
    ) async throws(ServiceError) -> Recorded? {
        guard let (entry, photograph) = await hinted(asked),
            let reading = reading(of: words, photograph, isNamed: isNamed),
            let item = reading.items.first, let verdict = review.review(reading).first
        else { return nil }
        let content = EntryDraft(moment: entry.moment, meal: entry.meal).entry(item, verdict)
        return try await change(
            .confirm, [.replace(entry.id, content)], answering: asked, by: id)
    }

    /// The same of photographs that wait for a model, which then need not look at them any more.
    ///
    /// - Parameter answer: the utterance that holds the words, which is settled with it.
    nonisolated(nonsending) func takeWaiting(
        _ words: String, _ id: UtteranceID, by answer: UtteranceID? = nil, isNamed: Bool = true
    ) async throws(ServiceError) -> LogResult? {
        guard let photograph = try? await journal.photograph(id),
            let reading = reading(of: words, photograph, isNamed: isNamed),
            await desk.take(id)
        else { return nil }
        do throws(ServiceError) {
            // Nobody takes them up meanwhile.
            let result =
                try await isPending(id) ? try await enterHint(reading, photograph, by: answer) : nil
            await desk.letGo(id)
            return result
        } catch {
            await desk.letGo(id)
            throw error
        }
    }

    private nonisolated(nonsending) func enterHint(
        _ reading: Reading, _ photograph: Photograph, by answer: UtteranceID?
    ) async throws(ServiceError) -> LogResult {
        let id = photograph.utterance
        let utterance = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.utterance(id)
        }
        let outcome = Outcome(
            utterance: utterance, reading: reading, calendar: calendar(), now: now(),
            review: review, kitchen: kitchen, ingredients: { ingredients })
        let act = Act.change(
            .log,
            try await former(photograph).map(EntryOperation.remove)
                + outcome.entries.map { .add($0) })
        let finished: @Sendable (Recorded) -> LogResult = { recorded in
            var result = outcome.result(recorded)
            result.analysis = .completed
            return result
        }
        let recorded = try await storing { () async throws(JournalError) in
            try await self.journal.finish(
                id, outcome.state, act, analysis: .completed, answer: answer,
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

    /// Whether photographs were asked about after an instant, so that "yes" and "no" are theirs.
    nonisolated(nonsending) func isHintAsked(
        since instant: Timestamp, in conversation: ConversationID, _ remark: Remark?
    ) async throws(ServiceError) -> Bool {
        switch try await askedHint(in: conversation) {
        case .held(let asked): asked.asked > instant
        // What a model is to look at still is not dropped by "no".
        case .waiting(let utterance): remark == .yes && utterance.said.received > instant
        case nil: false
        }
    }

    /// The photographs that an answer is of: what the conversation was asked, or where it has just begun, what was
    /// asked last.
    private nonisolated(nonsending) func askedHint(
        in conversation: ConversationID
    ) async throws(ServiceError) -> AskedHint? {
        guard settings.classifier != nil, photographs != nil else { return nil }
        let asked = try await waiting(in: conversation)
        if memory(of: conversation) == nil, let newest = await newestWaiting(),
            asked.map({ $0.utterance.rawValue < newest.id.rawValue }) ?? true
        {
            return .waiting(newest)
        }
        guard let asked, await hinted(asked) != nil else { return nil }
        return .held(asked)
    }

    /// What is held with the mark of a hint, and its photographs.
    private nonisolated(nonsending) func hinted(
        _ asked: Asked
    ) async -> (FoodEntry, Photograph)? {
        guard asked.kind == .hold, asked.entries.count == 1,
            let entry = try? await journal.entry(asked.entries[0]), entry.state == .held,
            entry.food == nil, entry.warnings.contains(where: { $0.rule == Self.hintRule }),
            let id = entry.utterance, let photograph = try? await journal.photograph(id)
        else { return nil }
        return (entry, photograph)
    }

    /// The newest photographs that wait for a model, while what they may be is still asked.
    private nonisolated(nonsending) func newestWaiting() async -> Utterance? {
        guard let newest = try? await journal.pendingPhotographs().last,
            offer(of: newest) != nil,
            let utterance = try? await journal.utterance(newest.utterance),
            utterance.said.received.milliseconds > now() - settings.answerMilliseconds
        else { return nil }
        return utterance
    }
}

/// Photographs whose hint is asked about.
private enum AskedHint {
    case held(Asked)
    /// They wait for a model.
    case waiting(Utterance)
}

/// What a quick look came to.
struct Glance: Sendable, Hashable {
    var hint = PictureHint()
    /// Why the classifier told nothing, and what to do, as a sentence.
    var fault: String?
}

extension ReadingItem {
    /// Whether it was read from the whole of some words, so that they say nothing besides.
    fileprivate func isAll(of words: String) -> Bool {
        let own = { (text: String) in
            text.lowercased().split { $0.isWhitespace || ".!,。！，".contains($0) }
        }
        return own(text) == own(words)
    }
}
