package import JSON
package import Nutrition

// Nutrients beyond the seven in the rows of an export.
extension FurtherFigures {
    /// Thousandths by id; those that only a newer version can name by their number.
    package var stored: JSONValue {
        var object = JSONObject()
        for nutrient in nutrients {
            if let value = self[nutrient] {
                object[nutrient.rawValue] = .integer(Int(value.rawValue))
            }
        }
        visit { number, value in
            if Nutrient(stored: number) == nil {
                object["#\(number)"] = .integer(Int(value.rawValue))
            }
        }
        return .object(object)
    }

    /// `nil` when a member is no nutrient or no number.
    package init?(stored json: JSONValue) {
        guard let object = json.object else { return nil }
        self.init()
        for member in object.members {
            guard let nutrient = Nutrient(rawValue: member.key), !nutrient.isLeading,
                let value = member.value.integer
            else { return nil }
            self[nutrient] = Thousandths(rawValue: Int64(value))
        }
    }
}
