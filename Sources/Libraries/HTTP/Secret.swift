/// A key or password that no log line, error or debugger print shows.
///
/// String interpolation, `print`, `dump` and mirrors all show dots; only `reveal()` gives the text.
package struct Secret: Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    private let text: String

    package init(_ text: String) { self.text = text }

    /// The text itself, for the one place that sends it.
    package func reveal() -> String { text }

    /// `bytes` as text, with dots wherever the secret stands in them: servers repeat what they refuse.
    package func hidden(in bytes: [UInt8]) -> String {
        let secret = Array(text.utf8)
        guard !secret.isEmpty, bytes.count >= secret.count else {
            return String(decoding: bytes, as: UTF8.self)
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var place = 0
        while place < bytes.count {
            if bytes[place...].starts(with: secret) {
                result += description.utf8
                place += secret.count
            } else {
                result.append(bytes[place])
                place += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    package var description: String { "•••" }
    package var debugDescription: String { "•••" }
    package var customMirror: Mirror { Mirror(self, children: [:]) }
}
