/// Words to be asked about, without values, at eight bytes a slot.
@usableFromInline
package struct WordKeys: Sendable {
    /// 0 where there is no word.
    private var slots: [UInt64]
    private var count = 0

    package init(minimumCapacity: Int = 16) {
        var size = 32
        while Self.isFull(size, with: minimumCapacity) { size *= 2 }
        slots = Array(repeating: 0, count: size)
    }

    package init(_ keys: [UInt64]) {
        self.init(minimumCapacity: keys.count)
        for key in keys { insert(WordHash(bits: key)) }
    }

    @usableFromInline
    package func contains(_ word: WordHash) -> Bool { slots[slot(of: word.bits | 1)] != 0 }

    package mutating func insert(_ word: WordHash) {
        let key = word.bits | 1
        var place = slot(of: key)
        guard slots[place] == 0 else { return }
        count += 1
        if Self.isFull(slots.count, with: count) {
            self = WordKeys(keys, room: slots.count)
            place = slot(of: key)
        }
        slots[place] = key
    }

    /// The words in the order in which they lie, in which they are added again soonest.
    package var keys: [UInt64] { slots.filter { $0 != 0 } }

    /// The same words with twice the room, and one that comes next counted already.
    private init(_ keys: [UInt64], room: Int) {
        slots = Array(repeating: 0, count: room * 2)
        count = keys.count + 1
        for key in keys { slots[slot(of: key)] = key }
    }

    private func slot(of key: UInt64) -> Int {
        let mask = slots.count - 1
        var index = Int(truncatingIfNeeded: key ^ (key >> 32)) & mask
        while slots[index] != key, slots[index] != 0 { index = (index + 1) & mask }
        return index
    }

    /// Whether so many words leave fewer than a quarter of the slots free, so that looking for one takes long.
    private static func isFull(_ slots: Int, with count: Int) -> Bool { count * 4 > slots * 3 }
}
