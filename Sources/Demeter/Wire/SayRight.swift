internal import JSON

/// What somebody may do by words, who speaks for a person that is not known: a room's loudspeaker.
package enum SayRight: String, Sendable, Hashable, CaseIterable {
    /// Ask about days, foods, goals and the person, and be told the day's total.
    case read
    /// Log meals, and answer what was asked about them.
    case log
    /// Correct, take back, restore and copy what was logged; set goals, foods and recipes.
    case correct
    /// Delete what was logged, and have habits forgotten.
    case erase
}

extension SayRight {
    /// `allow`, an array of rights; `nil`, which is everything, where it is absent.
    static func allowed(_ members: Members) throws(MessageError) -> Set<SayRight>? {
        let rights = try members.list("allow") { (value, name) throws(MessageError) in
            guard let right = value.string.flatMap(SayRight.init(rawValue:)) else {
                throw .wrongType(name, expected: .oneOf(allCases.map(\.rawValue)))
            }
            return right
        }
        return rights.map(Set.init)
    }

    /// In the order of the cases.
    static func json(_ rights: Set<SayRight>) -> JSONValue {
        .texts(allCases.filter(rights.contains).map(\.rawValue))
    }
}
