internal import Locking

/// What was found lately, so that what comes often is not looked up for every meal.
package final class Recollection<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let values = Mutex<[Key: Value]>([:])
    /// More are forgotten all at once.
    private let limit: Int

    package init(limit: Int = 500) { self.limit = limit }

    /// What is remembered, else what `find` finds, which is remembered from now on.
    package func value(of key: Key, _ find: () -> Value) -> Value {
        if let known = values.withLock({ $0[key] }) { return known }
        let found = find()
        values.withLock { values in
            if values.count >= limit { values = [:] }
            values[key] = found
        }
        return found
    }
}
