package import HealthyEating
internal import JSON
internal import Nutrition

// As the journal and exports keep them: thousandths of the groups that are in it, by name.
extension PatternAmounts {
    package var kept: String {
        var object = JSONObject()
        for (pattern, amount) in known {
            object.append(pattern.rawValue, .integer(Int(amount.rawValue)))
        }
        return JSONValue.object(object).text
    }

    /// `nil` when it is no such object; names that are not known are passed over.
    package init?(kept text: String) {
        guard let object = (try? JSONValue(parsing: text))?.object else { return nil }
        self.init()
        for pattern in FoodPattern.allCases {
            guard let value = object[pattern.rawValue] else { continue }
            guard let amount = value.integer, amount >= 0 else { return nil }
            self[pattern] = Thousandths(rawValue: Int64(amount))
        }
    }
}
