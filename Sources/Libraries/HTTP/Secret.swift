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

    package var description: String { "•••" }
    package var debugDescription: String { "•••" }
    package var customMirror: Mirror { Mirror(self, children: [:]) }
}
