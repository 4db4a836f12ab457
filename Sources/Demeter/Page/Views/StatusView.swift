internal import Nutrition
internal import Telling
internal import Wire

/// How the program is, at a glance.
struct StatusView: Sendable {
    var frame: PageFrame
    var status: StatusMessage

    private var texts: Texts { frame.texts }

    var markup: Markup {
        frame.page(texts(.status)) {
            if status.journal.readOnly {
                Tag.div(.className("notice complaint")) { Tag.p { texts(.statusReadOnly) } }
            }
            Tag.table {
                Tag.tbody {
                    for row in rows {
                        Tag.tr {
                            Tag.th(.scope("row")) { texts(row.name) }
                            Tag.td {
                                row.text
                                if let complaint = row.complaint {
                                    Tag.small(.lang("en")) { " \(complaint)" }
                                }
                            }
                        }
                    }
                }
            }
            Tag.p(.className("hint")) { texts(.doctorHint) }
            Tag.p { Tag.a(.href(.doctor), .className("button")) { texts(.doctorLook) } }
        }
    }

    private struct Row: Sendable {
        var name: Phrase
        var text: String
        /// A sentence of the program's own, which is English.
        var complaint: String?
    }

    private var rows: [Row] {
        let next = status.nextRollover
        var rows = [
            Row(name: .statusVersion, text: "\(status.version), \(since)"),
            Row(
                name: .statusDay,
                text: texts(
                    .statusNextDay, status.timeZone,
                    "\(next.description.prefix(10)) \(next.description.dropFirst(11).prefix(5))")),
            Row(
                name: .foods,
                text: texts(
                    .statusFoods, number(status.reader.foods), number(status.reader.ownFoods))),
            Row(
                name: .statusJournal,
                text: texts(
                    .statusEntries, number(status.journal.entries), size(status.journal.bytes))),
            Row(name: .waiting, text: queues),
            Row(name: .statusModel, text: model),
            Row(
                name: .statusVoice, text: texts(voice), complaint: status.voice.complaint),
        ]
        for (name, carried) in [
            (Phrase.statusCloud, status.cloud), (.statusHousehold, status.household),
        ] {
            guard let carried else { continue }
            rows.append(
                Row(
                    name: name,
                    text: texts(
                        .statusCarried, number(carried.synced), number(carried.pending),
                        number(carried.failed)), complaint: carried.complaint))
        }
        return rows
    }

    private func number(_ value: Int) -> String { Figures.number(Double(value)) }

    private var since: String {
        let minutes = status.uptime / 60
        return minutes < 2 * 24 * 60
            ? texts(.statusHours, String(minutes / 60), String(minutes % 60))
            : texts(.statusDays, String(minutes / (24 * 60)))
    }

    private func size(_ bytes: Int) -> String {
        bytes < 1_000_000
            ? "\(number(bytes / 1000)) kB"
            : "\(Figures.number((Double(bytes) / 100_000).rounded() / 10)) MB"
    }

    private var queues: String {
        let queues = [
            (status.queues.held, Phrase.statusHeld), (status.queues.question, .statusAsked),
            (status.queues.waiting, .statusForModel), (status.queues.received, .statusUnread),
            (status.queues.summaries, .statusSummaries),
        ].filter { $0.0 > 0 }.map { texts($0.1, number($0.0)) }
        return queues.isEmpty ? texts(.statusNothing) : Words.row(queues)
    }

    private var model: String {
        guard let details = status.model.details else { return texts(.statusNoModel) }
        return details.state == "ready"
            ? texts(.statusReady, details.model) : texts(.statusNotReady, details.model)
    }

    private var voice: Phrase {
        switch status.voice.state {
        case .off: .voiceOff
        case .starting: .voiceStarting
        case .listening, .open: .voiceListening
        case .muted: .voiceMuted
        case .failed: .voiceFailed
        }
    }
}

/// What was looked at, and what to do where something is not as it should be; that first.
struct DoctorView: Sendable {
    var frame: PageFrame
    var message: DoctorMessage

    private var texts: Texts { frame.texts }

    var markup: Markup {
        frame.page(texts(.doctor)) {
            Tag.p { Tag.a(.href(.status)) { texts(.status) } }
            Tag.p { texts(message.isWell ? .doctorWell : .doctorUnwell) }
            for level in [DoctorMessage.Finding.Level.fault, .warning, .note, .good] {
                let own = message.findings.filter { $0.level == level }
                if !own.isEmpty { section(level, own) }
            }
        }
    }

    private func section(
        _ level: DoctorMessage.Finding.Level, _ findings: [DoctorMessage.Finding]
    ) -> Markup {
        let (phrase, className): (Phrase, String) =
            switch level {
            case .fault: (.doctorFaults, "waiting")
            case .warning: (.doctorWarnings, "waiting")
            case .note: (.doctorNotes, "")
            case .good: (.doctorGood, "")
            }
        let id = level.rawValue
        return Tag.section(
            className.isEmpty ? nil : .className(className), .aria("labelledby", id)
        ) {
            Tag.h2(.id(id)) { texts(phrase) }
            Tag.ul(.className("findings")) {
                for finding in findings {
                    Tag.li {
                        Tag.strong { finding.toldSubject }
                        ": \(finding.finding)"
                        if let remedy = finding.remedy { Tag.p { remedy } }
                    }
                }
            }
        }
    }
}
