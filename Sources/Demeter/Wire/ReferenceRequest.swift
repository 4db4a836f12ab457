internal import JSON
package import Nutrition

/// Whose reference values become goals, and for whom.
package struct ReferenceRequest: Sendable, Hashable {
    package var region: ReferenceValues.Region
    /// `nil` for the values of labels.
    package var person: ReferencePerson?

    package init(region: ReferenceValues.Region, person: ReferencePerson? = nil) {
        self.region = region
        self.person = person
    }

    /// `nil` when no reference is asked for.
    init?(_ members: Members) throws(MessageError) {
        guard let region = try members.oneOf("reference", ReferenceValues.Region.self) else {
            guard Self.names.contains(where: members.has) else { return nil }
            throw .missing("reference")
        }
        self.region = region
        let sex = try members.oneOf("sex", ReferencePerson.Sex.self)
        let age = try members.wholeNumber("age", in: region.ages)
        let condition = try members.oneOf("condition", ReferencePerson.Condition.self)
        guard sex != nil || age != nil || condition != nil else { return }
        person = ReferencePerson(
            sex: try members.required("sex", sex ?? condition.map { _ in .female }),
            age: try members.required("age", age), condition: condition)
        if condition != nil, person?.sex == .male { throw .conflict("sex", "condition") }
    }

    func write(to object: inout JSONObject) {
        object["reference"] = .string(region.rawValue)
        guard let person else { return }
        object["sex"] = .string(person.sex.rawValue)
        object["age"] = .integer(person.age)
        object.writeIfAny("condition", person.condition.map { .string($0.rawValue) })
    }

    static let names = ["reference", "sex", "age", "condition"]
}
