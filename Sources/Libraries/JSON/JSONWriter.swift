/// Puts the bytes of values together, in memory of its own that grows as they come.
@safe struct JSONWriter: ~Copyable {
    private var start: UnsafeMutablePointer<UInt8>
    private(set) var count = 0
    private var capacity = 1024

    init() { unsafe start = .allocate(capacity: capacity) }

    deinit { unsafe start.deallocate() }

    /// What was written, for as long as `body` runs.
    func read<Value>(_ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
        unsafe body(UnsafeBufferPointer(start: start, count: count))
    }

    /// Room for as many bytes more.
    @inline(__always) private mutating func reserve(_ more: Int) {
        if capacity - count < more { grow(more) }
    }

    @inline(never) private mutating func grow(_ more: Int) {
        capacity = max(2 * capacity, count + more)
        let grown = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        unsafe grown.update(from: start, count: count)
        unsafe start.deallocate()
        unsafe start = grown
    }

    @inline(__always) private mutating func put(_ byte: UInt8) {
        unsafe start[count] = byte
        count &+= 1
    }

    mutating func write(_ byte: UInt8) {
        reserve(1)
        put(byte)
    }

    mutating func write(literal text: StaticString) {
        reserve(text.utf8CodeUnitCount)
        unsafe (start + count).update(from: text.utf8Start, count: text.utf8CodeUnitCount)
        count += text.utf8CodeUnitCount
    }

    mutating func write(_ value: Int) {
        reserve(24)
        if value < 0 { put(UInt8(ascii: "-")) }
        put(value.magnitude)
    }

    private mutating func put(_ value: UInt) {
        if value < 10 { return put(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value)) }
        var (rest, digits) = (value, 1)
        while rest >= 10 { (rest, digits) = (rest / 10, digits + 1) }
        (rest, count) = (value, count + digits)
        for place in 1...digits {
            unsafe start[count - place] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
    }

    /// JSON has no infinities; they become null like every unknown.
    mutating func write(_ value: Double) {
        // Nearly all figures are thousandths: the fewest digits that give the number again are then its decimals.
        let scaled = (value * 1000).rounded()
        if abs(scaled) < 1_000_000_000_000, scaled / 1000 == value {
            write(thousandths: Int(scaled))
        } else if abs(value) < 1e15, let whole = Int(exactly: value) {
            write(whole)
        } else if value.isFinite {
            for byte in value.description.utf8 { write(byte) }
        } else {
            write(literal: "null")
        }
    }

    private mutating func write(thousandths: Int) {
        reserve(24)
        if thousandths < 0 { put(UInt8(ascii: "-")) }
        let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
        put(whole)
        guard rest > 0 else { return }
        put(UInt8(ascii: "."))
        put(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest / 100))
        guard rest % 100 > 0 else { return }
        put(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest / 10 % 10))
        guard rest % 10 > 0 else { return }
        put(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10))
    }

    mutating func write(_ text: String) {
        write(UInt8(ascii: "\""))
        // Nearly all strings stand for themselves and lie in one piece of memory, which is read while it is lent out and
        // no longer.
        let isWritten =
            unsafe text.utf8.withContiguousStorageIfAvailable { unsafe self.write(plain: $0) }
            ?? false
        if !isWritten {
            for byte in text.utf8 {
                reserve(6)
                if byte.standsForItself { put(byte) } else { put(escaped: byte) }
            }
        }
        write(UInt8(ascii: "\""))
    }

    /// - Returns: false without having written anything, where not every byte stands for itself.
    private mutating func write(plain bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = bytes.baseAddress, !bytes.isEmpty else { return true }
        guard unsafe Self.isPlain(first, bytes.count) else { return false }
        reserve(bytes.count)
        unsafe (start + count).update(from: first, count: bytes.count)
        count &+= bytes.count
        return true
    }

    private static func isPlain(_ start: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        guard count >= 8 else {
            return unsafe UnsafeBufferPointer(start: start, count: count)
                .allSatisfy(\.standsForItself)
        }
        for offset in stride(from: 0, to: count - 8, by: 8)
        where unsafe UInt64(bytesAt: start + offset).plainCount < 8 { return false }
        return unsafe UInt64(bytesAt: start + (count - 8)).plainCount == 8
    }

    private mutating func put(escaped byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): put("\"")
        case UInt8(ascii: "\\"): put("\\")
        case UInt8(ascii: "\n"): put("n")
        case UInt8(ascii: "\r"): put("r")
        case UInt8(ascii: "\t"): put("t")
        case 0..<0x20, 0x7F:
            put("u")
            put(UInt8(ascii: "0"))
            put(UInt8(ascii: "0"))
            put(digit: byte >> 4)
            put(digit: byte & 15)
        default: put(byte)
        }
    }

    private mutating func put(_ letter: Unicode.Scalar) {
        put(UInt8(ascii: "\\"))
        put(UInt8(ascii: letter))
    }

    private mutating func put(digit: UInt8) {
        put(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
    }
}
