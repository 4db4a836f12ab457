import Glibc
import Testing

/// Looks for something in all memory that this process may write to.
enum OwnMemory {
    private typealias Search =
        @convention(c) (
            UnsafeRawPointer, Int, UnsafeRawPointer, Int
        ) -> UnsafeRawPointer?
    /// `memmem`, which the headers of standard C leave out.
    private static let search = dlsym(nil, "memmem").map { unsafeBitCast($0, to: Search.self) }

    /// - Parameter inverted: the samples that are looked for, each inverted, so that what is asked is no place where they are.
    static func holds(inverted: [Int16]) throws -> Bool {
        let search = try #require(search)
        let chunk = 1 << 20
        let length = inverted.count * 2
        // What it looks with is left out.
        let size = chunk + 2 * length
        let own = try #require(
            mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0))
        defer { munmap(own, size) }
        let needle = own.assumingMemoryBound(to: Int16.self)
        for (place, sample) in inverted.enumerated() { needle[place] = ~sample }
        let buffer = own + length
        let memory = open("/proc/self/mem", O_RDONLY | O_CLOEXEC)
        try #require(memory >= 0)
        defer { close(memory) }
        let mine = Int(bitPattern: own)..<Int(bitPattern: own) + size
        for region in try regions() {
            for part in [
                region.clamped(to: 0..<mine.lowerBound),
                region.clamped(to: mine.upperBound..<Int.max),
            ] {
                // Each chunk begins where one that stands across two would.
                for start in stride(from: part.lowerBound, to: part.upperBound, by: chunk) {
                    let wanted = min(chunk + length, part.upperBound - start)
                    let count = pread(memory, buffer, wanted, start)
                    if count > 0, search(buffer, count, needle, length) != nil { return true }
                }
            }
        }
        return false
    }

    private static func regions() throws -> [Range<Int>] {
        let file = try #require(fopen("/proc/self/maps", "r"))
        defer { fclose(file) }
        var regions: [Range<Int>] = []
        var line = [CChar](repeating: 0, count: 8_192)
        while fgets(&line, Int32(line.count), file) != nil {
            let text = String(
                decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            let words = text.split(separator: " ")
            let ends = words[0].split(separator: "-").compactMap { Int($0, radix: 16) }
            if ends.count == 2, words[1].hasPrefix("rw") { regions.append(ends[0]..<ends[1]) }
        }
        return regions
    }
}
