/// Reads JSON that has nothing unusual in it, in one pass over its bytes.
///
/// It takes less than all that is JSON and judges nothing: at whatever it does not know it gives up, and Jansson reads
/// the text, whose word alone refuses one. Replies are read many times as fast so.
@safe struct PlainText {
    /// Something that is left to Jansson, be it JSON or not.
    struct Unusual: Error {}

    /// Zeros after the text, so that everything that is read ends there: no part of JSON goes on at one.
    static let padding = 8

    private var place: UnsafePointer<UInt8>
    private let end: UnsafePointer<UInt8>
    private var keys = KeyTable()
    /// How many members the last object of a depth had: the next is probably like it.
    private var sizes = InlineArray<16, Int>(repeating: 4)

    /// - Parameter padded: a text and `padding` zeros, which outlive the reader.
    init(_ padded: UnsafeBufferPointer<UInt8>) throws(Unusual) {
        guard let start = padded.baseAddress, padded.count >= Self.padding else { throw Unusual() }
        unsafe place = start
        unsafe end = start + (padded.count - Self.padding)
    }

    /// The whole text as a value.
    mutating func value(depth: Int) throws(Unusual) -> JSONValue {
        skipSpace()
        let value = try next(depth)
        skipSpace()
        guard unsafe place == end else { throw Unusual() }
        return value
    }

    private mutating func next(_ depth: Int) throws(Unusual) -> JSONValue {
        guard depth > 0 else { throw Unusual() }
        switch unsafe place.pointee {
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "{"): return .object(JSONObject(members: try members(depth)))
        case UInt8(ascii: "["): return .array(try elements(depth))
        case UInt8(ascii: "t"):
            try word("true")
            return .bool(true)
        case UInt8(ascii: "f"):
            try word("false")
            return .bool(false)
        case UInt8(ascii: "n"):
            try word("null")
            return .null
        default: return try number()
        }
    }

    private mutating func elements(_ depth: Int) throws(Unusual) -> [JSONValue] {
        unsafe place += 1
        skipSpace()
        if take(UInt8(ascii: "]")) { return [] }
        var elements: [JSONValue] = []
        repeat {
            skipSpace()
            elements.append(try next(depth - 1))
            skipSpace()
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "]")) else { throw Unusual() }
        return elements
    }

    private mutating func members(_ depth: Int) throws(Unusual) -> [JSONObject.Member] {
        unsafe place += 1
        skipSpace()
        if take(UInt8(ascii: "}")) { return [] }
        var members: [JSONObject.Member] = []
        members.reserveCapacity(sizes[depth & 15])
        var seen = KeySet()
        repeat {
            skipSpace()
            let (key, number) = try self.key()
            guard seen.insert(number) else { throw Unusual() }
            skipSpace()
            guard take(UInt8(ascii: ":")) else { throw Unusual() }
            skipSpace()
            members.append(JSONObject.Member(key: key, value: try next(depth - 1)))
            skipSpace()
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "}")) else { throw Unusual() }
        sizes[depth & 15] = min(members.count, 64)
        return members
    }

    private mutating func key() throws(Unusual) -> (String, Int) {
        guard take(UInt8(ascii: "\"")) else { throw Unusual() }
        let start = unsafe place
        var hash: UInt64 = 0
        skipPlain { word in hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15 }
        let bytes = unsafe UnsafeBufferPointer(start: start, count: place - start)
        guard take(UInt8(ascii: "\"")),
            let key = unsafe keys.key(bytes, hash: hash)
        else { throw Unusual() }
        return key
    }

    private mutating func string() throws(Unusual) -> String {
        guard take(UInt8(ascii: "\"")) else { throw Unusual() }
        let start = unsafe place
        var isASCII = true
        skipPlain { word in if word.hasHighBit { isASCII = false } }
        let bytes = unsafe UnsafeBufferPointer(start: start, count: place - start)
        if take(UInt8(ascii: "\"")) {
            return isASCII
                ? unsafe String(decoding: bytes, as: UTF8.self) : try unsafe checked(bytes)
        }
        return try unsafe escaped(after: bytes)
    }

    /// Goes to the first byte that does not stand for itself; a text ends at such a one.
    @inline(__always) private mutating func skipPlain(_ body: (UInt64) -> Void) {
        while true {
            let word = unsafe UInt64(bytesAt: place)
            let count = word.plainCount
            body(word.first(count))
            unsafe place += count
            if count < 8 { return }
        }
    }

    private func checked(_ bytes: some Sequence<UInt8>) throws(Unusual) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw Unusual() }
        return text
    }

    /// A string with escapes, of which nothing but what stands before the first of them was read.
    private mutating func escaped(
        after beginning: UnsafeBufferPointer<UInt8>
    ) throws(Unusual) -> String {
        var text = unsafe Array(beginning)
        while true {
            let byte = unsafe place.pointee
            unsafe place += 1
            switch byte {
            case UInt8(ascii: "\""): return try checked(text)
            case UInt8(ascii: "\\"): text.append(contentsOf: Character(try escape()).utf8)
            case 0..<0x20: throw Unusual()
            default: text.append(byte)
            }
        }
    }

    private mutating func escape() throws(Unusual) -> Unicode.Scalar {
        let letter = unsafe place.pointee
        unsafe place += 1
        switch letter {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "u"):
            var code: UInt32 = 0
            for _ in 0..<4 {
                guard let digit = unsafe Character(Unicode.Scalar(place.pointee)).hexDigitValue
                else { throw Unusual() }
                code = code << 4 | UInt32(digit)
                unsafe place += 1
            }
            // Halves of characters, too, are left to Jansson.
            guard code > 0, let scalar = Unicode.Scalar(code) else { throw Unusual() }
            return scalar
        default: throw Unusual()
        }
    }

    private mutating func number() throws(Unusual) -> JSONValue {
        let first = unsafe place
        let isNegative = take(UInt8(ascii: "-"))
        var mantissa = 0
        let isZero = unsafe place.pointee == UInt8(ascii: "0")
        let whole = skipDigits(into: &mantissa)
        guard whole > 0, whole == 1 || !isZero else { throw Unusual() }
        var decimals = 0
        if take(UInt8(ascii: ".")) {
            decimals = skipDigits(into: &mantissa)
            guard decimals > 0 else { throw Unusual() }
        }
        let isScaled = try skipExponent()
        // So many digits and the power of ten are exact as doubles, hence so is the rounding of their quotient.
        if whole + decimals <= 15, !isScaled {
            if decimals == 0 { return .integer(isNegative ? -mantissa : mantissa) }
            let value = Double(mantissa) / Self.powers[decimals]
            return .number(isNegative ? -value : value)
        }
        let text = unsafe String(
            decoding: UnsafeBufferPointer(start: first, count: place - first), as: UTF8.self)
        if decimals == 0, !isScaled, let value = Int(text) { return .integer(value) }
        guard decimals > 0 || isScaled, let value = Double(text), value.isFinite else {
            throw Unusual()
        }
        return .number(value)
    }

    /// How many they are; `value` overflows beyond 18 of them.
    private mutating func skipDigits(into value: inout Int) -> Int {
        let start = unsafe place
        var at = unsafe place
        while unsafe at.pointee &- UInt8(ascii: "0") < 10 {
            value = unsafe value &* 10 &+ Int(at.pointee &- UInt8(ascii: "0"))
            unsafe at += 1
        }
        unsafe place = at
        return unsafe at - start
    }

    private mutating func skipExponent() throws(Unusual) -> Bool {
        guard take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) else { return false }
        if !take(UInt8(ascii: "-")) { _ = take(UInt8(ascii: "+")) }
        var power = 0
        guard skipDigits(into: &power) > 0 else { throw Unusual() }
        return true
    }

    private static let powers: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]

    private mutating func word(_ word: StaticString) throws(Unusual) {
        for offset in 0..<word.utf8CodeUnitCount {
            guard unsafe take(word.utf8Start[offset]) else { throw Unusual() }
        }
    }

    @inline(__always) private mutating func take(_ byte: UInt8) -> Bool {
        guard unsafe place.pointee == byte else { return false }
        unsafe place += 1
        return true
    }

    @inline(__always) private mutating func skipSpace() {
        while unsafe place.pointee <= 0x20 {
            switch unsafe place.pointee {
            case 0x20, 0x0A, 0x0D, 0x09: unsafe place += 1
            default: return
            }
        }
    }
}
