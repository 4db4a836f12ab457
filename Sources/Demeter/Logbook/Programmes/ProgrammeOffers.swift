package import Programmes

/// The programmes that can be started now.
package struct ProgrammeOffers: Sendable {
    /// A file that should be a programme and is none.
    package struct Fault: Sendable, Hashable {
        /// The name that the programme would have.
        package var name: String
        /// Which file, where, which key and why.
        package var sentence: String

        package init(name: String, sentence: String) {
            self.name = name
            self.sentence = sentence
        }
    }

    /// By their names.
    package var programmes: [Programme]
    /// The names of those that are the person's own.
    package var own: Set<String>
    package var faults: [Fault]

    package init(programmes: [Programme] = [], own: Set<String> = [], faults: [Fault] = []) {
        self.programmes = programmes
        self.own = own
        self.faults = faults
    }

    /// Looks at the files as they are now.
    package typealias Source = @Sendable () -> ProgrammeOffers
}
