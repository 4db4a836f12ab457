internal import JSON
internal import Journal
internal import Nutrition

// What a file holds, made fit for terminals.
extension ImportPlan {
    /// Takes control characters out of every name; a person's own words keep their lines.
    mutating func removeControls() {
        contents = contents.map(\.withoutControls)
        foods = foods.map(\.withoutControls)
        for index in rows.indices {
            for member in rows[index].row.members {
                guard let text = member.value.string else { continue }
                let clean = Self.clean(text, of: member.key)
                if clean != text { rows[index].row[member.key] = .string(clean) }
            }
        }
    }

    private static func clean(_ text: String, of column: String) -> String {
        switch column {
        case "name", "food", "unit", "brand", "preparation", "assumption", "code":
            return text.withoutControls
        case "aliases", "modifiers", "portions", "warnings":
            // In JSON a control character is always written with a backslash.
            guard text.contains("\\"), let value = try? JSONValue(parsing: text) else {
                return text
            }
            return clean(value).text
        default: return text.withoutEscapes
        }
    }

    private static func clean(_ value: JSONValue) -> JSONValue {
        switch value {
        case .string(let text): .string(text.withoutControls)
        case .array(let values): .array(values.map(clean))
        case .object(let object):
            .object(JSONObject(object.members.map { ($0.key, clean($0.value)) }))
        default: value
        }
    }
}

extension EntryContent {
    fileprivate var withoutControls: EntryContent {
        var content = self
        content.text = text.withoutEscapes
        content.name = name.withoutControls
        content.food = food.map { FoodID(rawValue: $0.rawValue.withoutControls) }
        content.unit = unit?.withoutControls
        content.brand = brand?.withoutControls
        content.preparation = preparation?.withoutControls
        content.modifiers = modifiers.map(\.withoutControls)
        content.assumption = assumption?.withoutControls
        content.warnings = warnings.map {
            EntryWarning(rule: $0.rule.withoutControls, message: $0.message.withoutControls)
        }
        return content
    }
}

extension String {
    /// Without control characters other than white space, as a description may be.
    fileprivate var withoutEscapes: String {
        func isEscape(_ scalar: Unicode.Scalar) -> Bool {
            scalar.properties.generalCategory == .control && !scalar.properties.isWhitespace
        }
        guard unicodeScalars.contains(where: isEscape) else { return self }
        var clean = UnicodeScalarView()
        for scalar in unicodeScalars { clean.append(isEscape(scalar) ? " " : scalar) }
        return String(clean)
    }
}
