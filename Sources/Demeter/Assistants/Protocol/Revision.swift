/// The revisions of the Model Context Protocol that are spoken, by the names on the wire.
enum Revision: String, Sendable, Hashable, CaseIterable {
    case june2025 = "2025-06-18"
    case november2025 = "2025-11-25"
    case july2026 = "2026-07-28"

    /// The newest that is agreed upon by `initialize`.
    static let newestByHandshake = november2025

    /// Whether every request carries its revision and its sender's abilities itself, and nothing is
    /// agreed upon before.
    var isStateless: Bool { self == .july2026 }
}
