internal import Cloud
internal import JSON
internal import Wire

/// What was carried between devices, and what waits.
enum SyncRendering {
    /// - Parameter now: Unix time in milliseconds.
    static func lines(_ status: CloudStatus, at now: Int64) -> [String] {
        var lines = [DisplayWidth.printable(status.address)]
        lines.append(
            status.contact.map { "Carried \(ago(now - $0))." } ?? "Nothing was carried yet.")
        let oldest = status.pending.first.map { ", the oldest of \($0)" } ?? ""
        lines.append(
            "\(days(status.synced)) synced, \(days(status.pending.count)) waiting\(oldest).")
        if status.erasures > 0 {
            lines.append(
                status.erasures == 1
                    ? "The folder does not know yet of one thing that was forgotten."
                    : "The folder does not know yet of \(status.erasures) things that were forgotten."
            )
        }
        if status.waiting > 0 {
            lines.append(
                status.waiting == 1
                    ? "1 change of another device waits for what has not come yet."
                    : "\(Numeral.whole(status.waiting)) changes of other devices wait for what has not come yet."
            )
        }
        for failure in status.failed.prefix(mostFailures) {
            lines.append("\(failure.day): \(DisplayWidth.printable(failure.reason))")
        }
        if status.failed.count > mostFailures {
            lines.append("\(status.failed.count - mostFailures) more files were not carried.")
        }
        if let fault = status.fault, !status.failed.contains(where: { $0.reason == fault }) {
            lines.append(DisplayWidth.printable(fault))
        }
        if status.lost > 0 { lines.append(lost(status.lost)) }
        if let renamed = status.renamed {
            lines.append(
                "Another copy of this journal was met \(ago(now - renamed)); this one goes on as a device "
                    + "of its own.")
        }
        return lines
    }

    /// Files that are told one by one.
    private static let mostFailures = 10

    /// - Parameter json: what `demeter-sync --once` prints.
    static func lines(carried json: JSONValue) -> [String] {
        let taken = (try? TakenMessage(json: json)) ?? TakenMessage()
        var lines = [
            "\(days(json["sent"]?.integer ?? 0)) sent; \(changes(taken.taken)) taken from others."
        ]
        if taken.lost > 0 { lines.append(lost(taken.lost)) }
        if taken.waiting > 0 {
            lines.append("\(changes(taken.waiting)) wait for what has not come yet.")
        }
        if taken.refused > 0 {
            lines.append("\(changes(taken.refused)) cannot be, and were passed over.")
        }
        return lines
    }

    private static func lost(_ count: Int) -> String {
        "\(changes(count)) hold\(count == 1 ? "s" : "") no more: a later one, made without knowing of it, does."
    }

    static func days(_ count: Int) -> String {
        count == 1 ? "1 day" : "\(Numeral.whole(count)) days"
    }

    private static func changes(_ count: Int) -> String {
        count == 1 ? "1 change" : "\(Numeral.whole(count)) changes"
    }

    static func ago(_ milliseconds: Int64) -> String {
        let minutes = max(0, milliseconds) / 60_000
        return switch minutes {
        case 0: "less than a minute ago"
        case 1: "a minute ago"
        case ..<120: "\(minutes) minutes ago"
        case ..<2880: "\(minutes / 60) hours ago"
        default: "\(Numeral.whole(Int(minutes / 1440))) days ago"
        }
    }
}
