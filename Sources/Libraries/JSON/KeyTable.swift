/// The different keys of a text, each made once: the objects of a list have the same.
@safe struct KeyTable {
    @safe private struct Entry {
        var start: UnsafePointer<UInt8>
        var count: Int
        var hash: UInt64
        var key: String
    }

    /// Of more keys, whoever asks gives up: a bit for each tells which an object has.
    private static let capacity = 255
    private var entries: [Entry] = []
    /// The number of an entry and 1 by the hash of its key, else by the next place that is free.
    private var places = ContiguousArray<UInt8>(repeating: 0, count: 512)

    /// - Parameter bytes: those of a key in a text that outlives the table.
    /// - Returns: the key and its number among all; `nil` when it is no UTF-8 or one too many.
    mutating func key(
        _ bytes: UnsafeBufferPointer<UInt8>, hash: UInt64
    ) -> (key: String, number: Int)? {
        guard let start = bytes.baseAddress else { return nil }
        var place = Int(truncatingIfNeeded: hash >> 55)
        while places[place] > 0 {
            let number = Int(places[place]) - 1
            let entry = entries[number]
            if unsafe entry.hash == hash && entry.count == bytes.count
                && Self.isSame(entry.start, start, bytes.count)
            {
                return (entry.key, number)
            }
            place = (place + 1) & 511
        }
        guard entries.count < Self.capacity,
            let key = unsafe String(validating: bytes, as: UTF8.self)
        else { return nil }
        unsafe entries.append(Entry(start: start, count: bytes.count, hash: hash, key: key))
        places[place] = UInt8(entries.count)
        return (key, entries.count - 1)
    }

    /// Behind each of them at least eight bytes may be read.
    private static func isSame(
        _ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, _ count: Int
    ) -> Bool {
        for offset in stride(from: 0, to: count, by: 8) {
            let words = unsafe (UInt64(bytesAt: left + offset), UInt64(bytesAt: right + offset))
            if (words.0 ^ words.1).first(count - offset) != 0 { return false }
        }
        return true
    }
}

/// Which of a table's keys an object has.
struct KeySet {
    private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

    /// Whether it was not there yet.
    mutating func insert(_ number: Int) -> Bool {
        let bit = UInt64(1) << UInt64(number & 63)
        switch number >> 6 {
        case 0: return Self.insert(bit, &words.0)
        case 1: return Self.insert(bit, &words.1)
        case 2: return Self.insert(bit, &words.2)
        default: return Self.insert(bit, &words.3)
        }
    }

    private static func insert(_ bit: UInt64, _ word: inout UInt64) -> Bool {
        defer { word |= bit }
        return word & bit == 0
    }
}
