/// A map from words to small values, made for being asked about every word of every text.
package struct WordMap<Value: Sendable>: Sendable {
    private var keys: [UInt64]
    private var values: [Value?]
    private var mask: Int
    package private(set) var count = 0

    package init(minimumCapacity: Int = 16) {
        var size = 32
        while size < minimumCapacity * 2 { size *= 2 }
        keys = Array(repeating: 0, count: size)
        values = Array(repeating: nil, count: size)
        mask = size - 1
    }

    @inline(__always)
    private func slot(of key: UInt64) -> Int {
        var index = Int(truncatingIfNeeded: key ^ (key >> 32)) & mask
        while keys[index] != key, keys[index] != 0 { index = (index + 1) & mask }
        return index
    }

    /// The value of a word; the empty hash is no word.
    package subscript(word: WordHash) -> Value? {
        get { values[slot(of: word.bits | 1)] }
        set {
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
