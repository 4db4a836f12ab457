internal import Journal
internal import MealReader
internal import Nutrition
internal import Telling

// What is in a food, or came with it.
extension Talk {
    func without(
        _ words: String, _ entries: [FoodEntry], _ certainty: Remark.Certainty, _ asked: Asked?
    ) -> Turn {
        if let turn = leaveOut(words, entries, asked) { return turn }
        if let turn = leaveOut(words, scene.company(of: entries), asked) { return turn }
        let wanted = EntryFinder.tokens(words)
        let whole = entries.first { entry in
            let own = EntryFinder.tokens(entry.name) + EntryFinder.tokens(entry.text)
            return !wanted.isEmpty && wanted.allSatisfy(own.contains)
        }
        if let whole { return .tell(.onlyPart(words, whole.name)) }
        return certainty == .sure ? .tell(.noSuchPart(words)) : .plain
    }

    func leaveOut(_ words: String, _ entries: [FoodEntry], _ asked: Asked?) -> Turn? {
        let parts = EntryFinder.find(Remark.Target(words: words), in: entries)
        if parts.count > 1 { return ask(parts, .without(words)) }
        if let part = parts.first, EntryFinder.tokens(words).last == EntryFinder.head(of: part) {
            return .change(.edit, [.remove(part.id)], answering: nil)
        }
        for entry in entries {
            if case .success(let operations) = Corrector(scene: scene)
                .operations(.without(words), on: entry)
            {
                return .change(.edit, operations, answering: asked)
            }
        }
        return nil
    }

    /// "With milk", of the one thing that is another with it, or the only one.
    func along(
        _ change: Remark.Change, _ entries: [FoodEntry], _ certainty: Remark.Certainty,
        _ asked: Asked?
    ) -> Turn {
        if entries.count == 1 { return finish(entries, change, certainty, answering: asked) }
        let fitting = entries.filter { entry in
            if case .success(let operations) = Corrector(scene: scene).operations(change, on: entry),
                case .replace? = operations.first
            {
                true
            } else {
                false
            }
        }
        return fitting.count == 1
            ? finish(fitting, change, certainty, answering: asked) : ask(entries, change)
    }

    /// A correction of one of several foods that are one entry; `nil` when it is about all of it.
    func correctPart(_ words: String, of entry: FoodEntry, _ change: Remark.Change) -> Turn? {
        let corrector = Corrector(scene: scene)
        guard let piece = corrector.piece(words, of: entry) else { return nil }
        switch change {
        case .with, .without: return nil
        case .food(let reading):
            // Granola and milk, of granola and yoghurt.
            guard reading.items.count == 1,
                case .success(let operations)? = corrector.read(
                    piece.whole.replacing(piece.index, by: reading.text), for: entry)
            else { return nil }
            return .change(.edit, operations, answering: nil)
        case .remove:
            if case .success(let operations) = corrector.without(words, entry) {
                return .change(.edit, operations, answering: nil)
            }
            if case .success(let operations) = corrector.apart(.remove, piece, of: entry) {
                return .change(.edit, operations, answering: nil)
            }
            return ask([entry], change, Texts.questions.removeWhole(words))
        case .scale, .amount, .figures, .kind, .occasion, .shift, .unsaidAmount, .rawness:
            switch corrector.apart(change, piece, of: entry) {
            case .success(let operations): return .change(.edit, operations, answering: nil)
            case .failure(.unsaid): return .tell(.howMuch([entry]))
            case .failure: return .tell(.onlyPart(words, entry.name))
            }
        }
    }

    /// Whether other words say which kind of the same thing it was.
    func isKind(_ reading: Reading, of entry: FoodEntry) -> Bool {
        let corrector = Corrector(scene: scene)
        guard corrector.isKind(reading, of: entry) else { return false }
        if case .success? = corrector.kind(reading, of: entry) { return true }
        return false
    }
}
