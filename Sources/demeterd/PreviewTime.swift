import Configuration
import Locking

/// When previews go out, as the configuration says it at the moment.
final class PreviewTime: Sendable {
    private let time: Mutex<Int?>

    init(_ configuration: Configuration) { time = Mutex(Self.seconds(configuration)) }

    func follow(_ configuration: Configuration) {
        time.withLock { $0 = Self.seconds(configuration) }
    }

    /// Seconds after midnight; `nil` when there are no previews.
    var seconds: Int? { time.withLock(\.self) }

    private static func seconds(_ configuration: Configuration) -> Int? {
        configuration.summary.at.map { $0.minutesAfterMidnight * 60 }
    }
}
