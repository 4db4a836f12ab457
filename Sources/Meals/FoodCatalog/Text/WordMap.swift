/// A map from words to small values, made for being asked about every word of every text.
@usableFromInline
package struct WordMap<Value: Sendable>: Sendable {
    /// A word beside its value, so that both are fetched at once.
    @usableFromInline
    package struct Slot: Sendable {
        /// 0 where there is no word.
        @usableFromInline package var key: UInt64 = 0
        @usableFromInline package var value: Value?
    }

    // Seen by other modules, so that the compiler can make a version for each kind of value.
    @usableFromInline package var slots: [Slot]
    @usableFromInline package var mask: Int
    package private(set) var count = 0

    package init(minimumCapacity: Int = 16) {
        var size = 32
        while Self.isFull(size, with: minimumCapacity) { size *= 2 }
        slots = Array(repeating: Slot(), count: size)
        mask = size - 1
    }

    /// Whether so many words leave fewer than a quarter of the slots free, so that looking for one takes long.
    private static func isFull(_ slots: Int, with count: Int) -> Bool { count * 4 > slots * 3 }

    @inlinable
    package func slot(of key: UInt64) -> Int {
        // Bare memory: the mask keeps within it.
        slots.withUnsafeBufferPointer { slots in
            var index = Int(truncatingIfNeeded: key ^ (key >> 32)) & mask
            while slots[index].key != key, slots[index].key != 0 { index = (index + 1) & mask }
            return index
        }
    }

    /// The value of a word; the empty hash is no word.
    @inlinable
    package subscript(word: WordHash) -> Value? {
        get { slots.withUnsafeBufferPointer { $0[slot(of: word.bits | 1)].value } }
        set { store(newValue, for: word) }
    }

    @usableFromInline
    package mutating func store(_ newValue: Value?, for word: WordHash) {
        let key = word.bits | 1
        var index = slot(of: key)
        if slots[index].key == 0 {
            count += 1
            if Self.isFull(slots.count, with: count) {
                grow()
                index = slot(of: key)
            }
            slots[index].key = key
        }
        slots[index].value = newValue
    }

    private mutating func grow() {
        var larger = WordMap(minimumCapacity: slots.count)
        for slot in slots where slot.key != 0 { larger.slots[larger.slot(of: slot.key)] = slot }
        larger.count = count
        self = larger
    }
}
