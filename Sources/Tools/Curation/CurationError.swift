/// Something in the curation or its sources that the tool cannot use.
package struct CurationError: Error, Hashable, CustomStringConvertible {
    /// File and line, or the file, or the food.
    package var place: String
    /// What is wrong and how to put it right.
    package var reason: String

    package init(place: String, reason: String) {
        self.place = place
        self.reason = reason
    }

    package var description: String { "\(place): \(reason)" }
}
