package import JSON
package import Nutrition

// As they are kept where a column for each would be too many: thousandths of the known ones by name.
extension Nutrients {
    package var kept: JSONValue {
        var object = JSONObject()
        for nutrient in known {
            if let figure = self[nutrient] {
                object[nutrient.rawValue] = .integer(Int(figure.rawValue))
            }
        }
        return .object(object)
    }

    /// `nil` when it is no such object; names that are not known are passed over.
    package init?(kept json: JSONValue) {
        guard let object = json.object else { return nil }
        self = .unknown
        for nutrient in Nutrient.all {
            guard let value = object[nutrient.rawValue] else { continue }
            guard let figure = value.integer, figure >= 0 else { return nil }
            self[nutrient] = Thousandths(rawValue: Int64(figure))
        }
    }
}
