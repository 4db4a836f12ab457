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
    /// The seven as members of their own, unknown ones as null; the others that are known in `nutrients`.
    mutating func write(_ nutrients: Nutrients) {
        for nutrient in Nutrient.leading { write(nutrient.rawValue, nutrients[nutrient]?.json) }
        if !nutrients.further.isEmpty { append("nutrients", nutrients.further.json) }
    }
}

extension Members {
    /// The nutrients among the members; unknown where absent or null.
    func nutrients(
        in range: (Nutrient) -> ClosedRange<Thousandths>? = { _ in nil }
    ) throws(MessageError) -> Nutrients {
        var nutrients = Nutrients.unknown
        for nutrient in Nutrient.leading {
            nutrients[nutrient] = try quantity(nutrient.rawValue, in: range(nutrient))
        }
        guard has("nutrients"), let value = object["nutrients"] else { return nutrients }
        nutrients.further = try FurtherFigures(
            Members(value, at: path + "nutrients"), in: range)
        return nutrients
    }

    /// As above; those beyond the seven may also be members of their own, as a person's request has them.
    func givenNutrients(
        in range: (Nutrient) -> ClosedRange<Thousandths>?
    ) throws(MessageError) -> Nutrients {
        var nutrients = try nutrients(in: range)
        for nutrient in Nutrient.further where has(nutrient.rawValue) {
            guard nutrients[nutrient] == nil else {
                throw .conflict(path + nutrient.rawValue, path + "nutrients." + nutrient.rawValue)
            }
            nutrients[nutrient] = try quantity(nutrient.rawValue, in: range(nutrient))
        }
        return nutrients
    }

    /// Names under which `givenNutrients` finds figures.
    static let nutrientNames = Nutrient.all.map(\.rawValue) + ["nutrients"]

    func incomplete() throws(MessageError) -> [Nutrient] {
        try list("incomplete") { (value, name) throws(MessageError) in
            guard let nutrient = value.string.flatMap(Nutrient.init(rawValue:)) else {
                throw .wrongType(name, expected: .oneOf(Nutrient.leading.map(\.rawValue)))
            }
            return nutrient
        } ?? []
    }
}

extension FurtherFigures {
    package var json: JSONValue {
        var object = JSONObject()
        object.reserveCapacity(values.count)
        for nutrient in Nutrient.further {
            if let value = self[nutrient] { object.append(nutrient.rawValue, value.json) }
        }
        return .object(object)
    }

    /// Refuses members that are no nutrients beyond the seven.
    init(
        _ members: Members, in range: (Nutrient) -> ClosedRange<Thousandths>?
    ) throws(MessageError) {
        var collected = Collector()
        for name in members.object.keys {
            guard let nutrient = Nutrient(rawValue: name), !nutrient.isLeading else {
                throw .unknown(members.path + name)
            }
            if let value = try members.quantity(name, in: range(nutrient)) {
                collected.take(nutrient, value)
            }
        }
        self = collected.figures
    }
}

extension NutrientTotal {
    /// `{"protein": 1, "iron": 0.834}`
    var coverageJSON: JSONValue? {
        coverage.map { coverage in
            .object(
                JSONObject(
                    Nutrient.all.compactMap { nutrient -> (String, JSONValue)? in
                        guard let share = coverage[nutrient] else { return nil }
                        return (
                            nutrient.rawValue,
                            share == 1 ? .integer(1) : share == 0 ? .integer(0) : .number(share)
                        )
                    }))
        }
    }
}

extension Members {
    /// A sum with what is said beside it of how far it is known.
    func total(_ name: String = "totals") throws(MessageError) -> NutrientTotal {
        var coverage: [Nutrient: Double]?
        if has("coverage"), let value = object["coverage"] {
            let members = try Members(value, at: path + "coverage")
            coverage = [:]
            for name in members.object.keys {
                guard let nutrient = Nutrient(rawValue: name) else { continue }
                coverage?[nutrient] = try members.number(name)
            }
        }
        return NutrientTotal(
            sum: try required(name, message(name, Nutrients.self)),
            incomplete: try incomplete(), coverage: coverage)
    }
}

extension JSONValue {
    static func names(_ nutrients: [Nutrient]) -> JSONValue { .texts(nutrients.map(\.rawValue)) }
}
