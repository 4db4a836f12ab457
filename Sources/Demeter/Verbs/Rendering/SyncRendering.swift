internal import Cloud
internal import Household
internal import JSON
internal import Nutrition
internal import Telling
internal import Wire

/// What was carried between devices, and what waits.
enum SyncRendering {
    /// - Parameter now: Unix time in milliseconds.
    static func lines(_ status: CloudStatus, at now: Int64) -> [String] {
        var lines = [DisplayWidth.printable(status.address)]
        lines += queue(status.contact, status.synced, status.pending, at: now)
        lines += unheard(by: phrase("folder"), status.erasures)
        lines += waiting(status.waiting)
        for failure in status.failed.prefix(mostFailures) {
            lines.append("\(failure.day): \(DisplayWidth.printable(failure.reason))")
        }
        if status.failed.count > mostFailures {
            lines.append(
                phrase("\(status.failed.count - mostFailures) more files were not carried."))
        }
        if let fault = status.fault, !status.failed.contains(where: { $0.reason == fault }) {
            lines.append(DisplayWidth.printable(fault))
        }
        return lines + events(status.lost, status.renamed, at: now)
    }

    /// - Parameter now: Unix time in milliseconds.
    static func lines(_ status: HouseholdStatus, at now: Int64) -> [String] {
        let address = DisplayWidth.printable(status.address)
        var lines = [
            status.person.map { phrase("\(address), the journal of \(DisplayWidth.printable($0))") }
                ?? address
        ]
        if let left = status.left {
            lines.append(phrase("This device left \(ago(now - left)); nothing is carried."))
            return lines
        }
        lines += queue(status.contact, status.synced, status.pending, at: now)
        lines += unheard(by: phrase("server"), status.erasures)
        lines += waiting(status.waiting)
        if let fault = status.fault { lines.append(DisplayWidth.printable(fault)) }
        if let restored = status.restored {
            lines.append(
                phrase(
                    "The server had lost what it had, as was seen \(ago(now - restored)); it got all of it again."
                )
            )
        }
        return lines + events(status.lost, status.renamed, at: now)
    }

    private static func queue(
        _ contact: Int64?, _ synced: Int, _ pending: [LocalDay], at now: Int64
    ) -> [String] {
        [
            contact.map { phrase("Carried \(ago(now - $0)).") }
                ?? phrase("Nothing was carried yet."),
            pending.first.map { oldest in
                phrase(
                    "\(days(synced)) synced, \(days(pending.count)) waiting, the oldest of \(oldest)."
                )
            } ?? phrase("\(days(synced)) synced, \(days(pending.count)) waiting."),
        ]
    }

    /// What was carried and what waits, in parts of one sentence: `3 days synced, 1 waiting, the oldest of 2026-03-06`.
    static func queue(_ synced: Int, _ pending: [LocalDay], failed: Int, untold: Int) -> String {
        let counts = [
            phrase("\(days(synced)) synced, \(pending.count) waiting"),
            pending.first.map { phrase("the oldest of \($0)") },
            failed > 0 ? phrase("\(failed) files failed") : nil,
            untold > 0 ? phrase("\(untold) erasures not told yet") : nil,
        ]
        return Words.clauses(counts.compactMap(\.self))
    }

    private static func unheard(by other: String, _ erasures: Int) -> [String] {
        switch erasures {
        case 0: []
        case 1: [phrase("The \(other) does not know yet of one thing that was forgotten.")]
        default:
            [phrase("The \(other) does not know yet of \(erasures) things that were forgotten.")]
        }
    }

    private static func waiting(_ count: Int) -> [String] {
        switch count {
        case 0: []
        case 1: [phrase("1 change of another device waits for what has not come yet.")]
        default:
            [
                phrase(
                    "\(Numeral.whole(count)) changes of other devices wait for what has not come yet."
                )
            ]
        }
    }

    private static func events(
        _ lostChanges: Int, _ renamed: Int64?, at now: Int64
    ) -> [String] {
        var lines = lostChanges > 0 ? [lost(lostChanges)] : []
        if let renamed {
            lines.append(
                phrase(
                    "Another copy of this journal was met \(ago(now - renamed)); this one goes on as a device "
                        + "of its own."))
        }
        return lines
    }

    /// Files that are told one by one.
    private static let mostFailures = 10

    /// - Parameter json: what `demeter-sync --once` prints.
    static func lines(carried json: JSONValue) -> [String] {
        let taken = (try? TakenMessage(json: json)) ?? TakenMessage()
        var lines = [
            phrase(
                "\(days(json["sent"]?.integer ?? 0)) sent; \(changes(taken.taken)) taken from others."
            )
        ]
        if taken.lost > 0 { lines.append(lost(taken.lost)) }
        if taken.waiting > 0 {
            lines.append(phrase("\(changes(taken.waiting)) wait for what has not come yet."))
        }
        if taken.refused > 0 {
            lines.append(phrase("\(changes(taken.refused)) cannot be, and were passed over."))
        }
        return lines
    }

    private static func lost(_ count: Int) -> String {
        phrase(
            "\(changes(count)) \(plural: count, "holds", "hold") no more: a later one, made without knowing of it, does."
        )
    }

    static func days(_ count: Int) -> String {
        phrase("\(Numeral.whole(count)) \(plural: count, "day", "days")")
    }

    private static func changes(_ count: Int) -> String {
        phrase("\(Numeral.whole(count)) \(plural: count, "change", "changes")")
    }

    static func ago(_ milliseconds: Int64) -> String {
        let minutes = max(0, milliseconds) / 60_000
        return switch minutes {
        case 0: phrase("less than a minute ago")
        case 1: phrase("a minute ago")
        case ..<120: phrase("\(minutes) minutes ago")
        case ..<2880: phrase("\(minutes / 60) hours ago")
        default: phrase("\(Numeral.whole(Int(minutes / 1440))) days ago")
        }
    }
}
