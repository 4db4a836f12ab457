internal import Desktop
internal import Locking
package import Summaries
internal import Threads

/// Shows each summary on the person's desktop; an amended one in place of the first.
package final class DesktopSink: Sink {
    /// The desktop's number of the last notification of each message, while the daemon runs.
    private let shown = Mutex<[String: UInt32]>([:])

    package init() {}

    package var name: String { "desktop" }
    package var isOfThisMachine: Bool { true }

    package func deliver(_ summary: Summary) async throws(SinkFailure) {
        let earlier = shown.withLock { $0[summary.id] ?? 0 }
        let result = await OwnThread.run("desktop") { () -> Result<UInt32, DesktopError> in
            do throws(DesktopError) {
                return .success(
                    try DesktopNotification.show(
                        title: summary.title, body: Self.markup(summary.text), replacing: earlier))
            } catch {
                return .failure(error)
            }
        }
        switch result {
        case .success(let number)?: shown.withLock { $0 = [summary.id: number] }
        case .failure(let error)?: throw SinkFailure(error.description)
        case nil: throw SinkFailure("the system has no room for a thread")
        }
    }

    /// Desktops read the text as markup.
    static func markup(_ text: String) -> String {
        text.reduce(into: "") { markup, character in
            switch character {
            case "&": markup += "&amp;"
            case "<": markup += "&lt;"
            case ">": markup += "&gt;"
            default: markup.append(character)
            }
        }
    }
}
