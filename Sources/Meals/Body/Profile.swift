package import Nutrition

/// What a person has told of themselves; what they have not is `nil`.
///
/// It stays in the journal: nothing of it goes into summaries, or to a language model.
package struct Profile: Sendable, Hashable {
    /// The things that can be told, by their names on the wire and on the command line.
    package enum Key: String, Sendable, Hashable, CaseIterable {
        case born, sex, height, region, language, pregnant, breastfeeding
    }

    package var born: BirthDate?
    package var sex: ReferencePerson.Sex?
    /// Centimetres, within `heights`.
    package var height: Thousandths?
    /// Two capitals of ISO 3166-1.
    package var region: String?
    /// A tag of BCP 47, as `en` or `zh-Hant`.
    package var language: String?
    package var isPregnant: Bool?
    package var isBreastfeeding: Bool?

    package init(
        born: BirthDate? = nil, sex: ReferencePerson.Sex? = nil, height: Thousandths? = nil,
        region: String? = nil, language: String? = nil, isPregnant: Bool? = nil,
        isBreastfeeding: Bool? = nil
    ) {
        self.born = born
        self.sex = sex
        self.height = height
        self.region = region
        self.language = language
        self.isPregnant = isPregnant
        self.isBreastfeeding = isBreastfeeding
    }

    /// Centimetres that a grown person or a child may have: the smallest and the tallest adults that were
    /// ever measured had 54.6 and 272 (Guinness World Records).
    package static let heights = Thousandths(50)...Thousandths(272)

    package var isEmpty: Bool { self == Profile() }

    /// Whole years on a day; `nil` when the birth is not known, or comes later.
    package func age(on day: LocalDay) -> Int? { born?.age(on: day) }

    /// Of women, what changes the reference values; the pregnancy counts where both are told.
    package var condition: ReferencePerson.Condition? {
        if isPregnant == true { return .pregnant }
        return isBreastfeeding == true ? .breastfeeding : nil
    }
}
