internal import FoodCatalog
internal import Journal
internal import MealReader
internal import MealReview
internal import Nutrition
internal import Telling

// Corrections.
extension Talk {
    func correct(
        _ subject: Remark.Subject, _ change: Remark.Change, _ certainty: Remark.Certainty
    ) -> Turn {
        switch subject {
        case .entry(let id): return correct(numbers: [id], change, certainty)
        case .entries(let ids): return correct(numbers: ids, change, certainty)
        case .named(let target): return correct(target, change, certainty)
        case .last, .asked: break
        }
        let isOpen = subject == .asked || scene.isAskedLast
        let asked = isOpen ? scene.asked.flatMap { $0.kind == .which ? nil : $0 } : nil
        let entries = asked.map { scene.entries($0.entries) } ?? scene.last
        guard !entries.isEmpty else {
            return certainty == .sure ? .tell(.nothingToCorrect) : .plain
        }
        if asked == nil, subject == .last, !scene.rivals.isEmpty {
            // Somebody else spoke of something meanwhile, and "that" may be either.
            return certainty == .sure || change.isSaidOfOne
                ? ask(entries + scene.entries(scene.rivals), change) : .plain
        }
        if case .scale(let share) = change, let asked, let whole = asked.wholeChoice,
            let amount = remarks.payload.change("\(Figures.number(share)) \(whole)")
        {
            // "Half", of a pizza that nobody said how much there was of.
            return finish(entries, amount, certainty, answering: asked)
        }
        switch change {
        case .without(let words): return without(words, entries, certainty, asked)
        case .rawness:
            let fitting = entries.filter { entry in
                if case .success = Corrector(scene: scene).operations(change, on: entry) {
                    true
                } else {
                    false
                }
            }
            return finish(
                fitting.isEmpty ? entries : fitting, change, certainty, answering: asked)
        case .food(let reading): return replace(entries, by: reading, certainty, asked)
        case .with: return along(change, entries, certainty, asked)
        case .scale, .occasion, .shift, .remove, .unsaidAmount:
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

    /// What is chosen by its number is meant, and nothing else.
    private func correct(
        numbers: [Int64], _ change: Remark.Change, _ certainty: Remark.Certainty
    ) -> Turn {
        var entries: [FoodEntry] = []
        for number in numbers {
            guard let entry = scene.entry(EntryID(rawValue: number)) else {
                return .tell(.noSuchEntry(number))
            }
            entries.append(entry)
        }
        if case .without(let words) = change {
            return leaveOut(words, entries, nil) ?? .tell(.noSuchPart(words))
        }
        let asked = scene.asked.flatMap { asked in
            asked.kind != .which && asked.entries == entries.map(\.id) ? asked : nil
        }
        return finish(entries, change, certainty, answering: asked)
    }

    private func correct(
        _ target: Remark.Target, _ change: Remark.Change, _ certainty: Remark.Certainty
    ) -> Turn {
        if target.isTorn { return .tell(.whichDay(scene.line)) }
        if let place = EntryFinder.place(target, in: scene.line) {
            if let asked = scene.asked, asked.kind == .which {
                return choose(place - 1, of: asked)
            }
            guard let entry = scene.told(at: place) else {
                return certainty == .sure ? .tell(.noneNamed(target.words)) : .plain
            }
            return correct([entry], target, change, certainty)
        }
        for entries in places(of: target, change) {
            if let all = EntryFinder.all(target, in: entries) {
                guard !all.isEmpty else { continue }
                return correct(all: all, target, change, certainty)
            }
            var found = EntryFinder.find(target, in: entries)
            if found.isEmpty, let other = EntryFinder.withoutMeal(target) {
                found = EntryFinder.find(other, in: entries)
            }
            if found.isEmpty { found = EntryFinder.find(target, in: entries, scene.reader) }
            guard !found.isEmpty else { continue }
            if found.count > 1 { return ask(found.reversed(), change) }
            if let turn = correctPart(target.words, of: found[0], change) { return turn }
            return correct(found, target, change, certainty)
        }
        if change == .remove, let turn = removeEach(target) { return turn }
        guard certainty == .sure || target.day != nil else { return .plain }
        let day = target.day.map { scene.calendar.day(of: $0, today: scene.today) }
        if EntryFinder.isWhole(target) {
            return .tell(.noneOf(EntryFinder.meal(of: target), day ?? scene.today))
        }
        return .tell(day.map { .noneNamedOn(target.words, $0) } ?? .noneNamed(target.words))
    }

    /// All of a meal or of a day; before a whole day goes it is asked once.
    private func correct(
        all: [FoodEntry], _ target: Remark.Target, _ change: Remark.Change,
        _ certainty: Remark.Certainty
    ) -> Turn {
        if change == .remove, EntryFinder.meal(of: target) == nil, !all.isEmpty {
            return askAll(all)
        }
        if change.reachesAll || all.count == 1 {
            return finish(all, change, certainty, answering: nil)
        }
        return ask(all, change)
    }

    /// "The eggs and the toast": each must be there, and only once.
    private func removeEach(_ target: Remark.Target) -> Turn? {
        let named = namedEach(target.words)
        guard named.count > 1 else { return nil }
        var chosen: [FoodEntry] = []
        for name in named {
            var own = target
            own.words = name
            guard
                let found = places(of: own).lazy.map({ find(own, in: $0) })
                    .first(where: { !$0.isEmpty }), found.count == 1
            else { return nil }
            chosen += found
        }
        return finish(chosen, .remove, .sure, answering: nil)
    }

    private func find(_ target: Remark.Target, in entries: [FoodEntry]) -> [FoodEntry] {
        let named = EntryFinder.find(target, in: entries)
        return named.isEmpty ? EntryFinder.find(target, in: entries, scene.reader) : named
    }

    /// The names that words join: "the eggs and the toast", "豆漿和香蕉".
    private func namedEach(_ joined: String) -> [String] {
        if HanText.holdsHan(joined) { return scene.reader.reading(of: joined).items.map(\.text) }
        let words = SpokenWords(joined)
        guard let and = words.firstIndex(of: ["and"]), and > 0 else { return [] }
        let parts = words.split(at: and)
        return [parts.before, parts.after].map { part in
            var part = part
            part.dropLeading(RemarkReader.articles)
            return part.rest
        }
    }

    private func askAll(_ entries: [FoodEntry]) -> Turn {
        let day = entries[0].moment.day
        let named = Phrases.name(of: day, today: scene.today)
        let name = ["Today", "Yesterday"].contains(named) ? named.lowercased() : named
        return .ask(
            Asked(
                kind: .which, utterance: scene.utterance, words: scene.line,
                question: Question(
                    text: entries.count == 1
                        ? Texts.questions.removeOne(name)
                        : Texts.questions.removeAll(entries.count, name)),
                entries: entries.map(\.id), asked: Timestamp(milliseconds: scene.now)))
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
    private func places(
        of target: Remark.Target, _ change: Remark.Change? = nil
    ) -> [[FoodEntry]] {
        if target.isRecent { return [scene.last + scene.company(of: scene.last)] }
        func entries(of day: LocalDay) -> [FoodEntry] {
            timed(scene.entries.filter { $0.moment.day == day }, target)
        }
        if let day = target.day {
            return [entries(of: scene.calendar.day(of: day, today: scene.today))]
        }
        let yesterday = scene.today.advanced(by: -1)
        // What was spoken of last may be of any day.
        let away = scene.last.filter { $0.moment.day != scene.today }
        if EntryFinder.isWhole(target) {
            // All of a meal of a day that nobody named is never that of another day.
            let isNight = Moment(milliseconds: scene.now, scene.calendar).hour < 5
            let meal = EntryFinder.meal(of: target)
            // A meal that is taken away is today's, whatever was spoken of.
            let isSpoken = change != .remove || meal == nil
            let spoken = Set(
                away.filter { isSpoken && (meal == nil || $0.meal == meal) }.map(\.moment.day))
            let days = spoken.count == 1 ? spoken.map { $0 } : isNight ? [yesterday] : []
            return [entries(of: scene.today)] + days.map(entries(of:))
        }
        let recent = entries(of: scene.today) + timed(away, target)
        let others = scene.entries.filter { $0.moment.day < yesterday }
        return [recent, entries(of: yesterday), timed(others, target)]
    }

    /// Those that were eaten when the words say; all where nothing tells them apart.
    private func timed(_ entries: [FoodEntry], _ target: Remark.Target) -> [FoodEntry] {
        if let hours = target.hours {
            let fitting = entries.filter { hours.contains($0.moment.hour) }
            return fitting.isEmpty ? entries : fitting
        }
        guard let clock = target.clock else { return entries }
        return entries.filter { entry in
            scene.calendar.near(clock, entry.moment.instant.seconds, now: scene.now / 1000)
        }
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
        case .notRaw(let words): .tell(.unclear(words))
        case .part, .unsaid: .tell(.unclear(words))
        }
    }

    /// Asks which of several entries is meant; the line that is being said is done when it is known.
    func ask(
        _ entries: [FoodEntry], _ change: Remark.Change,
        _ text: String = Texts.questions.whichEntry()
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

extension Remark.Change {
    /// Whether no meal is told by it: an amount or a time alone.
    fileprivate var isSaidOfOne: Bool {
        switch self {
        case .scale, .amount, .occasion, .shift, .remove, .figures, .unsaidAmount, .rawness: true
        default: false
        }
    }
}
