internal import Synchronization

/// The SQL of one statement, made once and kept for as long as the program runs.
///
/// Connections find its prepared statement by its number, which costs nothing beside hashing text.
package struct Query: Sendable {
    let sql: String
    /// 0, 1, 2, … in the order of making.
    let number: Int

    private static let count = Atomic(0)

    package init(_ sql: String) {
        self.sql = sql
        number = Self.count.add(1, ordering: .relaxed).oldValue
    }
}
