/// For whom reference values are looked up.
package struct ReferencePerson: Sendable, Hashable {
    package enum Sex: String, Sendable, Hashable, CaseIterable { case female, male }

    package enum Condition: String, Sendable, Hashable, CaseIterable {
        case pregnant, breastfeeding
    }

    package var sex: Sex
    /// In whole years.
    package var age: Int
    /// Of women.
    package var condition: Condition?

    package init(sex: Sex, age: Int, condition: Condition? = nil) {
        self.sex = sex
        self.age = age
        self.condition = condition
    }
}
