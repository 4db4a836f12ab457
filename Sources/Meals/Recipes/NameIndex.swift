/// The names of recipes side by side, so that a search through thousands of them reads one stretch of memory.
struct NameIndex: Sendable {
    private struct Row: Sendable {
        var id: RecipeID
        var time: Int64
        /// Where its name stands in `bytes`; empty where that is among `others`.
        var bytes: Range<Int>
    }

    private var rows: [Row] = []
    private var places: [RecipeID: Int] = [:]
    private var bytes: [UInt8] = []
    /// Bytes of names that are gone.
    private var waste = 0
    /// Names that have to be compared by their characters.
    private var others: [RecipeID: SearchedText] = [:]

    /// - Parameters:
    ///   - name: in small letters; takes the place of the one before.
    ///   - time: when the recipe was used last, or made.
    mutating func put(_ id: RecipeID, _ name: SearchedText, time: Int64) {
        remove(id)
        let start = bytes.count
        if let plain = name.bytes { bytes += plain } else { others[id] = name }
        places[id] = rows.count
        rows.append(Row(id: id, time: time, bytes: start..<bytes.count))
    }

    mutating func remove(_ id: RecipeID) {
        guard let place = places.removeValue(forKey: id) else { return }
        waste += rows[place].bytes.count
        others[id] = nil
        let last = rows.removeLast()
        if last.id != id {
            rows[place] = last
            places[last.id] = place
        }
        if waste > bytes.count / 2 { tidy() }
    }

    mutating func note(_ id: RecipeID, time: Int64) {
        if let place = places[id] { rows[place].time = time }
    }

    private mutating func tidy() {
        var kept: [UInt8] = []
        for place in rows.indices {
            let start = kept.count
            kept += bytes[rows[place].bytes]
            rows[place].bytes = start..<kept.count
        }
        (bytes, waste) = (kept, 0)
    }

    /// Those whose names hold `words`, in their order; all of them for no words.
    func holding(_ words: SearchedText) -> [RecipeID] {
        let found = rows.filter { row in
            guard let sought = words.bytes, others.isEmpty || others[row.id] == nil else {
                return name(of: row).contains(words)
            }
            return SearchedText.place(of: sought, in: bytes, within: row.bytes) != nil
        }
        return Self.ranked(found)
    }

    /// Those of that very name, in their order.
    func named(_ name: SearchedText) -> [RecipeID] {
        let found = rows.filter { row in
            guard let sought = name.bytes, others.isEmpty || others[row.id] == nil else {
                return self.name(of: row).text == name.text
            }
            return row.bytes.count == sought.count && bytes[row.bytes].elementsEqual(sought)
        }
        return Self.ranked(found)
    }

    /// In their order.
    func ranked(_ ids: Set<RecipeID>) -> [RecipeID] {
        Self.ranked(ids.compactMap { id in places[id].map { rows[$0] } })
    }

    private func name(of row: Row) -> SearchedText {
        others[row.id] ?? SearchedText(String(decoding: bytes[row.bytes], as: UTF8.self))
    }

    /// The person's own first, the last used, or made, before others; the newer number first among equals.
    private static func ranked(_ rows: [Row]) -> [RecipeID] {
        rows.sorted { left, right in
            if left.id.isOwn != right.id.isOwn { return left.id.isOwn }
            return left.time != right.time ? left.time > right.time : left.id > right.id
        }.map(\.id)
    }
}
