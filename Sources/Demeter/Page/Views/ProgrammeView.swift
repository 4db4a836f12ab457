internal import Nutrition
internal import Programmes
internal import Wire

/// The programme that goes on or was done last, what can be done with it, and those that can be started.
struct ProgrammeView: Sendable {
    var frame: PageFrame
    /// `nil` where none was ever started.
    var current: ProgrammeMessage?
    var offers: ProgrammesMessage

    private var texts: Texts { frame.texts }

    private var isOngoing: Bool {
        current.map { $0.progress.run.isOngoing(on: $0.progress.today) } ?? false
    }

    var markup: Markup {
        frame.page(texts(.programme)) {
            if let current {
                standing(current)
                if isOngoing { deeds(current.progress) }
                days(current.progress)
            } else {
                Tag.p { texts(.programmeNone) }
            }
            if !isOngoing { offered }
        }
    }

    private func standing(_ current: ProgrammeMessage) -> Markup {
        Tag.section(.aria("labelledby", "standing")) {
            Tag.h2(.id("standing")) { current.progress.run.programme.told }
            for line in current.reply.split(separator: "\n") { Tag.p { String(line) } }
        }
    }

    private func deeds(_ progress: ProgrammeProgress) -> [Markup] {
        var deeds: [(PageAct, Phrase)] = []
        if progress.run.openPause != nil {
            deeds.append((.resume, .programmeResume))
        } else {
            deeds.append((.pause, .programmePause))
            if !progress.run.isPaused(on: progress.today) {
                deeds.append((.travel, .programmeTravel))
            }
        }
        deeds.append((.stop, .programmeStop))
        return deeds.map { act, phrase in
            frame.form(act, act.rawValue) { Tag.button { texts(phrase) } }
        }
    }

    private func days(_ progress: ProgrammeProgress) -> [Markup] {
        let targets = progress.run.programme.targets
        guard !progress.days.isEmpty else { return [] }
        return [
            Tag.section(.aria("labelledby", "programme-days")) {
                Tag.h2(.id("programme-days")) { texts(.programmeDays) }
                for day in progress.days.reversed() {
                    Tag.h3 {
                        Tag.a(.href(.day(day.day))) {
                            "\(texts(.programmeDay, String(day.number))): \(texts.long(day.day))"
                        }
                    }
                    Tag.ul {
                        for (target, outcome) in zip(targets, day.outcomes) {
                            Tag.li { "\(target.sentence): \(texts(Self.phrase(of: outcome)))" }
                        }
                    }
                }
            }
        ]
    }

    private var offered: Markup {
        Tag.section(.aria("labelledby", "offered")) {
            Tag.h2(.id("offered")) { texts(.programmeOffered) }
            for fault in offers.faults { Tag.p(.className("hint")) { fault } }
            for offer in offers.programmes {
                frame.form(.start, "start-\(offer.programme.name)") {
                    frame.hidden("name", offer.programme.name)
                    Tag.h3 { offer.programme.told }
                    Tag.p { texts(.programmeLength, String(offer.programme.days)) }
                    Tag.ul {
                        for target in offer.programme.targets { Tag.li { target.sentence } }
                    }
                    Tag.button(
                        .aria("label", "\(texts(.programmeStart)): \(offer.programme.told)")
                    ) { texts(.programmeStart) }
                }
            }
        }
    }

    private static func phrase(of outcome: TargetOutcome) -> Phrase {
        switch outcome {
        case .met: .targetMet
        case .missed: .targetMissed
        case .open: .targetOpen
        case .unknown: .targetUnknown
        }
    }
}
