internal import FoodCatalog

/// The postings of an index as bare memory, for the loops that every word of every text passes.
///
/// Asking the index for each would cost a call and a count of references.
struct PostingTable {
    let postings: UnsafeBufferPointer<FoodIndex.Posting>

    /// The name of the posting at `place` and what it comes to by that word alone.
    ///
    /// A sum begins at the name's base less `headless`; the first head word gives that back.
    @inline(__always)
    func alone(_ place: Int, match: Float, gain: Float, headless: Float) -> BestName {
        let posting = postings[place]
        return BestName(
            name: Int32(truncatingIfNeeded: Self.name(posting.bits)),
            sum: Self.alone(posting, match: match, gain: gain, headless: headless))
    }

    /// The sum for a posting.
    // Without a branch, which would be guessed wrong half the time.
    @inline(__always)
    static func alone(
        _ posting: FoodIndex.Posting, match: Float, gain: Float, headless: Float
    ) -> Float {
        posting.base - Float(bitPattern: headless.bitPattern & ((posting.bits >> 30 & 1) &- 1))
            + (posting.weight * match + gain)
    }

    // Taken apart here: a call for each flag would double the time.
    @inline(__always)
    static func name(_ bits: UInt32) -> Int { Int(bits & 0x3FFF_FFFF) }

    @inline(__always)
    static func isHead(_ bits: UInt32) -> Bool { bits & (1 << 30) != 0 }

    @inline(__always)
    static func isComposed(_ bits: UInt32) -> Bool { bits & (1 << 31) != 0 }
}

extension FoodIndex {
    /// Calls `body` with the postings, which must not be kept.
    func withTable<Result>(_ body: (PostingTable) -> Result) -> Result {
        postings.withUnsafeBufferPointer { body(PostingTable(postings: $0)) }
    }
}
