internal import FoodCatalog
internal import Glibc
internal import Host
internal import JSON
internal import Nutrition

/// Writes a file of imported foods beside its place and then puts it there, whole, by renaming.
///
/// Whoever ends before `finish` leaves what was there before; the rest of it is overwritten next time.
final class ImportedFileWriter {
    private let path: String
    private let partial: String
    private let descriptor: Int32
    private var pending: [UInt8]
    private var written = 0
    private var offsets: [UInt64] = [0]
    private var words = WordPostings()
    private static let fill = 1 << 20

    /// Throws `.busy` when another import of this name is at work.
    init(path: String) throws(CatalogFileError) {
        self.path = path
        partial = path + ".partial"
        descriptor = SystemFile.openLocked(partial)
        pending = [UInt8](repeating: 0, count: ImportedLayout.headerSize)
        guard descriptor >= 0 else {
            let code = errno
            isOpen = false
            throw code == EWOULDBLOCK
                ? .busy(path: path) : .system(path: partial, operation: "create", code: code)
        }
        guard ftruncate(descriptor, 0) == 0 else { throw failure("write") }
    }

    private var isOpen = true

    deinit {
        guard isOpen else { return }
        unlink(partial)
        close(descriptor)
    }

    var count: Int { offsets.count - 1 }

    func append(_ food: Food) throws(CatalogFileError) {
        FoodRecord.append(food, to: &pending)
        words.add(food)
        offsets.append(UInt64(written + pending.count - ImportedLayout.headerSize))
        if pending.count >= Self.fill { try flush() }
    }

    /// Puts the file in its place; `false` when the same one lies there already.
    func finish(_ about: ImportedAbout) throws(CatalogFileError) -> Bool {
        var sections: [ImportedLayout.Section: Range<Int>] = [:]
        sections[.records] = ImportedLayout.headerSize..<written + pending.count
        let start = written + pending.count
        for offset in offsets { append(offset) }
        sections[.offsets] = start..<written + pending.count
        try writeWords(&sections)
        let text = written + pending.count
        about.json.write(to: &pending)
        sections[.about] = text..<written + pending.count
        try flush()
        try writeHeader(sections)
        if isSame() { return false }
        guard fsync(descriptor) == 0, rename(partial, path) == 0 else { throw failure("write") }
        isOpen = false
        close(descriptor)
        syncFolder()
        return true
    }

    private func writeWords(
        _ sections: inout [ImportedLayout.Section: Range<Int>]
    ) throws(CatalogFileError) {
        let (list, postings) = words.sorted()
        var start = written + pending.count
        for (hash, place, count) in list {
            append(hash)
            append(place)
            append(count)
        }
        sections[.words] = start..<written + pending.count
        start = written + pending.count
        try flush()
        pending = postings.withUnsafeBytes { Array($0) }
        sections[.postings] = start..<written + pending.count
        try flush()
        start = written
        pending += words.lengths
        sections[.lengths] = start..<written + pending.count
        start = written + pending.count
        for (hash, place) in words.sortedCodes() {
            append(hash)
            append(UInt64(place))
        }
        sections[.codes] = start..<written + pending.count
    }

    private func writeHeader(
        _ sections: [ImportedLayout.Section: Range<Int>]
    ) throws(CatalogFileError) {
        let length = written
        pending = ImportedLayout.magic
        append(ImportedLayout.version)
        append(UInt32(count))
        append(UInt64(length))
        append(FoodWords.mark)
        var places: [UInt8] = []
        for section in ImportedLayout.Section.allCases {
            let range = sections[section] ?? 0..<0
            Self.append(UInt64(range.lowerBound), to: &places)
            Self.append(UInt64(range.count), to: &places)
        }
        append(ImportedLayout.checkSum(pending + places))
        pending += places
        guard pwrite(descriptor, pending, pending.count, 0) == pending.count else {
            throw failure("write")
        }
    }

    private func append(_ number: some FixedWidthInteger) { Self.append(number, to: &pending) }

    private static func append(_ number: some FixedWidthInteger, to bytes: inout [UInt8]) {
        withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
    }

    private func flush() throws(CatalogFileError) {
        var sent = 0
        while sent < pending.count {
            let count = pending.withUnsafeBytes {
                write(descriptor, $0.baseAddress?.advanced(by: sent), $0.count - sent)
            }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { throw failure("write") }
            sent += count
        }
        written += pending.count
        pending.removeAll(keepingCapacity: true)
    }

    /// Whether the file in place holds the same bytes.
    private func isSame() -> Bool {
        guard let other = try? ExistingFile(path, of: .own), other.size == written else {
            return false
        }
        var left = [UInt8](repeating: 0, count: 1 << 18)
        var right = left
        var offset = 0
        while offset < written {
            let wanted = min(left.count, written - offset)
            guard pread(descriptor, &left, wanted, off_t(offset)) == wanted,
                pread(other.descriptor, &right, wanted, off_t(offset)) == wanted, left == right
            else { return false }
            offset += wanted
        }
        return true
    }

    /// Makes the renaming last; a folder that cannot be synced still holds one file or the other.
    private func syncFolder() {
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }

    private func failure(_ operation: String) -> CatalogFileError {
        .system(path: partial, operation: operation, code: errno)
    }
}
