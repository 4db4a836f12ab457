/// Reads a JSON text piece by piece, for files too large to hold as a tree.
///
/// The caller says what it expects (`enterObject`, then `nextKey` and a value until `nil`) and looks
/// at `kind` where several things may come. A copy of the reader is a bookmark: reading on from it
/// reads the same again. Unlike `JSONValue`, it lets equal keys pass; the caller sees them.
package struct JSONPull: Sendable {
    package enum Kind: Sendable, Hashable {
        case object, array, string, number, bool, null, end
    }

    let bytes: [UInt8]
    var index = 0
    /// An object or array was entered and nothing of it read yet: no comma comes first.
    private var fresh = true

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// What comes next; anything that is no beginning of a value counts as a number and fails there.
    package var kind: Kind {
        mutating get {
            skipSpace()
            guard index < bytes.count else { return .end }
            return switch bytes[index] {
            case UInt8(ascii: "{"): .object
            case UInt8(ascii: "["): .array
            case UInt8(ascii: "\""): .string
            case UInt8(ascii: "t"), UInt8(ascii: "f"): .bool
            case UInt8(ascii: "n"): .null
            default: .number
            }
        }
    }

    package mutating func enterObject() throws(JSONError) {
        try take(UInt8(ascii: "{"), "an object is expected")
        fresh = true
    }

    /// The key of the next member, whose value is then to be read; `nil` at the object's end.
    package mutating func nextKey() throws(JSONError) -> String? {
        guard try goOn(unlessAt: UInt8(ascii: "}")) else { return nil }
        let key = try string()
        try take(UInt8(ascii: ":"), "a colon is expected")
        return key
    }

    package mutating func enterArray() throws(JSONError) {
        try take(UInt8(ascii: "["), "a list is expected")
        fresh = true
    }

    /// Whether another element follows, which is then to be read; false at the list's end.
    package mutating func nextElement() throws(JSONError) -> Bool {
        try goOn(unlessAt: UInt8(ascii: "]"))
    }

    package mutating func bool() throws(JSONError) -> Bool {
        if skipWord("true") { return true }
        guard skipWord("false") else { throw error("true or false is expected") }
        return false
    }

    package mutating func null() throws(JSONError) {
        guard skipWord("null") else { throw error("null is expected") }
    }

    /// Passes over one value of any kind, with all that is in it, at most `depth` deep.
    package mutating func skip(depth: Int = 64) throws(JSONError) {
        guard depth > 0 else { throw error("nested too deeply") }
        switch kind {
        case .object:
            try enterObject()
            while try goOn(unlessAt: UInt8(ascii: "}")) {
                guard kind == .string else { throw error("a string is expected") }
                try skipString()
                try take(UInt8(ascii: ":"), "a colon is expected")
                try skip(depth: depth - 1)
            }
        case .array:
            try enterArray()
            while try nextElement() { try skip(depth: depth - 1) }
        case .string: try skipString()
        case .bool: _ = try bool()
        case .null: try null()
        case .number: _ = try number()
        case .end: throw error("a value is expected")
        }
    }

    /// Refuses anything but white space after the value.
    package mutating func end() throws(JSONError) {
        skipSpace()
        guard index == bytes.count else { throw error("nothing more is expected") }
    }

    /// The error for something wrong at the present place.
    package func error(_ reason: String) -> JSONError {
        let read = bytes[..<min(index, bytes.count)]
        let line = read.count { $0 == UInt8(ascii: "\n") } + 1
        let start = read.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return JSONError(reason: reason, line: line, column: read.count - start + 1)
    }

    mutating func valueEnded() { fresh = false }

    mutating func skipSpace() {
        while index < bytes.count {
            switch bytes[index] {
            case 0x20, 0x0A, 0x0D, 0x09: index += 1
            default: return
            }
        }
    }

    private mutating func goOn(unlessAt close: UInt8) throws(JSONError) -> Bool {
        skipSpace()
        guard index < bytes.count else { throw error("the text ends too early") }
        if bytes[index] == close {
            index += 1
            fresh = false
            return false
        }
        if fresh {
            fresh = false
        } else {
            try take(UInt8(ascii: ","), "a comma is expected")
        }
        return true
    }

    private mutating func take(_ byte: UInt8, _ reason: String) throws(JSONError) {
        skipSpace()
        guard index < bytes.count, bytes[index] == byte else { throw error(reason) }
        index += 1
    }

    private mutating func skipWord(_ word: String) -> Bool {
        skipSpace()
        guard bytes[index...].starts(with: word.utf8) else { return false }
        index += word.utf8.count
        fresh = false
        return true
    }
}
