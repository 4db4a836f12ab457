internal import FoodCatalog
internal import Glibc
internal import Host

/// A catalog as it was made last, in a file, so that the next start need not make it again.
///
/// The file is worth nothing by itself: what is missing, damaged, of other foods or of another program is
/// made anew. All numbers lie in it as they lie in memory.
///
/// A header: `magic`, version (4 bytes), number of lists (4), length of the file, the key of what it was made
/// of, a sum of everything else (8 each), and how long each list is (8 each). Then the lists.
struct KeptCatalog {
    let path: String
    /// What tells the foods, and the program that read them, from others.
    let key: UInt64

    private static let magic: [UInt8] = Array("DEMINDEX".utf8)
    private static let version: UInt32 = 2
    private static let fixedSize = 40
    /// Nobody has so many foods.
    private static let mostBytes = 1 << 30

    /// The foods and their index; `nil` when there are none that can be trusted.
    func read() -> (foods: FoodRecords, index: FoodIndex)? {
        guard var reader = ListReader(path: path, most: Self.mostBytes) else { return nil }
        let fixed = reader.take([UInt8].self, Self.fixedSize)
        guard fixed.count == Self.fixedSize, fixed.starts(with: Self.magic) else { return nil }
        func number<Number: FixedWidthInteger & BitwiseCopyable>(_ place: Int) -> Number {
            fixed.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: Number.self) }
        }
        let count: UInt32 = number(12)
        guard number(8) == Self.version, number(16) == UInt64(reader.size), number(24) == key,
            count < 100
        else { return nil }
        reader.lengths = reader.take([UInt64].self, 8 * Int(count))
        var contents = Contents()
        reader.sum = Self.start(key, reader.lengths)
        contents.visit(&reader)
        guard reader.isWhole, reader.sum.value == number(32),
            let foods = FoodRecords(contents.foods),
            let index = contents.tables.index(foods: foods.count)
        else { return nil }
        return (foods, index)
    }

    /// Puts the file in its place, whole, by renaming; false when that cannot be done.
    func write(_ foods: FoodRecords, _ index: FoodIndex) -> Bool {
        var contents = Contents(foods: foods.lists, tables: index.tables)
        var lengths = ListLengths()
        contents.visit(&lengths)
        var writer = ListWriter()
        writer.sum = Self.start(key, lengths.lengths)
        contents.visit(&writer)
        var header = Self.magic
        func append(_ number: some FixedWidthInteger) {
            withUnsafeBytes(of: number) { header += $0 }
        }
        append(Self.version)
        append(UInt32(lengths.lengths.count))
        append(UInt64(Self.fixedSize + 8 * lengths.lengths.count + writer.bytes.count))
        append(key)
        append(writer.sum.value)
        lengths.lengths.forEach(append)
        return SystemFile.exchange([header, writer.bytes], at: path)
    }

    private static func start(_ key: UInt64, _ lengths: [UInt64]) -> ContentSum {
        var sum = ContentSum()
        sum.add(UInt64(version))
        sum.add(key)
        sum.add(lengths)
        return sum
    }

    /// Everything that is kept, as lists.
    private struct Contents {
        var foods = FoodRecords.Lists()
        var tables = IndexTables()

        /// Shows every list, always in the same order.
        mutating func visit(_ visitor: inout some ListVisitor & ~Copyable) {
            visitor.visit(&foods.records)
            visitor.visit(&foods.starts)
            visitor.visit(&foods.ids)
            visitor.visit(&foods.places)
            visitor.visit(&foods.imported)
            visitor.visit(&tables.words)
            visitor.visit(&tables.rarity)
            visitor.visit(&tables.postingStarts)
            visitor.visit(&tables.postings)
            visitor.visit(&tables.names)
            visitor.visit(&tables.nameWords)
            visitor.visit(&tables.numberPairs)
            visitor.visit(&tables.isName)
            visitor.visit(&tables.phrases)
            visitor.visit(&tables.letters)
            visitor.visit(&tables.letterStarts)
            visitor.visit(&tables.spelt)
        }
    }
}

/// Does something with one list after the other.
private protocol ListVisitor: ~Copyable {
    mutating func visit<Element: BitwiseCopyable>(_ list: inout [Element])
}

/// How many bytes each list takes.
private struct ListLengths: ListVisitor {
    var lengths: [UInt64] = []

    mutating func visit<Element: BitwiseCopyable>(_ list: inout [Element]) {
        lengths.append(UInt64(list.count * MemoryLayout<Element>.stride))
    }
}

private struct ListWriter: ListVisitor {
    var bytes: [UInt8] = []
    var sum = ContentSum()

    mutating func visit<Element: BitwiseCopyable>(_ list: inout [Element]) {
        sum.add(list)
        list.withUnsafeBytes { bytes += $0 }
    }
}

/// Reads lists straight into the memory that they then lie in.
private struct ListReader: ListVisitor, ~Copyable {
    let size: Int
    var lengths: [UInt64] = []
    var sum = ContentSum()
    private let file: ExistingFile
    private var place = 0
    private var number = 0
    private var isSound = true

    /// Opens a regular file of this person's own; `nil` when it is none.
    init?(path: String, most: Int) {
        guard let file = try? ExistingFile(path, for: .readingNoLink, of: .own), file.size <= most
        else { return nil }
        size = file.size
        self.file = file
    }

    /// Whether all lists were there, and nothing behind them.
    var isWhole: Bool { isSound && number == lengths.count && place == size }

    mutating func visit<Element: BitwiseCopyable>(_ list: inout [Element]) {
        guard isSound, number < lengths.count, let length = Int(exactly: lengths[number]) else {
            isSound = false
            return
        }
        number += 1
        list = take([Element].self, length)
        sum.add(list)
    }

    /// The next `length` bytes as a list; an empty one when they are not there.
    mutating func take<Element: BitwiseCopyable>(
        _: [Element].Type, _ length: Int
    ) -> [Element] {
        let stride = MemoryLayout<Element>.stride
        guard isSound, length >= 0, length <= size - place, length % stride == 0 else {
            isSound = false
            return []
        }
        // Even no elements would be written into the array that all empty ones share.
        guard length > 0 else { return [] }
        var received = 0
        let list = [Element](unsafeUninitializedCapacity: length / stride) { buffer, count in
            let bytes = UnsafeMutableRawBufferPointer(buffer)
            while received < length {
                let more = pread(
                    file.descriptor, bytes.baseAddress?.advanced(by: received), length - received,
                    off_t(place + received))
                if more < 0 && errno == EINTR { continue }
                guard more > 0 else { break }
                received += more
            }
            count = received == length ? length / stride : 0
        }
        isSound = received == length
        place += length
        return list
    }
}
