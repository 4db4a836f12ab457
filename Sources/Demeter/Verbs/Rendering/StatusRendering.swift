internal import Nutrition
internal import Telling
internal import Wire

/// The daemon at a glance.
enum StatusRendering {
    /// - Parameter now: Unix time in milliseconds.
    static func lines(
        _ status: StatusMessage, socket: String, at now: Int64, _ style: Style
    ) -> [String] {
        var table = TextTable([.init("", .left), .init("", .left)])
        func add(_ name: String, _ text: String, _ ink: Ink? = nil) {
            table.add([.init(phrase(of: name), .faint), .init(text, ink)])
        }
        let journal = status.journal
        add("socket", socket)
        if let person = status.person { add(phrase("journal of"), DisplayWidth.printable(person)) }
        if !status.others.isEmpty {
            add(phrase("beside it"), DisplayWidth.printable(Words.row(status.others)))
        }
        add("day", phrase("\(status.timeZone), the next begins \(moment(status.nextRollover))"))
        let foods = phrase(
            "\(count(status.reader.foods)) \(plural: status.reader.foods, "food", "foods")")
        add(
            "foods",
            status.reader.ownFoods > 0
                ? phrase("\(foods), \(count(status.reader.ownFoods)) of them your own") : foods)
        add(
            "journal",
            phrase(
                "\(count(journal.entries)) \(plural: journal.entries, "entry", "entries"), "
                    + "\(size(journal.bytes)), event \(count(journal.seq))"))
        if journal.readOnly { add("", phrase("Nothing can be stored at the moment."), .red) }
        let queues = [
            (status.queues.held, phrase("\(count(status.queues.held)) for your confirmation")),
            (status.queues.question, phrase("\(count(status.queues.question)) for your answer")),
            (
                status.queues.waiting,
                phrase("\(count(status.queues.waiting)) for the language model")
            ),
            (status.queues.received, phrase("\(count(status.queues.received)) to be read")),
            (
                status.queues.summaries,
                phrase("\(count(status.queues.summaries)) for a place to send a summary to")
            ),
        ].filter { $0.0 > 0 }.map(\.1)
        add(
            "waiting",
            queues.isEmpty
                ? phrase("nothing") : Words.row(queues),
            queues.isEmpty ? nil : .yellow)
        if status.queues.lostSummaries > 0 {
            add("", lost(status.queues.lostSummaries), .red)
        }
        for row in ModelStatusRendering.rows(status.model) {
            add(row.name, DisplayWidth.printable(row.text), row.ink)
        }
        add("voice", phrase(of: status.voice.state.rawValue))
        if let complaint = status.voice.complaint {
            add("", DisplayWidth.printable(complaint), .yellow)
        }
        if let page = status.page {
            add("page", phrase(of: page.state), page.state == "failed" ? .yellow : nil)
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
        let title = phrase("demeterd \(status.version), up \(duration(status.uptime))")
        return [style.paint(DisplayWidth.printable(title), .bold)] + table.lines(style)
    }

    private static func rows(
        _ name: String, _ cloud: StatusMessage.Cloud, at now: Int64
    ) -> [(name: String, text: String, ink: Ink?)] {
        let isLate = cloud.pending > 0 || cloud.failed > 0 || cloud.complaint != nil
        let counts = [
            phrase(
                "\(count(cloud.synced)) \(plural: cloud.synced, "day", "days") synced, "
                    + "\(count(cloud.pending)) waiting"),
            cloud.oldest.map { phrase("the oldest of \($0)") },
            cloud.failed > 0 ? phrase("\(count(cloud.failed)) failed") : nil,
        ]
        let queue = Words.rowOfParts([
            Words.clauses(counts.compactMap(\.self)),
            cloud.contact.map { phrase("carried \(SyncRendering.ago(now - $0))") }
                ?? phrase("nothing carried yet"),
        ])
        var rows: [(name: String, text: String, ink: Ink?)] = [
            (name, queue, isLate ? .yellow : nil)
        ]
        if cloud.erasures > 0 {
            rows.append(
                (
                    "",
                    phrase(
                        "\(count(cloud.erasures)) \(plural: cloud.erasures, "erasure", "erasures") not told yet"
                    ), .yellow
                ))
        }
        if let complaint = cloud.complaint {
            rows.append(("", DisplayWidth.printable(complaint), .yellow))
        }
        return rows
    }

    private static func lost(_ number: Int) -> String {
        phrase(
            "\(count(number)) \(plural: number, "summary was", "summaries were") given up lately; "
                + "try \"demeter summary --send\"")
    }

    /// `2026-03-07 00:00`
    private static func moment(_ instant: Instant) -> String {
        "\(instant.description.prefix(10)) \(instant.clock)"
    }

    private static func count(_ number: Int) -> String {
        (number < 0 ? "-" : "") + Numeral.separated(UInt64(number.magnitude))
    }

    /// `1.2 MB`
    static func size(_ bytes: Int) -> String {
        var value = Double(bytes)
        var unit = "bytes"
        for larger in ["kB", "MB", "GB", "TB"] where value >= 1000 {
            value /= 1000
            unit = larger
        }
        return unit == "bytes"
            ? phrase("\(bytes) bytes") : "\(Numeral.tenths(Thousandths(value))) \(unit)"
    }

    /// `3 d 4 h`, `12 min 5 s`
    static func duration(_ seconds: Int) -> String {
        switch seconds {
        case ..<60: phrase("\(seconds) s")
        case ..<3600: phrase("\(seconds / 60) min \(seconds % 60) s")
        case ..<86_400: phrase("\(seconds / 3600) h \(seconds / 60 % 60) min")
        default: phrase("\(seconds / 86_400) d \(seconds / 3600 % 24) h")
        }
    }
}
