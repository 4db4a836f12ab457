internal import Journal
internal import LabelReader
internal import MealModel
internal import MealReader
internal import ModelReader
internal import Nutrition
internal import Service
internal import Sight
internal import Telling
internal import Wire

// What a model sees in photographs, and what becomes of it.
extension Logbook {
    /// Goes on with kept photographs, however far they had come.
    ///
    /// - Parameter mayAsk: whether somebody waits for it and lets the model have its time.
    nonisolated(nonsending) func takeUpPhotograph(
        _ utterance: Utterance, mayAsk: Bool
    ) async throws(ServiceError) -> LogResult {
        let photograph = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.photograph(utterance.id)
        }
        guard let photograph, photograph.analysis != .none else {
            return try await enterUnseen(utterance, photograph)
        }
        guard mayAsk, let model, await model.availability != .later else {
            return try await wait(utterance)
        }
        guard await desk.take(utterance.id) else { return try await pendingResult(utterance) }
        do throws(ServiceError) {
            let result = try await analyse(utterance, photograph, model)
            await desk.letGo(utterance.id)
            return result
        } catch {
            await desk.letGo(utterance.id)
            throw error
        }
    }

    /// Enters photographs that nobody looks at: by what their person says of them, else as something that
    /// they have yet to name.
    private nonisolated(nonsending) func enterUnseen(
        _ utterance: Utterance, _ photograph: Photograph?
    ) async throws(ServiceError) -> LogResult {
        let label = photograph?.message.flatMap(LabelReading.init(text:)) ?? .none
        if let photograph, case .label(let label) = label {
            var result = try await enterLabel(utterance, photograph, label)
            result.analysis = PhotoAnalysis.none
            return result
        }
        var result: LogResult
        let words = reader.reading(of: photograph?.note ?? "")
        if photograph?.note != nil, !words.items.isEmpty {
            result = try await settle(utterance, habitual(words), mayAsk: false)
        } else {
            var reading = Reading(text: utterance.said.text)
            reading.items = [ReadingItem(text: utterance.said.text, name: utterance.said.text)]
            result = try await enter(utterance, as: reading, mark: photograph.flatMap(mark))
            let reason =
                if case .unread(let fault) = label { Phrases.unreadLabel(fault) } else {
                    photograph?.hint.flatMap(PictureHint.init(text:))?.foods.isEmpty == false
                        ? Texts.photographs.noModelLooks() : Texts.photographs.nobodyLooks()
                }
            result.reply = reason + "\n" + result.reply
        }
        result.analysis = PhotoAnalysis.none
        return result
    }

    private nonisolated(nonsending) func wait(
        _ utterance: Utterance
    ) async throws(ServiceError) -> LogResult {
        try await ServiceError.translating { () async throws(JournalError) in
            try await writing { () async throws(JournalError) in
                try await journal.setState(of: utterance.id, .waiting)
            }
        }
        desk.wake()
        return try await pendingResult(utterance)
    }

    nonisolated(nonsending) func pendingResult(
        _ utterance: Utterance
    ) async throws(ServiceError) -> LogResult {
        var result = try await result(of: utterance, .waiting, Texts.photographs.waits())
        result.analysis = .pending
        return result
    }

    /// Shows photographs to the model once, and enters what it sees.
    ///
    /// That they are being looked at is on the disk before anything is sent.
    nonisolated(nonsending) func analyse(
        _ utterance: Utterance, _ photograph: Photograph, _ model: ModelReader
    ) async throws(ServiceError) -> LogResult {
        let rounds = try await begin(utterance)
        guard let folder = photograph.folder,
            let copies = photographs?.folder.copies(
                folder, count: photograph.pictures, limit: PhotographDesk.copyLimit)
        else { return try await giveUp(utterance, "copies") }
        let earlier: Photograph?
        if let again = photograph.again {
            earlier = try? await journal.photograph(again)
        } else {
            earlier = nil
        }
        let outcome = await model.look(
            at: copies, note: photograph.note, earlier: earlier?.estimate)
        if outcome.isPoor, let concepts = await model.concepts(in: copies),
            let answer = PhotographReader(reader: reader).answer(of: concepts)
        {
            return try await enter(answer, answer.description, of: utterance, photograph)
        }
        switch outcome {
        case .seen(let answer, let message):
            return try await enter(answer, message, of: utterance, photograph)
        case .later:
            guard rounds < PhotographDesk.roundLimit else {
                return try await giveUp(utterance, "unavailable")
            }
            try await postpone(utterance)
            return try await pendingResult(utterance)
        case .stopped: return try await giveUp(utterance, "key")
        case .failed(let failure): return try await giveUp(utterance, failure.name)
        }
    }

    private nonisolated(nonsending) func begin(
        _ utterance: Utterance
    ) async throws(ServiceError) -> Int {
        try await ServiceError.translating { () async throws(JournalError) in
            try await writing { () async throws(JournalError) in
                try await journal.setState(of: utterance.id, .waiting)
                return try await journal.beginAnalysis(utterance.id)
            }
        }
    }

    private nonisolated(nonsending) func postpone(
        _ utterance: Utterance
    ) async throws(ServiceError) {
        try await ServiceError.translating { () async throws(JournalError) in
            try await writing { () async throws(JournalError) in
                try await journal.postponeAnalysis(utterance.id)
            }
        }
        desk.wake()
    }

    /// Holds what was seen until its person confirms it; what the same photographs had made before goes.
    private nonisolated(nonsending) func enter(
        _ answer: PhotographAnswer, _ message: String, of utterance: Utterance,
        _ photograph: Photograph
    ) async throws(ServiceError) -> LogResult {
        let words = answer.description.isEmpty ? utterance.said.text : answer.description
        let reading = habitual(PhotographReader(reader: reader).reading(of: answer, text: words))
        let outcome = Outcome(
            utterance: utterance, reading: reading, calendar: calendar(), now: now(),
            isByModel: true, review: review, kitchen: kitchen, ingredients: { ingredients }
        ).held()
        let former = try await former(photograph)
        let act: Act =
            outcome.entries.isEmpty
            ? .nothing
            : .change(.log, former.map(EntryOperation.remove) + outcome.entries.map { .add($0) })
        let reply = Phrases.seen(answer, in: photograph, outcome.entries)
        let finished: @Sendable (Recorded) -> LogResult = { recorded in
            var result = outcome.result(recorded)
            result.reply = reply + (outcome.entries.isEmpty ? "" : "\n" + result.reply)
            result.scene = answer.scene.flatMap { PhotoScene(rawValue: $0.rawValue) }
            result.analysis = .completed
            return result
        }
        do throws(JournalError) {
            let recorded = try await writing { () async throws(JournalError) in
                try await journal.finish(
                    utterance.id, outcome.state, act, analysis: .completed, message: message,
                    reply: { finished($0).stored })
            }
            note(recorded.entries)
            return finished(recorded)
        } catch {
            if case .alreadyFinished = error { return try await repeatedResult(of: utterance) }
            throw ServiceError(error)
        }
    }

    /// The entries of the photograph before that still wait for a confirmation.
    nonisolated(nonsending) func former(
        _ photograph: Photograph
    ) async throws(ServiceError) -> [EntryID] {
        guard let again = photograph.again else { return [] }
        return try await ServiceError.translating { () async throws(JournalError) in
            try await journal.held().filter { $0.utterance == again }.map(\.id)
        }
    }

    /// Ends the looking at photographs for good, until their person wants it once more.
    private nonisolated(nonsending) func giveUp(
        _ utterance: Utterance, _ kind: String
    ) async throws(ServiceError) -> LogResult {
        var result = try await result(
            of: utterance, .failed, Phrases.notSeen(kind, Int(utterance.id.rawValue)))
        result.analysis = .failed
        let stored = result
        try await ServiceError.translating { () async throws(JournalError) in
            try await writing { () async throws(JournalError) in
                _ = try await journal.finish(
                    utterance.id, .failed, .nothing, analysis: .failed, failure: kind,
                    reply: { _ in stored.stored })
            }
        }
        return result
    }
}

extension Photograph {
    /// What a model made of it; of a label nobody estimated anything.
    fileprivate var estimate: String? { analysis == .none ? nil : message }
}

extension PhotographOutcome {
    /// Whether a second recogniser may know better: nothing was seen for sure, or nobody answered.
    fileprivate var isPoor: Bool {
        switch self {
        case .seen(let answer, _):
            answer.items.contains { $0.confidence >= ModelReader.leastConfidence } == false
                && !answer.items.isEmpty
        case .later, .stopped, .failed: true
        }
    }
}

extension Phrases {
    static func photograph(_ count: Int) -> String {
        count == 1 ? "photograph" : "\(count) photographs"
    }

    static func seen(
        _ answer: PhotographAnswer, in photograph: Photograph, _ entries: [EntryContent]
    ) -> String {
        let texts = Texts.photographs
        let number = Int(photograph.utterance.rawValue)
        guard !answer.items.isEmpty else { return texts.noFood(number) }
        var lines = [answer.description.isEmpty ? texts.seen(number) : answer.description]
        let unknown = entries.filter { $0.food == nil }.map(\.name)
        if !unknown.isEmpty { lines.append(texts.inNoTable(Words.row(unknown))) }
        if !answer.questions.isEmpty {
            lines.append(texts.asks(answer.questions.joined(separator: " "), number))
        }
        return lines.joined(separator: "\n")
    }

    /// - Parameter kind: why a look at photographs failed, as the journal keeps it.
    static func notSeen(_ kind: String, _ number: Int) -> String {
        let texts = Texts.photographs
        return switch kind {
        case "copies": texts.copiesGone(number)
        case "key": texts.keyRefused(number)
        case "unavailable": texts.unavailable(number)
        case "interrupted": texts.interrupted(number)
        case "status 404": texts.noSuchModel(number)
        case "status 400", "status 413", "status 415", "status 422": texts.refused(kind, number)
        default: texts.unread(number, kind)
        }
    }
}
