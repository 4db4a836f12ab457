internal import Nutrition
internal import Wire

/// The daemon at a glance.
enum StatusRendering {
    /// - Parameter now: Unix time in milliseconds.
    static func lines(
        _ status: StatusMessage, socket: String, at now: Int64, _ style: Style
    ) -> [String] {
        var table = TextTable([.init("", .left), .init("", .left)])
        func add(_ name: String, _ text: String, _ ink: Ink? = nil) {
            table.add([.init(name, .faint), .init(text, ink)])
        }
        let journal = status.journal
        add("socket", socket)
        if let person = status.person { add("journal of", DisplayWidth.printable(person)) }
        if !status.others.isEmpty {
            add("beside it", DisplayWidth.printable(status.others.joined(separator: ", ")))
        }
        add("day", "\(status.timeZone), the next begins \(moment(status.nextRollover))")
        add(
            "foods",
            count(status.reader.foods, "food")
                + (status.reader.ownFoods > 0
                    ? ", \(count(status.reader.ownFoods)) of them your own" : ""))
        add(
            "journal",
            "\(count(journal.entries, "entry", "entries")), \(size(journal.bytes)), "
                + "event \(count(journal.seq))")
        if journal.readOnly { add("", "Nothing can be stored at the moment.", .red) }
        let queues = [
            (status.queues.held, "for your confirmation"),
            (status.queues.question, "for your answer"),
            (status.queues.waiting, "for the language model"),
            (status.queues.received, "to be read"),
            (status.queues.summaries, "for a place to send a summary to"),
        ].filter { $0.0 > 0 }
        add(
            "waiting",
            queues.isEmpty
                ? "nothing" : queues.map { "\(count($0.0)) \($0.1)" }.joined(separator: ", "),
            queues.isEmpty ? nil : .yellow)
        if status.queues.lostSummaries > 0 {
            add("", lost(status.queues.lostSummaries), .red)
        }
        for row in ModelStatusRendering.rows(status.model) {
            add(row.name, DisplayWidth.printable(row.text), row.ink)
        }
        add("voice", status.voice.state.rawValue)
        if let complaint = status.voice.complaint {
            add("", DisplayWidth.printable(complaint), .yellow)
        }
        if let page = status.page {
            add("page", page.state, page.state == "failed" ? .yellow : nil)
            if let complaint = page.complaint {
                add("", DisplayWidth.printable(complaint), .yellow)
            }
        }
        if let cloud = status.cloud {
            for row in rows("cloud", cloud, at: now) { add(row.name, row.text, row.ink) }
        }
        if let household = status.household {
            for row in rows("sync", household, at: now) { add(row.name, row.text, row.ink) }
        }
        if let calendar = status.calendar {
            for row in rows("calendar", calendar, at: now) { add(row.name, row.text, row.ink) }
        }
        add("connections", count(status.connections))
        let title = "demeterd \(status.version), up \(duration(status.uptime))"
        return [style.paint(DisplayWidth.printable(title), .bold)] + table.lines(style)
    }

    private static func rows(
        _ name: String, _ cloud: StatusMessage.Cloud, at now: Int64
    ) -> [(name: String, text: String, ink: Ink?)] {
        let isLate = cloud.pending > 0 || cloud.failed > 0 || cloud.complaint != nil
        var queue = "\(count(cloud.synced, "day")) synced, \(count(cloud.pending)) waiting"
        if let oldest = cloud.oldest { queue += ", the oldest of \(oldest)" }
        if cloud.failed > 0 { queue += ", \(count(cloud.failed)) failed" }
        queue +=
            cloud.contact.map { "; carried \(SyncRendering.ago(now - $0))" }
            ?? "; nothing carried yet"
        var rows: [(name: String, text: String, ink: Ink?)] = [
            (name, queue, isLate ? .yellow : nil)
        ]
        if cloud.erasures > 0 {
            rows.append(("", "\(count(cloud.erasures, "erasure")) not told yet", .yellow))
        }
        if let complaint = cloud.complaint {
            rows.append(("", DisplayWidth.printable(complaint), .yellow))
        }
        return rows
    }

    private static func lost(_ number: Int) -> String {
        "\(count(number, "summary was", "summaries were")) given up lately; "
            + "try \"demeter summary --send\""
    }

    /// `2026-03-07 00:00`
    private static func moment(_ instant: Instant) -> String {
        "\(instant.description.prefix(10)) \(instant.clock)"
    }

    private static func count(_ number: Int, _ one: String = "", _ many: String? = nil) -> String {
        let digits = (number < 0 ? "-" : "") + Numeral.separated(UInt64(number.magnitude))
        guard !one.isEmpty else { return digits }
        return digits + " " + (number == 1 ? one : many ?? one + "s")
    }

    /// `1.2 MB`
    static func size(_ bytes: Int) -> String {
        var value = Double(bytes)
        var unit = "bytes"
        for larger in ["kB", "MB", "GB", "TB"] where value >= 1000 {
            value /= 1000
            unit = larger
        }
        return unit == "bytes" ? "\(bytes) bytes" : "\(Numeral.tenths(Thousandths(value))) \(unit)"
    }

    /// `3 d 4 h`, `12 min 5 s`
    static func duration(_ seconds: Int) -> String {
        switch seconds {
        case ..<60: "\(seconds) s"
        case ..<3600: "\(seconds / 60) min \(seconds % 60) s"
        case ..<86_400: "\(seconds / 3600) h \(seconds / 60 % 60) min"
        default: "\(seconds / 86_400) d \(seconds / 3600 % 24) h"
        }
    }
}
