internal import FoodCatalog

/// The postings of an index as bare memory, for the loops that every word of every text passes.
///
/// Asking the index for each would cost a call and a count of references.
struct PostingTable {
    let postings: UnsafeBufferPointer<FoodIndex.Posting>
    let bases: UnsafeBufferPointer<Float>

    /// The name of the posting at `place` and what it comes to by that word alone.
    ///
    /// A sum begins at the name's base less `headless`; the first head word gives that back.
    @inline(__always)
    func alone(_ place: Int, match: Float, gain: Float, headless: Float) -> BestName {
        let posting = postings[place]
        let name = Self.name(posting.bits)
        return BestName(
            name: Int32(truncatingIfNeeded: name),
            sum: Self.alone(posting.bits, base: bases[name], headless: headless)
                + (posting.weight * match + gain))
    }

    /// What a name that is worth `base` begins with, at a posting of these bits.
    // Without a branch, which would be guessed wrong half the time.
    @inline(__always)
    static func alone(_ bits: UInt32, base: Float, headless: Float) -> Float {
        base - Float(bitPattern: headless.bitPattern & ((bits >> 30 & 1) &- 1))
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
        postings.withUnsafeBufferPointer { postings in
            bases.withUnsafeBufferPointer { bases in
                body(PostingTable(postings: postings, bases: bases))
            }
        }
    }
}
