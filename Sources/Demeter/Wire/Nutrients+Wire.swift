package import JSON
package import Nutrition

extension Thousandths {
    /// The number with as few digits as give the thousandth again; whole ones without a point.
    package var json: JSONValue {
        let (whole, rest) = rawValue.quotientAndRemainder(dividingBy: 1000)
        return rest == 0 ? .integer(Int(whole)) : .number(value)
    }

    /// `nil` when `json` is no number or lies beyond the range.
    package init?(json: JSONValue) {
        switch json {
        case .integer(let value):
            let (product, overflow) = Int64(value).multipliedReportingOverflow(by: 1000)
            if overflow { return nil }
            self.init(rawValue: product)
        case .number(let value):
            guard abs(value) < 9e15 else { return nil }
            self.init(value)
        default: return nil
        }
    }

    /// As above, and beyond the range its nearer end; `nil` when `json` is no number.
    init?(nearest json: JSONValue) {
        guard let number = json.number else { return nil }
        self = Thousandths(json: json) ?? Thousandths(number)
    }
}

extension Nutrients: Message {
    package init(json: JSONValue, at name: String) throws(MessageError) {
        self = try Members(json, at: name).nutrients()
    }

    package var json: JSONValue {
        var object = JSONObject()
        object.write(self)
        return .object(object)
    }
}

extension JSONObject {
    /// Every nutrient as a member of its own; unknown ones as null.
    mutating func write(_ nutrients: Nutrients) {
        for nutrient in Nutrient.allCases { write(nutrient.rawValue, nutrients[nutrient]?.json) }
    }
}

extension Members {
    /// The nutrients among the members; unknown where absent or null.
    func nutrients(
        in range: (Nutrient) -> ClosedRange<Thousandths>? = { _ in nil }
    ) throws(MessageError) -> Nutrients {
        var nutrients = Nutrients.unknown
        for nutrient in Nutrient.allCases {
            nutrients[nutrient] = try quantity(nutrient.rawValue, in: range(nutrient))
        }
        return nutrients
    }

    func incomplete() throws(MessageError) -> [Nutrient] {
        try list("incomplete") { (value, name) throws(MessageError) in
            guard let nutrient = value.string.flatMap(Nutrient.init(rawValue:)) else {
                throw .wrongType(name, expected: .oneOf(Nutrient.allCases.map(\.rawValue)))
            }
            return nutrient
        } ?? []
    }
}

extension JSONValue {
    static func names(_ nutrients: [Nutrient]) -> JSONValue { .texts(nutrients.map(\.rawValue)) }
}
