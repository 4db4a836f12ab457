internal import FoodCatalog
internal import Journal
internal import MealReader
internal import MealReview
internal import Nutrition

/// The state machine of a conversation: from what was said, and the scene, to what is done.
///
/// Pure: the same scene and the same words give the same turn. It never changes what was not named.
struct Talk: Sendable {
    let scene: Scene
    let remarks: RemarkReader

    init(_ scene: Scene) {
        self.scene = scene
        remarks = RemarkReader(scene.reader)
    }

    /// What a line does that is a remark, or may answer what was asked.
    func turn(_ remark: Remark?) -> Turn {
        if let asked = scene.asked, let index = asked.choice(scene.line),
            scene.isAskedLast || !AmountWords.areAmount(SpokenWords(scene.line))
        {
            return choose(index, of: asked)
        }
        if let asked = scene.asked, asked.isRaised(by: scene.line) {
            return .stillAsked(asked, scene.entries(asked.entries).filter { $0.state == .held })
        }
        switch remark {
        case nil: return .plain
        case .yes: return yes()
        case .no: return no()
        case .drop: return neverMind() ?? correct(.last, .remove, .sure)
        case .neither: return scene.asked?.kind == .hold ? no() : leave()
        case .neverMind: return neverMind() ?? leave()
        case .cancel(let isPointed):
            return neverMind() ?? (isPointed || scene.isJustSaid ? .plain : .tell(.nothingAsked))
        case .leave: return leave()
        case .entryNumber(let id): return chosen(id)
        case .number(let number, let words): return self.number(number, words)
        case .correction(let subject, let change, let certainty):
            return correct(subject, change, certainty)
        case .addition(let words, let meal, let day): return add(words, meal, day)
        case .figures(let figures, let words, let meal, let time):
            return add(figures, words, meal, time)
        case .again(let again): return .again(again)
        case .copy(let copy): return .copy(copy)
        case .unclear(let words): return .tell(.unclear(words))
        case .beside(let words): return beside(words)
        case .more(let words): return more(words)
        case .saying: return .tell(.saying)
        case .forgetHabits: return .forgetHabits
        case .complaint: return .tell(scene.last.isEmpty ? .nothingToCorrect : .sayWhat)
        }
    }

    /// The correction of one entry that a program or an answer has chosen.
    func correct(_ entry: FoodEntry, _ change: Remark.Change) -> Turn {
        finish([entry], change, .sure, answering: scene.asked)
    }
}

// Answers.
extension Talk {
    private func yes() -> Turn {
        guard let asked = scene.asked else { return .tell(.nothingAsked) }
        switch asked.kind {
        case .hold: return confirm(asked)
        case .reading where asked.question.choices.isEmpty: return confirm(asked)
        case .which where asked.question.choices.isEmpty:
            // All of them were to go.
            let entries = scene.entries(asked.entries)
            guard !entries.isEmpty else { return .tell(.nothingAsked) }
            return finish(entries, .remove, .sure, answering: asked)
        case .reading, .which:
            return asked.question.choices.count == 1
                ? choose(0, of: asked) : .tell(.chooseOne(asked.question))
        }
    }

    private func confirm(_ asked: Asked) -> Turn {
        let held = scene.entries(asked.entries).filter { $0.state == .held }
        guard !held.isEmpty else { return .tell(.nothingAsked) }
        // Without figures there is nothing to log.
        if let unknown = held.first(where: { $0.nutrients.calories == nil }) {
            return .tell(.unknownFigures(unknown.name))
        }
        return .change(.confirm, held.map { .confirm($0.id) }, answering: asked)
    }

    private func no() -> Turn {
        guard let asked = scene.asked else { return .tell(.nothingAsked) }
        // "Was it fried?" "No" says that it was something else.
        if asked.kind == .reading, asked.question.choices.isEmpty { return .leave(asked) }
        // None of what the words may mean: they are kept as they were said.
        if asked.isGuess { return .leave(asked) }
        // Something else was logged since: who means it says so by name.
        guard asked.kind == .which || neverMind() != nil else {
            return .stillAsked(asked, scene.entries(asked.entries).filter { $0.state == .held })
        }
        return drop(asked)
    }

    private func leave() -> Turn { scene.asked.map(Turn.leave) ?? .tell(.nothingAsked) }

    /// Drops what was asked about last; `nil` when something else was spoken of since.
    private func neverMind() -> Turn? {
        guard let asked = scene.asked,
            scene.isAskedLast || scene.last.allSatisfy({ $0.utterance == asked.utterance })
        else { return nil }
        return drop(asked)
    }

    private func drop(_ asked: Asked) -> Turn {
        if asked.kind == .which { return .leave(asked) }
        let held = scene.entries(asked.entries).filter { $0.state == .held }
        guard !held.isEmpty else { return .tell(.nothingAsked) }
        return .change(.delete, held.map { .remove($0.id) }, answering: asked)
    }

    private func number(_ number: Int, _ words: String) -> Turn {
        guard let asked = scene.asked else { return .plain }
        let choices = asked.question.choices
        guard !choices.isEmpty || asked.kind == .which else {
            guard scene.isAskedLast else { return .plain }
            return number > 0 ? correct(.asked, .amount(words), .sure) : .tell(.nothingAsked)
        }
        let index = number == -1 ? choices.count - 1 : number - 1
        guard choices.indices.contains(index) else { return .tell(.chooseOne(asked.question)) }
        return choose(index, of: asked)
    }

    /// "#7": the entry of that number, which may be among those asked about.
    private func chosen(_ id: Int64) -> Turn {
        guard let asked = scene.asked else { return .plain }
        guard asked.kind == .which, !asked.question.choices.isEmpty,
            let index = asked.entries.firstIndex(of: EntryID(rawValue: id))
        else { return .tell(.notAmongChoices(id, asked.question)) }
        return choose(index, of: asked)
    }

    func choose(_ index: Int, of asked: Asked) -> Turn {
        switch asked.kind {
        case .which:
            guard asked.entries.indices.contains(index),
                let entry = scene.entry(asked.entries[index])
            else { return .tell(.nothingToCorrect) }
            return apply(asked.words, to: entry, asked)
        case .hold, .reading:
            let held = scene.entries(asked.entries)
            let words = asked.question.choices[index]
            guard let entry = likest(words, held),
                let change = remarks.payload.change(words)
            else { return .tell(.unclear(words)) }
            let turn = finish([entry], change, .sure, answering: asked)
            // What was chosen is what was assumed.
            if case .tell(.noEffect) = turn { return confirm(asked) }
            return turn
        }
    }

    /// The correction that `words` once were, for the entry that was meant.
    private func apply(_ words: String, to entry: FoodEntry, _ asked: Asked) -> Turn {
        let change: Remark.Change
        if case .command(.delete) = scene.reader.read(words) {
            change = .remove
        } else if let read = remarks.remark(on: entry.id.rawValue, in: words) {
            change = read
        } else {
            return .tell(.unclear(words))
        }
        if case .without = change {
            return .change(.edit, [.remove(entry.id)], answering: asked)
        }
        return finish([entry], change, .sure, answering: asked)
    }

    private func likest(_ words: String, _ entries: [FoodEntry]) -> FoodEntry? {
        entries.first { EntryFinder.areAlike(words, $0) } ?? entries.first
    }
}
