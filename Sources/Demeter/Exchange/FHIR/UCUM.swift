internal import JSON

/// Units by the Unified Code for Units of Measure (https://ucum.org/ucum), as FHIR wants them.
enum UCUM {
    private static let codes = [
        "kcal": "kcal", "kJ": "kJ", "kg": "kg", "g": "g", "mg": "mg", "mcg": "ug", "µg": "ug",
        "ug": "ug", "ml": "mL", "mL": "mL", "cl": "cL", "dl": "dL", "l": "L", "L": "L",
        "oz": "[oz_av]",
        "lb": "[lb_av]", "fl oz": "[foz_us]", "IU": "[iU]",
    ]

    /// A quantity; a household measure has a name and no code.
    static func quantity(_ value: Double, of unit: String?) -> JSONValue {
        var quantity = JSONObject([("value", JSONValue.number(value))])
        guard let unit, !unit.isEmpty else { return .object(quantity) }
        quantity["unit"] = .string(unit)
        if let code = codes[unit] {
            quantity["system"] = "http://unitsofmeasure.org"
            quantity["code"] = .string(code)
        }
        return .object(quantity)
    }
}
