internal import FoodCatalog
internal import Journal
internal import MealReader
internal import MealReview
internal import Nutrition
internal import RecipeReader
internal import Recipes

/// What a correction makes of an entry.
struct Corrector: Sendable {
    let scene: Scene

    /// What the words make of this entry, or why they make nothing of it.
    func operations(
        _ change: Remark.Change, on entry: FoodEntry
    ) -> Result<[EntryOperation], CorrectionFault> {
        proposed(change, on: entry).map { $0.map { scene.review.kept($0, of: entry) } }
    }

    private func proposed(
        _ change: Remark.Change, on entry: FoodEntry
    ) -> Result<[EntryOperation], CorrectionFault> {
        if let inside = inside(change, entry) { return inside }
        var content = entry.content
        switch change {
        case .remove: return .success([.remove(entry.id)])
        case .scale(let factor): scale(&content, by: factor)
        case .amount(let words):
            if let odd = OddAmounts.oddWord(in: words) { return .failure(.odd(odd)) }
            guard weigh(&content, words) else { return .failure(.unclear(words)) }
        case .figures(let figures): state(figures, of: &content)
        case .occasion(let meal, let time):
            guard move(&content, meal, time) else { return .failure(.future) }
            return content == entry.content
                ? .failure(.noEffect) : .success([.replace(entry.id, content)])
        case .shift(let shift):
            guard self.shift(&content, by: shift) else { return .failure(.future) }
            return .success([.replace(entry.id, content)])
        case .without(let words): return without(words, entry)
        case .food(let reading): return replaced(entry, by: reading)
        case .kind(let words): return ofKind(words, entry)
        case .with(let words, let isInstead): return along(words, entry, isInstead: isInstead)
        case .unsaidAmount: return .failure(.unsaid)
        case .rawness(let state, let amount): return rawness(state, amount, entry)
        }
        content = scene.review.reviewed(content)
        return content.isSame(as: entry.content)
            ? .failure(.noEffect) : .success([.replace(entry.id, content)])
    }

    private func scale(_ content: inout EntryContent, by factor: Double) {
        content.amount = content.amount.map { $0 * factor }
        content.grams = content.grams?.scaled(by: factor)
        content.nutrients = content.nutrients.scaled(by: factor)
        content.assumption = nil
    }

    /// An amount said alone, weighed as the reader weighs it for this food.
    private func weigh(_ content: inout EntryContent, _ words: String) -> Bool {
        if HanText.holdsHan(words) || HanText.holdsHan(scene.line) {
            return weigh(&content, chinese: words)
        }
        var spoken = SpokenWords(words)
        spoken.dropLeading(["only", "just", "about", "around", "more", "like", "to", "the", "of"])
        spoken.dropTrailing(["of", "it", "that", "them", "those"])
        // "A small one"
        if spoken.count > 1 { spoken.dropTrailing(["one", "ones"]) }
        if resize(&content, spoken) { return true }
        let text = spoken.rest
        if let count = NumberWords.value(of: spoken.joined) {
            if let figures = content.weighedFigures(count) {
                state(figures, of: &content)
                return true
            }
            if let old = content.amount, old > 0, !isCount(count, insteadOf: content) {
                scale(&content, by: count / old)
                content.amount = count
                return true
            }
            if content.food == nil {
                scale(&content, by: count)
                content.amount = count
                return true
            }
        }
        guard AmountWords.areAmount(spoken) else { return false }
        let names = [content.name, EntryFinder.tokens(content.text).joined(separator: " ")]
        if let food = content.food {
            for phrase in names.flatMap({ ["\(text) \($0)", "a \(text) \($0)"] }) {
                let items = scene.reader.reading(of: phrase).items
                guard items.count == 1, items[0].food == food, items[0].amount != nil,
                    fits(items[0], spoken)
                else { continue }
                take(items[0], &content)
                return true
            }
            return false
        }
        // Of a food that nobody knows only the weight can be told.
        let rice = scene.reader.reading(of: "\(text) egg").items
        guard rice.count == 1, let unit = rice[0].unit,
            MeasureUnit.allCases.contains(where: { $0.symbol == unit && $0.grams != nil }),
            let grams = rice[0].grams
        else { return false }
        if let old = content.grams, old > .zero {
            content.nutrients = content.nutrients.scaled(by: grams.value / old.value)
        }
        content.grams = grams
        content.amount = rice[0].amount
        content.unit = unit
        return true
    }

    /// "I had three" of an apple of 150 g is three apples, "200" is 200 g.
    private func isCount(_ count: Double, insteadOf content: EntryContent) -> Bool {
        guard content.food != nil, let old = content.amount,
            MeasureUnit.allCases.contains(where: { $0.symbol == content.unit })
        else { return false }
        return count < 20 && count * 10 <= old
    }

    /// Whether the food comes in what was said: no salad has slices.
    private func fits(_ item: ReadingItem, _ words: SpokenWords) -> Bool {
        item.unit != "serving" || !words.words.contains { Self.pieces.contains($0.text) }
    }

    private static let pieces: Set<String> = [
        "slice", "slices", "wedge", "wedges", "stick", "sticks", "strip", "strips", "fillet",
        "fillets", "ball", "balls", "clove", "cloves", "bar", "bars", "inch", "inches",
    ]

    /// "A small one" of two slices is small slices, and no small pizza.
    private func resize(_ content: inout EntryContent, _ words: SpokenWords) -> Bool {
        var words = words
        words.dropLeading(["a", "an", "the"])
        guard words.count == 1, let size = words.first, Self.sizes.contains(size),
            let food = content.food.flatMap({ scene.reader.catalog[$0] }), let unit = content.unit,
            let amount = content.amount, amount > 0
        else { return false }
        let own = SpokenWords(unit).words.map(\.text).filter { !Self.sizes.contains($0) }
        guard let named = own.first else { return false }
        let portion = food.portions.first { portion in
            let label = SpokenWords(portion.label).words.map(\.text)
            return label.contains(size) && label.contains(named)
        }
        guard let portion else { return false }
        content.unit = portion.label
        content.assumption = nil
        let grams = portion.grams.scaled(by: amount)
        if let old = content.grams, old > .zero {
            content.nutrients = content.nutrients.scaled(by: grams.value / old.value)
        }
        content.grams = grams
        return true
    }

    private static let sizes: Set<String> = [
        "small", "medium", "large", "regular", "big", "thin", "thick", "tall", "grande", "venti",
    ]

    func take(_ item: ReadingItem, _ content: inout EntryContent) {
        content.amount = item.amount
        content.unit = item.unit
        content.assumption = item.assumption
        if content.source == .manual, !content.isDisputed, let old = content.grams, old > .zero,
            let new = item.grams
        {
            content.nutrients = content.nutrients.scaled(by: new.value / old.value)
        } else {
            content.nutrients = item.nutrients
            if content.isDisputed { content.source = .catalog }
        }
        content.grams = item.grams
    }

    /// Another food of the same name: "brown" for white rice.
    func ofKind(
        _ words: String, _ entry: FoodEntry
    ) -> Result<[EntryOperation], CorrectionFault> {
        let names = [EntryFinder.head(of: entry) ?? "", entry.name, entry.text]
        for name in names where !name.isEmpty {
            let phrase = "\(words) \(name)"
            let reading = scene.reader.reading(of: phrase)
            let said = EntryFinder.tokens(words)
            if reading.items.count == 1, reading.items[0].food == entry.food, !said.isEmpty,
                said.allSatisfy(EntryFinder.tokens(entry.name).contains)
            {
                return .failure(.noEffect)
            }
            guard reading.items.count == 1, reading.unread.isEmpty,
                let food = reading.items[0].food,
                food != entry.food, food != scene.reader.reading(of: name).items.first?.food,
                EntryFinder.areAlike(reading.items[0].name, entry)
            else { continue }
            return replaced(entry, by: reading)
        }
        return .failure(.unclear(words))
    }

    /// Another food; the amount that was said stays unless the new words say one.
    private func replaced(
        _ entry: FoodEntry, by reading: Reading
    ) -> Result<[EntryOperation], CorrectionFault> {
        let words = reading.text
        if let odd = OddAmounts.oddWord(in: words) { return .failure(.odd(odd)) }
        if let part = otherPart(of: entry, words) { return part }
        if isKind(reading, of: entry), let kind = kind(reading, of: entry) { return kind }
        if let part = samePart(of: entry, reading) { return part }
        guard !reading.items.isEmpty else { return .failure(.unclear(words)) }
        var operations: [EntryOperation] = []
        for (index, item) in reading.items.enumerated() {
            var item = item
            if index == 0 { keepAmount(of: entry, in: &item, words) }
            let content = EntryDraft(moment: entry.moment, meal: reading.meal ?? entry.meal)
                .entries(
                    of: Reading(text: words, items: [item], confidence: item.confidence),
                    scene.review.review(Reading(text: words, items: [item])))[0]
            operations.append(index == 0 ? .replace(entry.id, content) : .add(content))
        }
        if case .replace(_, let content)? = operations.first, operations.count == 1 {
            if content.isSame(as: entry.content) { return .failure(.noEffect) }
        }
        return .success(operations)
    }

    private func keepAmount(of entry: FoodEntry, in item: inout ReadingItem, _ words: String) {
        guard item.amount == nil, item.stated == nil, let amount = entry.amount,
            let grams = entry.grams,
            let id = item.food, let food = scene.reader.catalog[id]
        else { return }
        if item.food == entry.food { return }
        // "2 cups of rice" for "2 cups", "2 slices of toast" for two eggs.
        for unit in [entry.unit ?? "", ""] {
            let phrase = "\(Figures.number(amount)) \(unit) \(words)"
            let again = scene.reader.reading(of: phrase).items
            if again.count == 1, again[0].food == id, again[0].amount != nil {
                let text = item.text
                item = again[0]
                item.text = text
                return
            }
        }
        item.amount = amount
        item.unit = entry.unit
        item.grams = grams
        item.nutrients = food.per100g.scaled(by: grams.value / 100)
        item.assumption = "the same weight"
    }

    func move(
        _ content: inout EntryContent, _ meal: Meal?, _ time: SpokenTime?
    ) -> Bool {
        if let meal { content.meal = meal }
        guard let time else { return true }
        let calendar = scene.calendar
        let instant: Int64
        if time.clock == nil, meal == nil, let day = time.day {
            instant = calendar.instant(
                on: calendar.day(of: day, today: scene.today),
                secondOfDay: calendar.secondOfDay(at: content.moment.instant.seconds))
        } else if time.day == nil, let clock = time.clock, !time.isAgo {
            // A clock alone keeps the day.
            let isOfMeal = content.moment.day != scene.today && content.meal.mayBe(at: clock)
            let usual = meal ?? (isOfMeal ? content.meal : nil)
            instant = calendar.instant(
                of: clock, keeping: content.moment.day, meal: usual, now: scene.now / 1000)
        } else {
            instant = calendar.instant(of: time, meal: meal, now: scene.now / 1000)
        }
        guard instant <= scene.now / 1000 + 3600 else { return false }
        // Nobody says milliseconds: the same second is the same time.
        let before = content.moment
        if instant == before.instant.seconds, calendar.day(of: instant) == before.day {
            return true
        }
        content.moment = Moment(milliseconds: instant * 1000, calendar)
        if meal == nil, time.clock != nil { content.meal = content.moment.meal(calendar) }
        return true
    }
}

extension EntryContent {
    /// Whether a person would see no difference.
    func isSame(as other: EntryContent) -> Bool {
        food == other.food && name == other.name && amount == other.amount && grams == other.grams
            && nutrients == other.nutrients && meal == other.meal && moment == other.moment
            && state == other.state
    }
}

/// Why a correction makes nothing of an entry.
enum CorrectionFault: Error, Hashable {
    case unclear(String)
    case odd(String)
    case noEffect
    case future
    /// It is about a part of what is one entry.
    case part
    /// More or less, and nothing of how much.
    case unsaid
    /// There is no such food raw, dry or cooked.
    case notRaw(String)
}
