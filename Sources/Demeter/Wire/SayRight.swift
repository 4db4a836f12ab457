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
