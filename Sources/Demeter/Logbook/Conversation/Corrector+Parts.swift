internal import FoodCatalog
internal import Journal
internal import MealReader
internal import MealReview
internal import Nutrition

// What is in a food, or came with it.
extension Corrector {
    /// "With oat milk", or "oat milk" said of a coffee with milk: the food with another part.
    func otherPart(
        of entry: FoodEntry, _ words: String
    ) -> Result<[EntryOperation], CorrectionFault>? {
        var spoken = SpokenWords(words)
        let saysWith = spoken.drop("with")
        spoken.dropLeading(["the", "some"])
        let text = SpokenWords(entry.text)
        let with = text.firstIndex(of: ["with"])
        let main = with.map { text.split(at: $0).before.rest } ?? entry.text
        if !saysWith {
            guard let with, let head = EntryFinder.tokens(spoken.rest).last,
                EntryFinder.tokens(text.split(at: with).after.rest).last == head
            else { return nil }
        }
        let whole = "\(main) with \(spoken.rest)"
        let reading = scene.reader.reading(of: whole)
        guard !spoken.isEmpty, reading.items.contains(where: { $0.food != nil }) else { return nil }
        let contents = EntryDraft(moment: entry.moment, meal: entry.meal)
            .entries(of: reading, scene.review.review(reading))
        if contents.count == 1, contents[0].isSame(as: entry.content) {
            return .failure(.noEffect)
        }
        return .success(
            [.replace(entry.id, contents[0])] + contents.dropFirst().map(EntryOperation.add))
    }

    /// The entry read anew with a part of it left out.
    func without(
        _ words: String, _ entry: FoodEntry
    ) -> Result<[EntryOperation], CorrectionFault> {
        let before = scene.reader.reading(of: entry.text).items
        guard before.count == 1 else { return .failure(.noEffect) }
        let texts =
            (Self.cut(words, from: entry.text).map { [$0] } ?? [])
            + ["\(entry.text) without \(words)"]
        for text in texts {
            let reading = scene.reader.reading(of: text)
            guard reading.items.count == 1, let item = reading.items.first, item.food != nil,
                item.food != before[0].food || item.nutrients != before[0].nutrients
            else { continue }
            return .success([.replace(entry.id, content(item, for: entry, before[0]))])
        }
        return .failure(.noEffect)
    }

    /// "Yoghurt" of "yoghurt with honey" and "honey"; `nil` when the words are no part of it.
    private static func cut(_ words: String, from text: String) -> String? {
        guard let whole = Combination(text) else { return nil }
        return whole.piece(of: EntryFinder.tokens(words)).map(whole.without)
    }

    /// What words name of an entry that is several foods in one.
    func piece(_ words: String, of entry: FoodEntry) -> (whole: Combination, index: Int)? {
        let wanted = EntryFinder.tokens(words)
        for text in [entry.text, entry.name] {
            let own = EntryFinder.tokens(text)
            guard wanted.allSatisfy(own.contains) else { continue }
            guard let whole = Combination(text) else { return nil }
            return whole.piece(of: wanted).map { (whole, $0) }
        }
        return nil
    }

    /// A change of one of several foods that are one entry: the others, and that one changed.
    func apart(
        _ change: Remark.Change, _ piece: (whole: Combination, index: Int), of entry: FoodEntry
    ) -> Result<[EntryOperation], CorrectionFault> {
        if case .unsaidAmount = change { return .failure(.unsaid) }
        // A splash of milk is no cup of it.
        guard piece.whole.isOfEquals, entry.amount == nil || entry.amount == 1 else {
            return .failure(.part)
        }
        let others = scene.reader.reading(of: piece.whole.without(piece.index))
        let own = scene.reader.reading(of: piece.whole.pieces[piece.index])
        guard !others.items.isEmpty, own.items.count == 1, others.unread.isEmpty,
            others.items.allSatisfy({ $0.food != nil }), own.items[0].food != nil
        else { return .failure(.part) }
        let rest = contents(others, for: entry)
        var changed = contents(own, for: entry)[0]
        if change != .remove {
            let alone = FoodEntry(
                id: entry.id, revision: entry.revision, utterance: entry.utterance, content: changed
            )
            guard case .success(let operations) = operations(change, on: alone),
                operations.count == 1, case .replace(_, let content)? = operations.first
            else { return .failure(.part) }
            changed = content
        }
        let more = Array(rest.dropFirst()) + (change == .remove ? [] : [changed])
        return .success([.replace(entry.id, rest[0])] + more.map(EntryOperation.add))
    }

    /// "It was beef" of chicken and rice: the part of the same kind.
    func samePart(
        of entry: FoodEntry, _ reading: Reading
    ) -> Result<[EntryOperation], CorrectionFault>? {
        guard let whole = Combination(entry.text), reading.items.count == 1,
            reading.items[0].amount == nil, let kind = category(reading.items[0].food),
            kind != category(entry.food)
        else { return nil }
        let fitting = whole.pieces.indices.filter { index in
            let items = scene.reader.reading(of: whole.pieces[index]).items
            return items.count == 1 && category(items[0].food) == kind
        }
        guard fitting.count == 1, let index = fitting.first else { return nil }
        return read(whole.replacing(index, by: reading.text), for: entry)
    }

    /// Whether other words may say which kind of the same food it was, though they name another food:
    /// "turkey" of a chicken sandwich.
    func isKind(_ reading: Reading, of entry: FoodEntry) -> Bool {
        let words = SpokenWords(reading.text)
        guard reading.items.count == 1, reading.items[0].amount == nil, words.count <= 2,
            !["a", "an", "the", "some"].contains(words.first), let own = category(entry.food),
            let other = category(reading.items[0].food)
        else { return false }
        return own != other
    }

    /// The same food of that kind; `nil` when there is none, and it may be another food.
    func kind(
        _ reading: Reading, of entry: FoodEntry
    ) -> Result<[EntryOperation], CorrectionFault>? {
        guard case .success(let operations) = ofKind(reading.text, entry),
            case .replace(_, let content)? = operations.first
        else { return nil }
        let said = EntryFinder.tokens(reading.text)
        let named = EntryFinder.tokens(content.name)
        // A "fruit croissant" is not what somebody who had an almond croissant means.
        return said.contains(where: named.contains)
            ? .success(operations) : .failure(.unclear(reading.text))
    }

    /// "With milk": with more than it had, or with other than that.
    func along(
        _ words: String, _ entry: FoodEntry, isInstead: Bool
    ) -> Result<[EntryOperation], CorrectionFault> {
        let whole = Combination(entry.text)
        let isOther = isInstead && whole?.isOfEquals == false
        if isOther || whole.flatMap({ $0.piece(of: EntryFinder.tokens(words).suffix(1)) }) != nil,
            let other = otherPart(of: entry, "with \(words)")
        {
            // What stays as it was did not have this instead of anything.
            if case .success(let operations) = other, operations.count > 1,
                case .replace(_, let content)? = operations.first,
                content.isSame(as: entry.content)
            {
                return .failure(.unclear(words))
            }
            return other
        }
        let joint = whole?.isOfEquals == false ? "and" : "with"
        if let read = read("\(entry.text) \(joint) \(words)", for: entry) { return read }
        let more = scene.reader.reading(of: words)
        guard !more.items.isEmpty, more.unread.isEmpty, more.items.allSatisfy({ $0.food != nil })
        else { return .failure(.unclear(words)) }
        return .success(contents(more, for: entry).map(EntryOperation.add))
    }

    /// The entry read anew from other words; `nil` when they say nothing new of it.
    func read(
        _ text: String, for entry: FoodEntry
    ) -> Result<[EntryOperation], CorrectionFault>? {
        let reading = scene.reader.reading(of: text)
        guard let first = reading.items.first, reading.unread.isEmpty,
            reading.items.allSatisfy({ $0.food != nil })
        else { return nil }
        let rest = contents(reading, for: entry).dropFirst().map(EntryOperation.add)
        if first.food == entry.food { return rest.isEmpty ? nil : .success(Array(rest)) }
        let before = scene.reader.reading(of: entry.text).items.first
        return .success([.replace(entry.id, content(first, for: entry, before))] + rest)
    }

    private func contents(_ reading: Reading, for entry: FoodEntry) -> [EntryContent] {
        EntryDraft(moment: entry.moment, meal: entry.meal)
            .entries(of: reading, scene.review.review(reading))
    }

    /// What an item makes of an entry whose amount may have been corrected since it was read.
    private func content(
        _ item: ReadingItem, for entry: FoodEntry, _ before: ReadingItem?
    ) -> EntryContent {
        var item = item
        if let old = before?.grams, old > .zero, let grams = entry.grams, grams != old {
            let factor = grams.value / old.value
            item.amount = item.amount.map { $0 * factor }
            item.grams = item.grams?.scaled(by: factor)
            item.nutrients = item.nutrients.scaled(by: factor)
        }
        return contents(Reading(text: item.text, items: [item]), for: entry)[0]
    }

    private func category(_ id: FoodID?) -> FoodCategory? {
        id.flatMap { scene.reader.catalog[$0]?.category }
    }
}
