internal import Journal
internal import MealReader
internal import Nutrition
internal import Service

/// Reads what a sentence says of one entry that was chosen, all of it or nothing.
struct EditWords: Sendable {
    private let reader: MealReader
    private let remarks: RemarkReader

    init(_ reader: MealReader) {
        self.reader = reader
        remarks = RemarkReader(reader)
    }

    /// The changes that a sentence asks for, in order; `nil` when it tells the food anew.
    ///
    /// - Throws: `cannotCorrect` when it is about something else, or orders something else.
    func changes(
        of entry: FoodEntry, in text: String
    ) throws(ServiceError) -> [Remark.Change]? {
        if case .command(.delete(let words)) = reader.read(text) {
            try check(words.map { remarks.subject(SpokenWords($0)) } ?? .last, entry)
            return [.remove]
        }
        let said = remarks.remark(on: entry.id.rawValue, in: text)
        // "Make it three and move it to lunch" begins as an amount does.
        if case .amount(let amount) = said,
            !AmountWords.areAmount(SpokenWords(amount), orOdd: true),
            let changes = try changes(in: clauses(of: text), entry)
        {
            return changes
        }
        if let change = said {
            if let subject = remarks.subject(in: text) { try check(subject, entry) }
            return [change]
        }
        if let changes = try changes(in: clauses(of: text), entry) { return changes }
        if remarks.payload.isCommand(text) || InquiryReader.inquiry(in: text) != nil {
            throw .cannotCorrect(
                entry.id.number,
                because: "“\(text)” says nothing of entry \(entry.id.number). Nothing was changed.")
        }
        return nil
    }

    /// "Make it three and move it to lunch": every clause must be a change.
    private func changes(
        in clauses: [String], _ entry: FoodEntry
    ) throws(ServiceError) -> [Remark.Change]? {
        guard clauses.count > 1 else { return nil }
        var changes: [Remark.Change] = []
        for clause in clauses {
            var words = SpokenWords(clause)
            words.dropLeading(["and", "also", "then"])
            guard let change = remarks.remark(on: entry.id.rawValue, in: words.rest) else {
                return nil
            }
            if let subject = remarks.subject(in: words.rest) { try check(subject, entry) }
            changes.append(change)
        }
        return changes
    }

    private func clauses(of text: String) -> [String] {
        text.replacing(" and ", with: ",").replacing(";", with: ",").split(separator: ",")
            .map(String.init).filter { !SpokenWords($0).isEmpty }
    }

    /// Refuses words that name another thing than the entry.
    private func check(
        _ subject: Remark.Subject, _ entry: FoodEntry
    ) throws(ServiceError) {
        let fits: Bool
        switch subject {
        case .last, .asked: fits = true
        case .entry(let id): fits = id == entry.id.rawValue
        case .entries(let ids): fits = ids == [entry.id.rawValue]
        case .named(let target):
            var plain = target
            (plain.day, plain.clock, plain.hours) = (nil, nil, nil)
            fits =
                plain.words.isEmpty && (plain.meal == nil || plain.meal == entry.meal)
                || !EntryFinder.find(plain, in: [entry]).isEmpty
                || !EntryFinder.find(plain, in: [entry], reader).isEmpty
                || EntryFinder.withoutMeal(plain).map {
                    !EntryFinder.find($0, in: [entry]).isEmpty
                } == true
        }
        guard fits else {
            throw .cannotCorrect(
                entry.id.number,
                because:
                    "Entry \(entry.id.number) is “\(entry.name)”, and the words speak of something "
                    + "else. Nothing was changed.")
        }
    }

    /// Operations as one change, of which each entry has its last state only.
    static func joined(
        _ first: [EntryOperation], _ second: [EntryOperation]
    ) -> [EntryOperation] {
        var joined = first
        for operation in second {
            let place = joined.firstIndex { $0.entry != nil && $0.entry == operation.entry }
            if let place { joined[place] = operation } else { joined.append(operation) }
        }
        return joined
    }
}

extension EntryOperation {
    /// The entry that it changes; `nil` of a new one, of a recipe and of a plan.
    var entry: EntryID? {
        switch self {
        case .add, .recipe, .plan, .food: nil
        case .replace(let id, _), .swap(let id, _), .remove(let id), .confirm(let id): id
        }
    }
}

extension Scene {
    /// The scene after operations that are not done yet.
    mutating func apply(_ operations: [EntryOperation]) {
        for case .replace(let id, let content) in operations {
            guard let index = entries.firstIndex(where: { $0.id == id }) else { continue }
            entries[index].content = content
        }
    }
}
