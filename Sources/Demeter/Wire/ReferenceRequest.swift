internal import JSON
package import Nutrition

/// Whose reference values become goals, and for whom.
package struct ReferenceRequest: Sendable, Hashable {
    package var region: ReferenceValues.Region
    /// What the profile tells where they are `nil`.
    package var sex: ReferencePerson.Sex?
    /// Whole years, within the region's ages.
    package var age: Int?
    package var condition: ReferencePerson.Condition?
    /// Whether the values of labels are wanted, whoever it is for; without it they are taken where
    /// neither the request nor the profile tells of a person.
    package var isLabels: Bool

    package init(
        region: ReferenceValues.Region, sex: ReferencePerson.Sex? = nil, age: Int? = nil,
        condition: ReferencePerson.Condition? = nil, isLabels: Bool = false
    ) {
        self.region = region
        self.sex = sex
        self.age = age
        self.condition = condition
        self.isLabels = isLabels
    }

    /// `nil` when no reference is asked for.
    init?(_ members: Members) throws(MessageError) {
        guard let region = try members.oneOf("reference", ReferenceValues.Region.self) else {
            guard Self.names.contains(where: members.has) else { return nil }
            throw .missing("reference")
        }
        self.region = region
        sex = try members.oneOf("sex", ReferencePerson.Sex.self)
        age = try members.wholeNumber("age", in: region.ages)
        condition = try members.oneOf("condition", ReferencePerson.Condition.self)
        isLabels = try members.truth("labels") ?? false
        if condition != nil, sex == .male { throw .conflict("sex", "condition") }
        if isLabels, isOfPerson { throw .conflict("labels", "age") }
    }

    private var isOfPerson: Bool { sex != nil || age != nil || condition != nil }

    /// For whom it is, by the request and where that is silent by the person themselves; `nil` for the
    /// values of labels.
    ///
    /// - Throws: `missing` when one of sex and age is known and the other one is not.
    package func person(
        orWho known: (sex: ReferencePerson.Sex?, age: Int?, condition: ReferencePerson.Condition?)
    ) throws(MessageError) -> ReferencePerson? {
        guard !isLabels else { return nil }
        let ages = region.ages
        let sex = sex ?? condition.map { _ in .female } ?? known.sex
        // Nobody is advised what is meant for somebody of another age.
        let age = age ?? known.age.flatMap { ages.contains($0) ? $0 : nil }
        guard isOfPerson || sex != nil && age != nil else { return nil }
        guard let sex else { throw .missing("sex") }
        guard let age else { throw .missing("age") }
        let condition = condition ?? (sex == known.sex ? known.condition : nil)
        return ReferencePerson(sex: sex, age: age, condition: sex == .female ? condition : nil)
    }

    func write(to object: inout JSONObject) {
        object["reference"] = .string(region.rawValue)
        object.writeIfAny("sex", sex.map { .string($0.rawValue) })
        object.writeIfAny("age", age.map(JSONValue.integer))
        object.writeIfAny("condition", condition.map { .string($0.rawValue) })
        if isLabels { object["labels"] = true }
    }

    static let names = ["reference", "sex", "age", "condition", "labels"]
}
