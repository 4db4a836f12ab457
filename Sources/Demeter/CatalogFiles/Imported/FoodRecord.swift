internal import Nutrition

/// A food as bytes: small numbers take few of them, and unknown figures none.
///
/// Which of the seven are known are seven bits of a byte; the eighth says that further figures stand at
/// the record's end. The highest bit of the category's byte says that behind them the package's words stand, the
/// one below it that the names in other languages come last.
/// Of imported foods the id is not written: it is the collection's name and the code.
enum FoodRecord {
    static func append(_ food: Food, to bytes: inout [UInt8]) {
        append(food.name, to: &bytes)
        append(food.source.code ?? "", to: &bytes)
        append(UInt64(food.aliases.count), to: &bytes)
        for alias in food.aliases { append(alias, to: &bytes) }
        append(food.brand ?? "", to: &bytes)
        let category = UInt8(FoodCategory.allCases.firstIndex(of: food.category) ?? 0)
        let isForeign = !food.names.isEmpty || food.home != nil
        bytes.append(
            category | (food.label == nil ? 0 : hasLabel) | (isForeign ? hasNames : 0))
        var known: UInt8 = 0
        for (bit, nutrient) in Nutrient.leading.enumerated() where food.per100g[nutrient] != nil {
            known |= 1 << UInt8(bit)
        }
        if !food.per100g.further.isEmpty { known |= hasFurther }
        bytes.append(known)
        for nutrient in Nutrient.leading {
            if let figure = food.per100g[nutrient] { append(figure, to: &bytes) }
        }
        append(UInt64(food.portions.count), to: &bytes)
        for portion in food.portions {
            append(portion.label, to: &bytes)
            append(portion.grams, to: &bytes)
        }
        append(UInt64((food.defaultPortion ?? -1) + 1), to: &bytes)
        bytes.append(food.usualGrams == nil ? 0 : 1)
        if let usual = food.usualGrams { append(usual, to: &bytes) }
        append(UInt64((food.rank ?? -1) + 1), to: &bytes)
        if !food.per100g.further.isEmpty { food.per100g.further.append(to: &bytes) }
        if let label = food.label { append(label, to: &bytes) }
        if isForeign { appendNames(of: food, to: &bytes) }
    }

    private static let hasNames: UInt8 = 0x40

    /// Of each language the names, 0 or one more than the place of the language at home behind them.
    private static func appendNames(of food: Food, to bytes: inout [UInt8]) {
        for language in NameLanguage.allCases {
            let names = food.names[language] ?? []
            append(UInt64(names.count), to: &bytes)
            for name in names { append(name, to: &bytes) }
        }
        let home = food.home.flatMap(NameLanguage.allCases.firstIndex)
        append(UInt64((home ?? -1) + 1), to: &bytes)
    }

    private static let hasFurther: UInt8 = 0x80
    private static let hasLabel: UInt8 = 0x80

    private static func append(_ label: FoodLabel, to bytes: inout [UInt8]) {
        for names in [label.contains, label.traces] {
            append(UInt64(names.count), to: &bytes)
            for name in names { append(name, to: &bytes) }
        }
        append(label.ingredients ?? "", to: &bytes)
    }

    /// Appends a food with its id and all of its source.
    static func appendWhole(_ food: Food, to bytes: inout [UInt8]) {
        append(food.id.rawValue, to: &bytes)
        append(food.source.release, to: &bytes)
        bytes.append(food.source.code == nil ? 0 : 1)
        append(food, to: &bytes)
    }

    private static func append(_ text: String, to bytes: inout [UInt8]) {
        append(UInt64(text.utf8.count), to: &bytes)
        bytes += text.utf8
    }

    private static func append(_ value: Thousandths, to bytes: inout [UInt8]) {
        let raw = value.rawValue
        append(UInt64(bitPattern: (raw << 1) ^ (raw >> 63)), to: &bytes)
    }

    private static func append(_ value: UInt64, to bytes: inout [UInt8]) {
        var value = value
        while value >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: value) | 0x80)
            value >>= 7
        }
        bytes.append(UInt8(value))
    }

    /// The food that `bytes` hold; `nil` when they hold none.
    static func food(_ bytes: [UInt8], collection: String, release: String) -> Food? {
        var reader = Reader(bytes: bytes, position: 0, end: bytes.count)
        guard var food = reader.food(release: release), let code = food.source.code else {
            return nil
        }
        food.id = FoodID(rawValue: collection + ":" + code)
        return food
    }

    /// The food that was written whole at a place; `nil` when there is none.
    static func whole(_ bytes: [UInt8], at place: Range<Int>) -> Food? {
        guard place.upperBound <= bytes.count else { return nil }
        var reader = Reader(bytes: bytes, position: place.lowerBound, end: place.upperBound)
        guard let id = reader.text(), let release = reader.text(), let hasCode = reader.byte(),
            var food = reader.food(release: release)
        else { return nil }
        food.id = FoodID(rawValue: id)
        if hasCode == 0 { food.source.code = nil }
        return food
    }

    private struct Reader {
        let bytes: [UInt8]
        var position: Int
        let end: Int

        /// The food, without its id.
        mutating func food(release: String) -> Food? {
            guard let name = text(), let code = text(), let aliases = list({ $0.text() }),
                let brand = text(), let kind = byte(), let known = byte()
            else { return nil }
            let category = Int(kind & ~(FoodRecord.hasLabel | FoodRecord.hasNames))
            guard category < FoodCategory.allCases.count else { return nil }
            var figures = Nutrients.unknown
            for (bit, nutrient) in Nutrient.leading.enumerated()
            where known & (1 << UInt8(bit)) != 0 {
                guard let figure = thousandths() else { return nil }
                figures[nutrient] = figure
            }
            let portions = list { reader -> Portion? in
                guard let label = reader.text(), let grams = reader.thousandths() else {
                    return nil
                }
                return Portion(label: label, grams: grams)
            }
            guard let portions, let choice = count(), choice <= portions.count,
                let hasUsual = byte()
            else { return nil }
            var usual: Thousandths?
            if hasUsual == 1 {
                guard let grams = thousandths() else { return nil }
                usual = grams
            }
            guard let rank = count() else { return nil }
            if known & FoodRecord.hasFurther != 0 {
                guard let further = FurtherFigures({ byte() }) else { return nil }
                figures.further = further
            }
            var label: FoodLabel?
            if kind & FoodRecord.hasLabel != 0 {
                guard let declared = self.label() else { return nil }
                label = declared
            }
            var names: [NameLanguage: [String]] = [:]
            var home: NameLanguage?
            if kind & FoodRecord.hasNames != 0 {
                for language in NameLanguage.allCases {
                    guard let called = list({ $0.text() }) else { return nil }
                    if !called.isEmpty { names[language] = called }
                }
                guard let place = count(), place <= NameLanguage.allCases.count else { return nil }
                if place > 0 { home = NameLanguage.allCases[place - 1] }
            }
            guard position == end else { return nil }
            return Food(
                id: "", name: name, aliases: aliases, names: names, home: home,
                category: FoodCategory.allCases[category], brand: brand.isEmpty ? nil : brand,
                per100g: figures, portions: portions,
                defaultPortion: choice == 0 ? nil : choice - 1, usualGrams: usual,
                source: FoodSource(release: release, code: code), label: label,
                rank: rank == 0 ? nil : rank - 1)
        }

        private mutating func label() -> FoodLabel? {
            guard let contains = list({ $0.text() }), let traces = list({ $0.text() }),
                let ingredients = text()
            else { return nil }
            return FoodLabel(
                contains: contains, traces: traces,
                ingredients: ingredients.isEmpty ? nil : ingredients)
        }

        mutating func byte() -> UInt8? {
            guard position < end else { return nil }
            defer { position += 1 }
            return bytes[position]
        }

        private mutating func number() -> UInt64? {
            var value: UInt64 = 0
            var shift: UInt64 = 0
            while let byte = byte(), shift < 64 {
                value |= UInt64(byte & 0x7F) << shift
                if byte < 0x80 { return value }
                shift += 7
            }
            return nil
        }

        private mutating func count() -> Int? { number().flatMap { Int(exactly: $0) } }

        private mutating func thousandths() -> Thousandths? {
            guard let value = number() else { return nil }
            return Thousandths(
                rawValue: Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1))
        }

        mutating func text() -> String? {
            guard let length = count(), length <= end - position else { return nil }
            defer { position += length }
            return String(decoding: bytes[position..<position + length], as: UTF8.self)
        }

        private mutating func list<Element>(_ next: (inout Reader) -> Element?) -> [Element]? {
            // Every element takes a byte at least.
            guard let length = count(), length <= end - position else { return nil }
            var elements: [Element] = []
            elements.reserveCapacity(length)
            for _ in 0..<length {
                guard let element = next(&self) else { return nil }
                elements.append(element)
            }
            return elements
        }
    }
}
