package import Allergens
package import Body
package import Programmes

/// What a file says of a person's body and tastes, and must not eat.
package struct ImportedPerson: Sendable, Hashable {
    package var profile = Profile()
    package var measurements: [MeasurementContent] = []
    package var feelings: [FeelingContent] = []
    /// Stars by the food's key.
    package var ratings: [String: Int] = [:]
    /// Each trigger once.
    package var allergies: [Allergy] = []
    /// How the weight is to change.
    package var aim: PersonalAim?
    package var plans: [PlanContent] = []
    package var programmes: [ProgrammeRun] = []

    package init() {}

    package var isEmpty: Bool { self == ImportedPerson() }
}
