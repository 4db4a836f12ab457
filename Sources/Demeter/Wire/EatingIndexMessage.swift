package import HealthyEating
package import JSON

/// The Healthy Eating Index of a day or several: what came of it, by what, and how far it could be computed.
extension EatingIndex: Message {
    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        self.init(
            coverage: try members.required("coverage", members.number("coverage")),
            total: try members.number("total"),
            standings: try members.messages("components", Standing.self) ?? [])
    }

    package var json: JSONValue {
        [
            "total": total.map { .number(Self.hundredths($0)) } ?? .null,
            "components": .messages(standings),
            "coverage": .number((coverage * 1000).rounded(.down) / 1000),
        ]
    }

    static func hundredths(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}

extension EatingIndex.Standing: Message {
    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        self.init(
            component: try members.required(
                "component", members.oneOf("component", EatingComponent.self)),
            points: try members.required("points", members.number("points")),
            amount: try members.number("amount"))
    }

    package var json: JSONValue {
        [
            "component": .string(component.rawValue), "name": .string(component.name),
            "points": .number(EatingIndex.hundredths(points)), "most": .number(component.most),
            "amount": amount.map { .number(EatingIndex.hundredths($0)) } ?? .null,
            "standard": .number(component.best), "worst": .number(component.worst),
            "unit": .string(component.unit), "sentence": .string(sentence),
        ]
    }
}
