internal import CToml

/// Why a text is no acceptable TOML; says nothing of the text but the place.
package struct TOMLError: Error, Hashable, CustomStringConvertible {
    package enum Code: Sendable, Hashable {
        case syntax
        /// More than `TOMLTable.largestText` bytes.
        case tooLarge
        /// Tables or arrays nested beyond what any file needs.
        case tooDeep
        /// The file is not there or cannot be read; holds the `errno`.
        case unreadable(Int32)
        /// The parser failed in a way that it should not.
        case `internal`
    }

    package var code: Code
    /// What is wrong, without any part of the text: "expected a value".
    package var message: String
    /// What was attempted: "parse", "open", "read".
    package var operation: String
    /// `nil` when the fault has no place.
    package var place: TOMLPlace?

    package init(code: Code, message: String, operation: String, place: TOMLPlace? = nil) {
        self.code = code
        self.message = message
        self.operation = operation
        self.place = place
    }

    package var description: String {
        if let place { "\(place): \(message)" } else { message }
    }
}

extension TOMLError {
    init(_ failure: ctoml_failure) {
        let place =
            failure.line > 0
            ? TOMLPlace(line: Int(failure.line), column: Int(failure.column)) : nil
        switch failure.code {
        case CTOML_TOO_LARGE:
            self.init(
                code: .tooLarge, message: "larger than \(TOMLTable.largestText / 1024) KiB",
                operation: "parse")
        case CTOML_TOO_DEEP:
            self.init(code: .tooDeep, message: "nested too deeply", operation: "parse")
        case CTOML_SYNTAX:
            // The message is a NUL-terminated array inside the struct.
            let message = unsafe withUnsafeBytes(of: failure.message) { bytes in
                unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            self.init(
                code: .syntax, message: Self.withoutQuotations(message), operation: "parse",
                place: place)
        default:
            self.init(
                code: .internal, message: "the TOML parser failed", operation: "parse",
                place: place)
        }
    }

    /// toml++ says what it saw, which may be part of a secret; short quotations are its own tokens.
    static func withoutQuotations(_ message: String) -> String {
        var text = message
        if let end = text.firstRange(of: ", saw")?.lowerBound {
            text = String(text[..<end])
        }
        let pieces = text.split(separator: "'", omittingEmptySubsequences: false)
        guard pieces.count > 2 else { return text }
        var result = ""
        for (index, piece) in pieces.enumerated() {
            let isQuoted = index % 2 == 1 && index < pieces.count - 1
            if !isQuoted {
                result += piece
            } else if piece.count <= 5 {
                result += "'\(piece)'"
            } else {
                result += "'…'"
            }
        }
        return result
    }
}
