package import JSON
package import LabelReader
internal import Nutrition

// How the program that reads labels answers, and how the journal keeps it: `{"label": {"per_100g": {…}, "serving": …}}`
// with thousandths of each unit, or `{"unread": …}`.
extension LabelReading {
    package var json: JSONValue {
        switch self {
        case .none: [:]
        case .unread(let fault): ["unread": .string(fault.rawValue)]
        case .label(let label): ["label": label.json]
        }
    }

    /// `nil` for what no program of ours would answer.
    package init?(json: JSONValue) {
        if let label = json["label"] {
            guard let label = NutritionLabel(json: label) else { return nil }
            self = .label(label)
        } else if let fault = json["unread"]?.string {
            guard let fault = LabelFault(rawValue: fault) else { return nil }
            self = .unread(fault)
        } else {
            guard json.object?.members.isEmpty == true else { return nil }
            self = .none
        }
    }

    package init?(text: String) {
        guard let json = try? JSONValue(parsing: text) else { return nil }
        self.init(json: json)
    }
}

extension NutritionLabel {
    fileprivate var json: JSONValue {
        var figures = JSONObject()
        for nutrient in per100g.known {
            figures[nutrient.rawValue] = per100g[nutrient].map { .integer(Int($0.rawValue)) }
        }
        var object = JSONObject()
        object["per_100g"] = .object(figures)
        object["serving"] = serving.map { .integer(Int($0.rawValue)) }
        return .object(object)
    }

    fileprivate init?(json: JSONValue) {
        guard let figures = json["per_100g"]?.object else { return nil }
        var per100g = Nutrients.unknown
        for figure in figures.members {
            guard let nutrient = Nutrient(rawValue: figure.key), let value = figure.value.integer,
                value >= 0
            else { return nil }
            per100g[nutrient] = Thousandths(rawValue: Int64(value))
        }
        guard per100g.calories != nil else { return nil }
        let serving = json["serving"]?.integer
        guard serving.map({ $0 > 0 }) ?? true else { return nil }
        self.init(per100g: per100g, serving: serving.map { Thousandths(rawValue: Int64($0)) })
    }
}
