/// What goes with conversations that go on: each is kept for a while after it was last spoken in.
package struct ConversationShelf<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Place {
        var key: Key
        var value: Value
        /// When it was used last.
        var time: ContinuousClock.Instant
    }

    /// In the order of their last use.
    private var places: [Place] = []
    private let most: Int
    private let patience: Duration

    /// - Parameters:
    ///   - most: how many are kept; who has not spoken for longest is forgotten.
    ///   - patience: how long after its last use one is kept.
    package init(most: Int = 16, patience: Duration = .seconds(60)) {
        self.most = most
        self.patience = patience
    }

    package var count: Int { places.count }

    /// The value of a conversation, made when there is none or it is too long ago.
    package mutating func value(
        for key: Key, at now: ContinuousClock.Instant, _ make: () -> Value
    ) -> Value {
        places.removeAll { now - $0.time > patience }
        let index = places.firstIndex { $0.key == key }
        let value = index.map { places.remove(at: $0).value } ?? make()
        places.append(Place(key: key, value: value, time: now))
        if places.count > most { places.removeFirst(places.count - most) }
        return value
    }
}
