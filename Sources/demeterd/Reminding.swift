import Delivery
import Logbook
import UnixSocket

/// Asks every ten minutes whether somebody is to be reminded, and tells them by their sinks.
///
/// What does not arrive is not told again: an hour later it would be wrong.
struct Reminding: Sendable {
    let logbook: Logbook
    let courier: Courier

    static let pause = Duration.seconds(600)

    func run(on loop: EventLoop) async {
        while (try? await loop.sleep(for: Self.pause)) != nil {
            guard !courier.sinkNames.isEmpty, let summary = await logbook.reminder() else {
                continue
            }
            _ = await courier.send(summary)
        }
    }
}
