/// How a file of imported foods is laid out; all numbers are little-endian.
///
/// A header, then sections. The header: `magic`, version (4 bytes), number of foods (4), length of
/// the file (8), the mark of how words are made (8), a check sum of the header itself (8), then offset
/// and length (8 each) of every section.
enum ImportedLayout {
    static let magic: [UInt8] = Array("DEMFOODS".utf8)
    static let version: UInt32 = 2
    static let headerSize = 40 + Section.allCases.count * 16
    static let pathExtension = "foods"

    enum Section: Int, CaseIterable {
        /// What was imported, as JSON.
        case about
        /// The foods, one behind the other, as `FoodRecord` writes them.
        case records
        /// Where each food begins in `records`, 8 bytes each.
        case offsets
        /// Every word that a food is called by, sorted: its hash (8 bytes), where its places begin in
        /// `postings` and how many there are (4 each).
        case words
        /// Places of foods, rising for each word, 4 bytes each.
        case postings
        /// How many words each food is called by, a byte each.
        case lengths
        /// Hashes of codes (8 bytes), sorted, with the place of the food (8).
        case codes
    }

    /// 64-bit FNV-1a.
    static func checkSum(_ bytes: some Sequence<UInt8>) -> UInt64 {
        var sum: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        return sum
    }
}
