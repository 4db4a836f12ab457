package import JSON
internal import Nutrition

/// One food out of its JSON, walking its members once.
package struct FoodDecoder {
    private let members: [JSONObject.Member]
    /// The food's id as far as it is known, for messages.
    private let label: String

    /// `place` counts from 0 and names the food when it has no id.
    package init(_ value: JSONValue, place: Int) throws(FoodFault) {
        guard let object = value.object else {
            throw FoodFault(food: "food \(place + 1)", key: "", reason: "is no object")
        }
        members = object.members
        label = object["id"]?.string ?? "food \(place + 1)"
    }

    package func entry() throws(FoodFault) -> CatalogEntry {
        var name: String?
        var id: String?
        var category: FoodCategory?
        var source: FoodSource?
        var per100g: Nutrients?
        var defaultLabel: String?
        var food = Food(
            id: "", name: "", category: .meal, per100g: .unknown, source: FoodSource(release: ""))
        var explained: EnergyExplanation?
        for member in members {
            let value = member.value
            switch member.key {
            case "id": id = try text(value, "id")
            case "name": name = try text(value, "name")
            case "aliases": food.aliases = try texts(value, "aliases")
            case "category":
                let word = try text(value, "category")
                category = FoodCategory(rawValue: word)
                if category == nil {
                    throw fault("category", "is unknown: \"\(word)\"; use one of \(categories)")
                }
            case "brand": food.brand = try text(value, "brand")
            case "per_100g": per100g = try nutrients(value)
            case "portions": food.portions = try portions(value)
            case "default_portion": defaultLabel = try text(value, "default_portion")
            case "usual_grams": food.usualGrams = try weight(value, "usual_grams")
            case "source": source = try self.source(value)
            case "rank":
                guard let rank = value.integer, rank >= 0 else {
                    throw fault("rank", "must be a whole number from 0")
                }
                food.rank = rank
            case "explained":
                explained = EnergyExplanation(rawValue: try text(value, "explained"))
                if explained == nil {
                    throw fault("explained", "must be one of \(explanations)")
                }
            default: throw fault(member.key, "is no key of a food")
            }
        }
        guard let id else { throw fault("id", "is missing") }
        guard let name else { throw fault("name", "is missing") }
        guard let category else { throw fault("category", "is missing") }
        guard let per100g else { throw fault("per_100g", "is missing") }
        guard let source else { throw fault("source", "is missing") }
        food.id = FoodID(rawValue: id)
        food.name = name
        food.category = category
        food.per100g = per100g
        food.source = source
        if let defaultLabel {
            food.defaultPortion = food.portions.firstIndex { $0.label == defaultLabel }
            if food.defaultPortion == nil {
                throw fault("default_portion", "is no portion of the food: \"\(defaultLabel)\"")
            }
        }
        return CatalogEntry(food: food, explained: explained)
    }

    private func nutrients(_ value: JSONValue) throws(FoodFault) -> Nutrients {
        guard let object = value.object else { throw fault("per_100g", "is no object") }
        var figures = Nutrients.unknown
        for member in object.members {
            guard let nutrient = Nutrient(rawValue: member.key) else {
                throw fault("per_100g.\(member.key)", "is no nutrient")
            }
            if member.value.isNull { continue }
            guard let figure = member.value.number else {
                throw fault("per_100g.\(member.key)", "must be a number or null")
            }
            figures[nutrient] = Thousandths(figure)
        }
        return figures
    }

    private func portions(_ value: JSONValue) throws(FoodFault) -> [Portion] {
        guard let list = value.array else { throw fault("portions", "is no list") }
        var portions: [Portion] = []
        portions.reserveCapacity(list.count)
        for (index, element) in list.enumerated() {
            var label: String?
            var grams: Thousandths?
            for member in element.object?.members ?? [] {
                switch member.key {
                case "label": label = try text(member.value, "portions[\(index)].label")
                case "grams": grams = try weight(member.value, "portions[\(index)].grams")
                default: throw fault("portions[\(index)].\(member.key)", "is no key of a portion")
                }
            }
            guard let label else { throw fault("portions[\(index)].label", "is missing") }
            guard let grams else { throw fault("portions[\(index)].grams", "is missing") }
            portions.append(Portion(label: label, grams: grams))
        }
        return portions
    }

    private func source(_ value: JSONValue) throws(FoodFault) -> FoodSource {
        guard let object = value.object else { throw fault("source", "is no object") }
        var source = FoodSource(release: "")
        for member in object.members {
            switch member.key {
            case "release": source.release = try text(member.value, "source.release")
            case "code": source.code = try text(member.value, "source.code")
            default: throw fault("source.\(member.key)", "is no key of a source")
            }
        }
        guard !source.release.isEmpty else { throw fault("source.release", "is missing") }
        return source
    }

    private func text(
        _ value: JSONValue, _ key: @autoclosure () -> String
    ) throws(FoodFault) -> String {
        guard case .string(let text) = value else { throw fault(key(), "must be a text") }
        guard !text.isEmpty else { throw fault(key(), "is empty") }
        return text
    }

    private func texts(_ value: JSONValue, _ key: String) throws(FoodFault) -> [String] {
        guard let list = value.array else { throw fault(key, "is no list") }
        var texts: [String] = []
        texts.reserveCapacity(list.count)
        for (index, element) in list.enumerated() {
            texts.append(try text(element, "\(key)[\(index)]"))
        }
        return texts
    }

    private func weight(
        _ value: JSONValue, _ key: @autoclosure () -> String
    ) throws(FoodFault) -> Thousandths {
        guard let number = value.number else { throw fault(key(), "must be a number of grams") }
        guard number > 0 else { throw fault(key(), "must be above 0") }
        return Thousandths(number)
    }

    private func fault(_ key: String, _ reason: String) -> FoodFault {
        FoodFault(food: label, key: key, reason: reason)
    }

    private var categories: String {
        FoodCategory.allCases.map(\.rawValue).joined(separator: ", ")
    }

    private var explanations: String {
        EnergyExplanation.allCases.map(\.rawValue).joined(separator: ", ")
    }
}
