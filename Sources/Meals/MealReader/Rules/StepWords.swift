/// What steps of the reader look for, as it was compiled from `reading/steps`, or as somebody tries it.
package enum StepWords {
    // Written before the first line is read, by the one thread there is then.
    nonisolated(unsafe) private static var tried: [String: String] = [:]

    /// Has steps look for these words, by type and name; to be called before anything is read, as each set is made once.
    package static func `try`(_ words: [String: String]) { tried = words }

    static func text(_ name: String, _ compiled: String) -> String {
        tried.isEmpty ? compiled : tried[name] ?? compiled
    }
}
