internal import Locking

/// What was found lately, so that what comes often is not looked up for every meal.
package final class Recollection<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    /// What was asked for since the last turn, and what only before it.
    private struct Generations: Sendable {
        var new: [Key: Value] = [:]
        var old: [Key: Value] = [:]

        mutating func value(of key: Key, _ half: Int) -> Value? {
            if let known = new[key] { return known }
            guard let known = old[key] else { return nil }
            keep(known, of: key, half)
            return known
        }

        mutating func keep(_ value: Value, of key: Key, _ half: Int) {
            // What was not asked for since the last turn is forgotten.
            if new.count >= half { (old, new) = (new, [:]) }
            new[key] = value
        }
    }

    private let generations = Mutex(Generations())
    private let half: Int

    /// - Parameter limit: as many are remembered at most.
    package init(limit: Int = 500) { half = max(1, limit / 2) }

    /// What is remembered, else what `find` finds, which is remembered from now on.
    package func value(of key: Key, _ find: () -> Value) -> Value {
        if let known = known(of: key) { return known }
        let found = find()
        keep(found, of: key)
        return found
    }

    /// What is remembered; `nil` of what is not.
    func known(of key: Key) -> Value? { generations.withLock { $0.value(of: key, half) } }

    func keep(_ value: Value, of key: Key) {
        generations.withLock { $0.keep(value, of: key, half) }
    }
}
