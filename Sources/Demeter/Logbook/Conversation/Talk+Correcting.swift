internal import FoodCatalog
internal import Journal
internal import MealReader
internal import MealReview
internal import Nutrition

// Corrections.
extension Talk {
    func correct(
        _ subject: Remark.Subject, _ change: Remark.Change, _ certainty: Remark.Certainty
    ) -> Turn {
        switch subject {
        case .entry(let id):
            guard let entry = scene.entry(EntryID(rawValue: id)) else {
                return .tell(.nothingToCorrect)
            }
            return finish([entry], change, certainty, answering: nil)
        case .named(let target): return correct(target, change, certainty)
        case .last, .asked: break
        }
        let isOpen = subject == .asked || scene.isAskedLast
        let asked = isOpen ? scene.asked.flatMap { $0.kind == .which ? nil : $0 } : nil
        let entries = asked.map { scene.entries($0.entries) } ?? scene.last
        guard !entries.isEmpty else {
            return certainty == .sure ? .tell(.nothingToCorrect) : .plain
        }
        if case .scale(let share) = change, let asked, let whole = asked.wholeChoice,
            let amount = remarks.payload.change("\(Figures.number(share)) \(whole)")
        {
            // "Half", of a pizza that nobody said how much there was of.
            return finish(entries, amount, certainty, answering: asked)
        }
        switch change {
        case .without(let words): return without(words, entries, certainty, asked)
        case .food(let reading): return replace(entries, by: reading, certainty, asked)
        case .with: return along(change, entries, certainty, asked)
        case .scale, .occasion, .remove, .unsaidAmount:
            return finish(entries, change, certainty, answering: asked)
        case .kind:
            let fitting = entries.filter { entry in
                if case .success = Corrector(scene: scene).operations(change, on: entry) {
                    true
                } else {
                    false
                }
            }
            if fitting.count > 1 { return ask(fitting, change) }
            return finish(fitting.isEmpty ? entries : fitting, change, certainty, answering: asked)
        case .amount, .figures:
            guard entries.count == 1 else {
                if certainty == .ifFits, case .figures = change { return .plain }
                return ask(entries, change)
            }
            return finish(entries, change, certainty, answering: asked)
        }
    }

    private func correct(
        _ target: Remark.Target, _ change: Remark.Change, _ certainty: Remark.Certainty
    ) -> Turn {
        if let place = EntryFinder.place(target, in: scene.line) {
            if let asked = scene.asked, asked.kind == .which {
                return choose(place - 1, of: asked)
            }
            guard let entry = scene.told(at: place) else {
                return certainty == .sure ? .tell(.noneNamed(target.words)) : .plain
            }
            return correct([entry], target, change, certainty)
        }
        for entries in places(of: target) {
            if change == .remove || change.isOccasion,
                let all = EntryFinder.all(target, in: entries), !all.isEmpty
            {
                return finish(all, change, certainty, answering: nil)
            }
            var found = EntryFinder.find(target, in: entries)
            if found.isEmpty { found = EntryFinder.find(target, in: entries, scene.reader) }
            guard !found.isEmpty else { continue }
            if found.count > 1 { return ask(found.reversed(), change) }
            if let turn = correctPart(target.words, of: found[0], change) { return turn }
            return correct(found, target, change, certainty)
        }
        return certainty == .sure ? .tell(.noneNamed(target.words)) : .plain
    }

    private func correct(
        _ found: [FoodEntry], _ target: Remark.Target, _ change: Remark.Change,
        _ certainty: Remark.Certainty
    ) -> Turn {
        if case .without(let words) = change { return without(words, found, certainty, nil) }
        let asked = scene.asked.flatMap { asked in
            asked.kind != .which && asked.entries == found.map(\.id) ? asked : nil
        }
        return finish(found, change, certainty, answering: asked)
    }

    /// The entries among which one is named, the likeliest first.
    private func places(of target: Remark.Target) -> [[FoodEntry]] {
        if target.isRecent { return [scene.last + scene.company(of: scene.last)] }
        let yesterday = scene.today.advanced(by: -1)
        let days = target.isYesterday ? [yesterday] : [scene.today, yesterday]
        return days.map { day in scene.entries.filter { $0.moment.day == day } }
    }

    /// Which food of the last meal other words replace: the one that is like them, or the only one.
    private func replace(
        _ entries: [FoodEntry], by reading: Reading, _ certainty: Remark.Certainty, _ asked: Asked?
    ) -> Turn {
        let items = reading.items
        let words = reading.text
        var alike = self.alike(items, entries)
        // "No, three eggs. And it was rye toast": the second is about another food of that meal.
        if alike.isEmpty {
            guard scene.isWhole else { return .tell(.noEffect(words)) }
            alike = self.alike(items, scene.company(of: entries))
        }
        if certainty == .ifFits, alike.isEmpty { return .plain }
        if items.count > 1, alike.count == items.count {
            return replaceEach(alike, reading, asked)
        }
        let kinds = entries.filter { alike.isEmpty && asked == nil && isKind(reading, of: $0) }
        if kinds.count == 1 { return finish(kinds, .food(reading), certainty, answering: nil) }
        let fitting = asked == nil ? entries.filter { fits(items, $0) } : entries
        if alike.isEmpty, fitting.isEmpty {
            // Something else of today, as the white toast that "it was rye toast" speaks of.
            alike = self.alike(items, scene.entries.filter { $0.moment.day == scene.today })
            if alike.isEmpty, let only = entries.first, entries.count == 1 {
                if Combination(only.text)?.isOfEquals == false {
                    // "Jam", of toast with butter.
                    let turn = finish(
                        entries, .with(words, isInstead: true), .sure, answering: nil)
                    if !turn.isInVain { return turn }
                }
                return .tell(.fitsNothing(words, only.name))
            }
        }
        let same = alike.filter { entry in items.contains { $0.food == entry.food } }
        // Raspberries are taken for blueberries, and not for the oatmeal below them.
        let akin = entries.filter { entry in
            category(entry.food).map { kind in items.contains { category($0.food) == kind } }
                ?? false
        }
        let likely = asked == nil && akin.count == 1 ? akin : fitting.isEmpty ? entries : fitting
        let chosen = same.count == 1 ? same : alike.isEmpty ? likely : alike
        guard chosen.count == 1 else { return ask(chosen, .food(reading)) }
        return finish(chosen, .food(reading), certainty, answering: asked)
    }

    /// Whether one may have been taken for the other: both are of a kind, or nothing is known of it.
    private func fits(_ items: [ReadingItem], _ entry: FoodEntry) -> Bool {
        guard entry.confidence >= 0.5, let kind = category(entry.food) else { return true }
        return items.contains { item in
            category(item.food).map { kind.isTaken(for: $0) } ?? true
        }
    }

    private func category(_ id: FoodID?) -> FoodCategory? {
        id.flatMap { scene.reader.catalog[$0]?.category }
    }

    private func alike(_ items: [ReadingItem], _ entries: [FoodEntry]) -> [FoodEntry] {
        entries.filter { entry in
            items.contains { item in
                item.food != nil && item.food == entry.food
                    || EntryFinder.areAlike(item.name + " " + item.text, entry)
            }
        }
    }

    private func replaceEach(
        _ entries: [FoodEntry], _ reading: Reading, _ asked: Asked?
    ) -> Turn {
        let words = reading.text
        var operations: [EntryOperation] = []
        var left = entries
        for item in reading.items {
            let index =
                left.firstIndex { $0.food != nil && $0.food == item.food }
                ?? left.firstIndex { EntryFinder.areAlike(item.name + " " + item.text, $0) }
            guard let index else { return ask(entries, .food(reading)) }
            let entry = left.remove(at: index)
            switch Corrector(scene: scene).operations(
                .food(scene.reader.reading(of: item.text)), on: entry)
            {
            case .success(let more): operations += more
            case .failure(.noEffect): break
            case .failure(let fault): return tell(fault, words)
            }
        }
        return operations.isEmpty
            ? .tell(.noEffect(words)) : .change(.edit, operations, answering: asked)
    }

    func finish(
        _ entries: [FoodEntry], _ change: Remark.Change, _ certainty: Remark.Certainty,
        answering asked: Asked?
    ) -> Turn {
        var operations: [EntryOperation] = []
        var fault: CorrectionFault?
        for entry in entries {
            switch Corrector(scene: scene).operations(change, on: entry) {
            case .success(let more): operations += more
            case .failure(let found): fault = fault ?? found
            }
        }
        guard !operations.isEmpty else {
            if certainty == .ifFits, case .unclear? = fault { return .plain }
            if case .unsaid? = fault { return .tell(.howMuch(entries)) }
            return tell(fault ?? .noEffect, scene.line)
        }
        // What else waited for this answer is logged with it.
        let named = Set(entries.map(\.id))
        if let asked, asked.kind == .reading {
            for entry in scene.entries(asked.entries)
            where !named.contains(entry.id) && entry.state == .held
                && entry.nutrients.calories != nil
            {
                operations.append(.confirm(entry.id))
            }
        }
        let kind: ChangeKind = change == .remove ? .delete : .edit
        return .change(kind, operations, answering: asked)
    }

    private func tell(_ fault: CorrectionFault, _ words: String) -> Turn {
        switch fault {
        case .unclear(let words): .tell(.unclear(words))
        case .odd(let word): .tell(.oddAmount(word))
        case .noEffect: .tell(.noEffect(words))
        case .future: .tell(.inTheFuture)
        case .part, .unsaid: .tell(.unclear(words))
        }
    }

    /// Asks which of several entries is meant; the line that is being said is done when it is known.
    func ask(
        _ entries: [FoodEntry], _ change: Remark.Change, _ text: String = "Which one do you mean?"
    ) -> Turn {
        let entries = Array(entries.sorted { $0.id < $1.id }.prefix(9))
        return .ask(
            Asked(
                kind: .which, utterance: scene.utterance, words: scene.line,
                question: Question(
                    text: text,
                    choices: entries.map { Phrases.choice($0, today: scene.today) }),
                entries: entries.map(\.id), asked: Timestamp(milliseconds: scene.now)))
    }
}

extension FoodCategory {
    /// Whether people may call a food of the one kind by mistake when they had one of the other.
    fileprivate func isTaken(for other: FoodCategory) -> Bool {
        if self == other { return true }
        let likely: [Set<FoodCategory>] = [
            [.beverage, .dairy], [.dairy, .dessert], [.dessert, .snack, .fruit], [.snack, .grain],
            [.grain, .vegetable], [.meal, .grain], [.meal, .protein], [.meal, .vegetable],
        ]
        return likely.contains { $0.contains(self) && $0.contains(other) }
    }
}
