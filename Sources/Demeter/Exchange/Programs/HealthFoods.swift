internal import Nutrition

/// The foods that records of Apple Health come to: one record tells one nutrient of one food.
///
/// Records belong together by their source, their times and what their metadata call the food; of what is eaten
/// only these and the figures are held.
struct HealthFoods {
    /// What metadata call a food.
    struct Naming: Hashable {
        var food: String?
        var meal: String?
        var brand: String?
    }

    struct Record {
        var nutrient: Nutrient
        /// In the nutrient's own unit.
        var value: Thousandths
        var source: String
        /// In seconds since 1970.
        var start: Int64
        /// Of the zone in which it was written, in seconds.
        var offset: Int
        var naming = Naming()
        var line: Int
    }

    private struct Key: Hashable {
        var source: Int
        var start: Int64
        var offset: Int
        var food: Int
        var meal: Int
        var brand: Int
    }

    /// A food while its records come in; the records of one nutrient follow those of another.
    private struct Food {
        var key: Key
        var nutrients = Nutrients.unknown
        var line: Int
    }

    private var foods: [Food] = []
    /// Where the foods with the same key are; twins are told apart by their order.
    private var places: [Key: [Int32]] = [:]
    /// Records of correlations that have not stood by themselves yet.
    private var owed: [Key: [(nutrient: Nutrient, value: Thousandths)]] = [:]
    private var words: [String] = []
    private var numbers: [String: Int] = [:]

    /// Takes a record that stands by itself.
    mutating func keep(_ record: Record) {
        let key = key(of: record)
        if let place = owed[key]?.firstIndex(where: { $0 == (record.nutrient, record.value) }) {
            owed[key]?.remove(at: place)
            return
        }
        for place in places[key] ?? []
        where foods[Int(place)].nutrients[record.nutrient] == nil {
            foods[Int(place)].nutrients[record.nutrient] = record.value
            return
        }
        places[key, default: []].append(Int32(foods.count))
        var food = Food(key: key, line: record.line)
        food.nutrients[record.nutrient] = record.value
        foods.append(food)
    }

    /// Takes the records of a correlation, each of which stands by itself too, as one food that is called so.
    ///
    /// - Parameter records: of different nutrients, without a name of their food.
    mutating func correlate(_ records: [Record], as naming: Naming) {
        guard let first = records.first else { return }
        var nutrients = Nutrients.unknown
        for record in records { nutrients[record.nutrient] = record.value }
        let key = key(of: first)
        var named = key
        if let food = naming.food { named.food = number(food) }
        if let meal = naming.meal { named.meal = number(meal) }
        if let brand = naming.brand { named.brand = number(brand) }
        if let index = places[key]?.firstIndex(where: { foods[Int($0)].nutrients == nutrients }),
            let place = places[key]?.remove(at: index)
        {
            foods[Int(place)].key = named
        } else {
            // Foods of one moment without names were mixed up, or stand further down.
            for record in records { withdraw(record) }
            foods.append(Food(key: named, nutrients: nutrients, line: first.line))
        }
    }

    /// Takes a record that stood by itself out of its food, or remembers it until it comes.
    private mutating func withdraw(_ record: Record) {
        let key = key(of: record)
        let place = places[key]?.first { foods[Int($0)].nutrients[record.nutrient] == record.value }
        if let place {
            foods[Int(place)].nutrients[record.nutrient] = nil
        } else {
            owed[key, default: []].append((record.nutrient, record.value))
        }
    }

    private mutating func key(of record: Record) -> Key {
        Key(
            source: number(record.source), start: record.start, offset: record.offset,
            food: number(record.naming.food ?? ""), meal: number(record.naming.meal ?? ""),
            brand: number(record.naming.brand ?? ""))
    }

    /// Texts are few and come again and again; each is held once.
    private mutating func number(_ text: String) -> Int {
        if let number = numbers[text] { return number }
        words.append(text)
        numbers[text] = words.count - 1
        return words.count - 1
    }

    /// Gives the foods by their times.
    mutating func finish(_ collector: inout ImportCollector) {
        (places, owed) = ([:], [:])
        foods.removeAll { $0.nutrients == .unknown }
        foods.sort { ($0.key.start, $0.line) < ($1.key.start, $1.line) }
        collector.plan.contents.reserveCapacity(foods.count)
        for food in foods {
            var draft = EntryDraft(.instant(food.key.start * 1000, offset: food.key.offset))
            func word(_ number: Int) -> String? {
                Numeral.isAbsent(words[number]) ? nil : words[number]
            }
            draft.name = word(food.key.food)
            draft.meal = word(food.key.meal)
            draft.brand = word(food.key.brand)
            draft.nutrients = food.nutrients
            collector.add(draft, line: food.line)
        }
    }
}
