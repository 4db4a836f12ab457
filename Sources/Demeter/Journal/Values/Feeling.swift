/// How a person felt, and when.
package struct FeelingContent: Sendable, Hashable {
    /// As `FeelingNames` has it: `bloated`; 1 to 60 characters.
    package var name: String
    /// 1 to 5; `nil` where it was not said.
    package var strength: Int?
    /// The words that told it.
    package var text: String
    /// When it was felt, or began.
    package var moment: Moment

    package init(name: String, strength: Int? = nil, text: String, moment: Moment) {
        self.name = name
        self.strength = strength
        self.text = text
        self.moment = moment
    }
}

/// One feeling in the journal.
package struct Feeling: Sendable, Hashable, Identifiable {
    package let id: FeelingID
    package var content: FeelingContent

    package init(id: FeelingID, content: FeelingContent) {
        self.id = id
        self.content = content
    }
}

/// Names a feeling in the journal.
package struct FeelingID: RawRepresentable, Sendable, Hashable {
    package let rawValue: Int64

    package init(rawValue: Int64) { self.rawValue = rawValue }
}
