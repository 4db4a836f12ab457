internal import Telling
internal import Wire

// How well Demeter does: what most often goes wrong is told before it is given up on.
extension Doctor {
    /// Of fewer readings or requests a share tells nothing.
    private static let enough = 20

    mutating func lookAt(_ quality: QualityMessage) {
        lookAtReadings(quality)
        if quality.held > 0 {
            add(
                .good(
                    "holds",
                    phrase(
                        "\(quality.confirmed) of \(quality.held) were confirmed as they stood, in "
                            + "\(quality.days) days")))
        }
        if quality.asked > 0 {
            add(
                .good(
                    "questions",
                    phrase(
                        "\(quality.answered) of \(quality.asked) were answered, in \(quality.days) days"
                    )
                ))
        }
        guard let week = quality.week, let before = quality.weekBefore else { return }
        lookAtFailures(week, before)
        lookAtCost(week, before)
    }

    private mutating func lookAtReadings(_ quality: QualityMessage) {
        guard let share = quality.rightShare else { return }
        let percent = Int((share * 100).rounded(.down))
        let finding =
            phrase(
                "\(percent) % of \(quality.readings) in \(quality.days) days were right: nobody corrected "
                    + "them within a week")
        let remedy =
            phrase(
                "See why with \"demeter parse --why\"; teach it your own foods with \"demeter foods add\" "
                    + "and \"demeter recipe new\".")
        switch share {
        case _ where quality.readings < Self.enough: add(.good("readings", finding))
        case ..<0.80: add(.warning("readings", finding, remedy))
        case ..<0.85: add(.note("readings", finding, remedy))
        default: add(.good("readings", finding))
        }
    }

    /// Failures in proportion to requests: who asks more has more of them.
    private mutating func lookAtFailures(
        _ week: QualityMessage.ModelWeek, _ before: QualityMessage.ModelWeek
    ) {
        guard week.requests >= Double(Self.enough), before.requests > 0 else { return }
        let (now, earlier) = (week.failures / week.requests, before.failures / before.requests)
        // One of a hundred and more, so that a single failure after none is no alarm.
        guard now > max(earlier * Self.much, 0.01) else { return }
        add(
            .warning(
                "model errors",
                phrase(
                    "\(Self.percent(now)) % of the requests failed this week, and "
                        + "\(Self.percent(earlier)) % in the weeks before"),
                phrase("Try it with \"demeter model test\"; \"demeter status\" tells what failed."))
        )
    }

    private mutating func lookAtCost(
        _ week: QualityMessage.ModelWeek, _ before: QualityMessage.ModelWeek
    ) {
        guard week.requests >= Double(Self.enough) else { return }
        let isPriced = week.cost != nil && before.cost != nil
        let now = isPriced ? week.cost ?? 0 : week.tokens
        let earlier = isPriced ? before.cost ?? 0 : before.tokens
        guard earlier > 0, now > earlier * Self.much else { return }
        let more = Int((((now / earlier) - 1) * 100).rounded(.down))
        add(
            .warning(
                "model cost",
                phrase(
                    "\(more) % more \(isPriced ? phrase("money") : phrase("tokens")) this week than in an average week of "
                        + "the four before"),
                phrase("See \"demeter model cost\"; model.requests_per_day bounds it.")))
    }

    /// Half as much again.
    private static let much = 1.5

    private static func percent(_ share: Double) -> Int { Int((share * 100).rounded()) }
}
