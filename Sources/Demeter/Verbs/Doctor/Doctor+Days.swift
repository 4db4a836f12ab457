internal import Configuration
internal import Glibc
internal import Journal
internal import Nutrition
internal import Telling

extension Doctor {
    /// What a clock that was ahead has left behind.
    mutating func lookAtFuture(_ examination: JournalExamination) {
        guard case .sound = examination.condition, let today = try? session.today() else { return }
        // A clock that is put right by a moment is no finding.
        let now = Timestamp(milliseconds: (session.now + 60) * 1000)
        if let horizon = examination.horizon {
            if horizon.isAhead(of: now) {
                add(
                    .warning(
                        "days",
                        phrase(
                            "closed until \(horizon.firstOpen.advanced(by: -1)), by a clock that was ahead"
                        ),
                        phrase(
                            "Start the daemon, which opens them again: "
                                + "systemctl --user restart demeterd.")))
            } else if horizon.isTooLongAgo(for: today) {
                add(
                    .fault(
                        "days",
                        phrase(
                            "the clock shows \(today), and the journal ends before \(horizon.firstOpen)"
                        ),
                        phrase(
                            "Set the clock: timedatectl set-ntp true. No day is closed until then.")
                    ))
            }
        }
        // Somebody farther east may be a day ahead.
        let later = (try? JournalFolder(places.dataFolder).days(after: today.advanced(by: 1))) ?? []
        guard let first = later.first else { return }
        let count = later.reduce(0) { $0 + $1.entries }
        add(
            .warning(
                "days",
                phrase(
                    "\(count) \(plural: count, "entry is", "entries are") in the future, the first on "
                        + "\(first.day)"),
                phrase(
                    "See them with \"demeter day \(first.day)\"; put each right with "
                        + "\"demeter edit ID that was today\", or \"demeter delete ID\".")))
    }
}
