/// A map from words to small values, made for being asked about every word of every text.
@usableFromInline
package struct WordMap<Value: Sendable>: Sendable {
    // Seen by other modules, so that the compiler can make a version for each kind of value.
    @usableFromInline package var keys: [UInt64]
    @usableFromInline package var values: [Value?]
    @usableFromInline package var mask: Int
    package private(set) var count = 0

    package init(minimumCapacity: Int = 16) {
        var size = 32
        while size < minimumCapacity * 2 { size *= 2 }
        keys = Array(repeating: 0, count: size)
        values = Array(repeating: nil, count: size)
        mask = size - 1
    }

    @inlinable
    package func slot(of key: UInt64) -> Int {
        var index = Int(truncatingIfNeeded: key ^ (key >> 32)) & mask
        while keys[index] != key, keys[index] != 0 { index = (index + 1) & mask }
        return index
    }

    /// The value of a word; the empty hash is no word.
    @inlinable
    package subscript(word: WordHash) -> Value? {
        get { values[slot(of: word.bits | 1)] }
        set { store(newValue, for: word) }
    }

    @usableFromInline
    package mutating func store(_ newValue: Value?, for word: WordHash) {
        let key = word.bits | 1
        var index = slot(of: key)
        if keys[index] == 0 {
            count += 1
            if count * 2 > keys.count {
                grow()
                index = slot(of: key)
            }
            keys[index] = key
        }
        values[index] = newValue
    }

    private mutating func grow() {
        var larger = WordMap(minimumCapacity: keys.count)
        for (key, value) in zip(keys, values) where key != 0 {
            let index = larger.slot(of: key)
            larger.keys[index] = key
            larger.values[index] = value
        }
        larger.count = count
        self = larger
    }
}
