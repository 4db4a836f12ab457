internal import JSON
internal import Nutrition

/// One food out of its JSON, reading its members once, in any order.
///
/// Throws a `FoodFault` for what is no food, a `JSONError` for what is no JSON.
struct FoodDecoder {
    private var pull: JSONPull
    /// The food's id as far as it is known, for messages.
    private var label: String

    /// `place` counts from 0 and names the food until its id is read.
    static func entry(from pull: inout JSONPull, place: Int) throws -> CatalogEntry {
        var decoder = FoodDecoder(pull: pull, label: "food \(place + 1)")
        let entry = try decoder.entry()
        pull = decoder.pull
        return entry
    }

    private static let keys = KeyTable(Key.allCases.map { ($0.rawValue, $0) })
    private static let leadingKeys = KeyTable(Nutrient.leading.map { ($0.rawValue, $0) })
    private static let furtherKeys = KeyTable(Nutrient.further.map { ($0.rawValue, $0) })

    private mutating func entry() throws -> CatalogEntry {
        guard pull.kind == .object else { throw fault("", "is no object") }
        // A bit for each key.
        var (seen, place) = (UInt16(0), -1)
        var defaultLabel: String?
        var entry = CatalogEntry(
            food: Food(
                id: "", name: "", category: .meal, per100g: .unknown,
                source: FoodSource(release: "")))
        try pull.enterObject()
        while let key = try pull.nextKey() {
            guard let known = Self.keys.find(key, behind: &place) else {
                throw fault(key, "is no key of a food")
            }
            guard seen & (1 << place) == 0 else { throw fault(key, "stands there twice") }
            seen |= 1 << place
            switch known {
            case .id:
                label = try text("id")
                entry.food.id = FoodID(rawValue: label)
            case .name: entry.food.name = try text("name")
            case .aliases: entry.food.aliases = try texts("aliases")
            case .names: entry.food.names = try names()
            case .home: entry.food.home = try language(try text("home"), "home")
            case .category: entry.food.category = try category()
            case .brand: entry.food.brand = try text("brand")
            case .per100g: entry.food.per100g = try nutrients()
            case .portions: entry.food.portions = try portions()
            case .defaultPortion: defaultLabel = try text("default_portion")
            case .usualGrams: entry.food.usualGrams = try weight("usual_grams")
            case .source: entry.food.source = try source()
            case .rank: entry.food.rank = try rank()
            case .explained: entry.explained = try explanation()
            }
        }
        for (place, key) in Self.keys.all.enumerated()
        where key.value.isNeeded && seen & (1 << place) == 0 {
            throw fault(key.name, "is missing")
        }
        if let defaultLabel {
            entry.food.defaultPortion = entry.food.portions.firstIndex { $0.label == defaultLabel }
            if entry.food.defaultPortion == nil {
                throw fault("default_portion", "is no portion of the food: \"\(defaultLabel)\"")
            }
        }
        return entry
    }

    private mutating func category() throws -> FoodCategory {
        let word = try text("category")
        guard let category = FoodCategory(rawValue: word) else {
            let known = FoodCategory.allCases.map(\.rawValue).joined(separator: ", ")
            throw fault("category", "is unknown: \"\(word)\"; use one of \(known)")
        }
        return category
    }

    private mutating func explanation() throws -> EnergyExplanation {
        guard let explanation = EnergyExplanation(rawValue: try text("explained")) else {
            let known = EnergyExplanation.allCases.map(\.rawValue).joined(separator: ", ")
            throw fault("explained", "must be one of \(known)")
        }
        return explanation
    }

    private mutating func rank() throws -> Int {
        guard pull.kind == .number, let rank = Int(exactly: try pull.number()), rank >= 0 else {
            throw fault("rank", "must be a whole number from 0")
        }
        return rank
    }

    private mutating func nutrients() throws -> Nutrients {
        guard pull.kind == .object else { throw fault("per_100g", "is no object") }
        var figures = Nutrients.unknown
        var place = -1
        try pull.enterObject()
        while let key = try pull.nextKey() {
            if key == "nutrients" {
                figures.further = try further()
                continue
            }
            guard let nutrient = Self.leadingKeys.find(key, behind: &place) else {
                throw fault("per_100g.\(key)", "is no nutrient")
            }
            switch pull.kind {
            case .null: try pull.null()
            case .number: figures[nutrient] = Thousandths(try pull.number())
            default: throw fault("per_100g.\(key)", "must be a number or null")
            }
        }
        return figures
    }

    /// Those beyond the seven, of which only the known ones stand there.
    private mutating func further() throws -> FurtherFigures {
        guard pull.kind == .object else { throw fault("per_100g.nutrients", "is no object") }
        var collected = FurtherFigures.Collector()
        var place = -1
        try pull.enterObject()
        while let key = try pull.nextKey() {
            guard let nutrient = Self.furtherKeys.find(key, behind: &place) else {
                throw fault("per_100g.nutrients.\(key)", "is no nutrient")
            }
            guard pull.kind == .number else {
                throw fault("per_100g.nutrients.\(key)", "must be a number")
            }
            collected.take(nutrient, Thousandths(try pull.number()))
        }
        return collected.figures
    }

    private mutating func portions() throws -> [Portion] {
        guard pull.kind == .array else { throw fault("portions", "is no list") }
        var portions: [Portion] = []
        try pull.enterArray()
        while try pull.nextElement() {
            let place = portions.count
            guard pull.kind == .object else { throw fault("portions[\(place)]", "is no object") }
            var label: String?
            var grams: Thousandths?
            try pull.enterObject()
            while let key = try pull.nextKey() {
                switch key {
                case "label": label = try text("portions[\(place)].label")
                case "grams": grams = try weight("portions[\(place)].grams")
                default: throw fault("portions[\(place)].\(key)", "is no key of a portion")
                }
            }
            guard let label else { throw fault("portions[\(place)].label", "is missing") }
            guard let grams else { throw fault("portions[\(place)].grams", "is missing") }
            portions.append(Portion(label: label, grams: grams))
        }
        return portions
    }

    private mutating func source() throws -> FoodSource {
        guard pull.kind == .object else { throw fault("source", "is no object") }
        var source = FoodSource(release: "")
        try pull.enterObject()
        while let key = try pull.nextKey() {
            switch key {
            case "release": source.release = try text("source.release")
            case "code": source.code = try text("source.code")
            default: throw fault("source.\(key)", "is no key of a source")
            }
        }
        guard !source.release.isEmpty else { throw fault("source.release", "is missing") }
        return source
    }

    private mutating func text(_ key: @autoclosure () -> String) throws -> String {
        guard pull.kind == .string else { throw fault(key(), "must be a text") }
        let text = try pull.string()
        guard !text.isEmpty else { throw fault(key(), "is empty") }
        return text
    }

    private mutating func texts(_ key: String) throws -> [String] {
        guard pull.kind == .array else { throw fault(key, "is no list") }
        var texts: [String] = []
        try pull.enterArray()
        while try pull.nextElement() { texts.append(try text("\(key)[\(texts.count)]")) }
        return texts
    }

    /// What it is called in each language.
    private mutating func names() throws -> [NameLanguage: [String]] {
        guard pull.kind == .object else { throw fault("names", "is no object") }
        var names: [NameLanguage: [String]] = [:]
        try pull.enterObject()
        while let key = try pull.nextKey() {
            names[try language(key, "names.\(key)")] = try texts("names.\(key)")
        }
        return names
    }

    private func language(_ tag: String, _ key: String) throws -> NameLanguage {
        guard let language = NameLanguage(rawValue: tag) else {
            let known = NameLanguage.allCases.map(\.rawValue).joined(separator: ", ")
            throw fault(key, "is no language that foods are called in; use one of \(known)")
        }
        return language
    }

    private mutating func weight(_ key: @autoclosure () -> String) throws -> Thousandths {
        guard pull.kind == .number else { throw fault(key(), "must be a number of grams") }
        let number = try pull.number()
        guard number > 0 else { throw fault(key(), "must be above 0") }
        return Thousandths(number)
    }

    private func fault(_ key: String, _ reason: String) -> FoodFault {
        FoodFault(food: label, key: key, reason: reason)
    }
}

/// The keys of a food, in the order in which they are written.
private enum Key: String, CaseIterable {
    case id, name, aliases, names, home, category, brand
    case per100g = "per_100g"
    case portions
    case defaultPortion = "default_portion"
    case usualGrams = "usual_grams"
    case source, rank, explained

    var isNeeded: Bool {
        switch self {
        case .id, .name, .category, .per100g, .source: true
        default: false
        }
    }
}

/// Keys by their names, soonest when they come in their order, as they nearly always do.
private struct KeyTable<Value: Sendable>: Sendable {
    let all: [(name: String, value: Value)]

    init(_ all: [(name: String, value: Value)]) { self.all = all }

    /// The key of a name, looked for first behind the place of the one before, which it then has.
    func find(_ name: String, behind place: inout Int) -> Value? {
        for step in 1...all.count {
            let next = (place + step) % all.count
            guard all[next].name == name else { continue }
            place = next
            return all[next].value
        }
        return nil
    }
}
