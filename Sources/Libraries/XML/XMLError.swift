/// Why an XML text cannot be read on.
package enum XMLError: Error, Sendable, Hashable {
    /// Not well formed, or beyond libxml2's limits of depth and length; holds its words and the line.
    case malformed(reason: String, line: Int)
    /// The text declares or uses entities, which nothing that is read here needs and attacks do.
    case entities(line: Int)
    /// The source of the bytes failed; holds what it threw, as words.
    case source(String)
    case outOfMemory
}
