internal import Body
internal import Journal
package import Nutrition
package import Service
package import Wire

// What a body takes, and what its weight does.
extension Logbook {
    package nonisolated(nonsending) func energy(
        _ date: LocalDay?
    ) async throws(ServiceError) -> EnergyMessage {
        let today = today()
        let day = min(date ?? today, today)
        // Of a day that is over, what was eaten on it tells already.
        let book = try await bodyBook(on: day == today ? today : day.advanced(by: 1))
        var message = EnergyMessage(date: day)
        if let expenditure = book.expenditure {
            message.expenditure = EnergyMessage.Figure(expenditure.daily)
            message.isKnown = expenditure.isKnown
            message.days = expenditure.days
            message.loggedDays = expenditure.logged
            message.weighIns = expenditure.weighIns
        }
        if let textbook = book.textbook {
            message.textbook = EnergyMessage.Figure(textbook.daily)
            message.textbookResting = Thousandths(textbook.resting.rounded())
        }
        if let point = book.trend.newest {
            message.weight = EnergyMessage.Figure(point.weight, to: 0.1)
            message.weekly = EnergyMessage.Figure(point.weekly, to: 0.01)
        }
        try await addDay(to: &message, resting: book.textbook?.resting)
        message.aim = try await aimMessage()
        message.reply = Phrases.energy(message, today: today).joined(separator: "\n")
        return message
    }

    /// What is known of the body before a day's end.
    nonisolated(nonsending) func bodyBook(
        on today: LocalDay
    ) async throws(ServiceError) -> BodyBook {
        let first = today.advanced(by: -Expenditure.window)
        let (profile, totals, weights) = try await ServiceError.translating {
            () async throws(JournalError) in
            (
                try await journal.profile(),
                try await journal.days(from: first, to: today.advanced(by: -1)),
                try await journal.measurements(.weight, from: first, to: today)
            )
        }
        return BodyBook(profile: profile, totals: totals, weights: weights, today: today)
    }

    /// What the day's food and devices say, each moment once.
    private nonisolated(nonsending) func addDay(
        to message: inout EnergyMessage, resting: Double?
    ) async throws(ServiceError) {
        let (day, calendar) = (message.date, calendar())
        let (total, measured) = try await ServiceError.translating {
            () async throws(JournalError) in
            (
                try await journal.day(day).total,
                // What began before midnight may reach into the day.
                try await journal.measurements(
                    nil, from: day.advanced(by: -1), to: day.advanced(by: 1))
            )
        }
        let span = calendar.start(of: day)..<calendar.start(of: day.advanced(by: 1))
        let energy = DayEnergy(
            measured.compactMap { EnergySample($0.content, of: day) }, day: span, textbook: resting)
        let isKnown = total.entries > 0 && !total.total.isLeast(.calories)
        message.intake = isKnown ? total.total.sum.calories : nil
        message.active = energy.active.map { Thousandths($0.rounded()) }
        message.resting = energy.resting.map { Thousandths($0.rounded()) }
        if let intake = message.intake, let active = message.active {
            message.net = intake - active
        }
        message.parts = energy.parts.map(EnergyMessage.Part.init)
    }
}

extension EnergySample {
    /// `nil` of what is no energy, or of another day as a whole.
    init?(_ content: MeasurementContent, of day: LocalDay) {
        let kind: Kind
        switch content.kind {
        case .activeEnergy: kind = .active
        case .restingEnergy: kind = .resting
        case .totalEnergy: kind = .total
        case .weight, .waist, .steps: return nil
        }
        let start = content.moment.instant.seconds
        self.init(
            kind: kind, calories: content.value.value,
            time: content.until.flatMap { $0.seconds > start ? start..<$0.seconds : nil },
            source: content.source)
        guard time != nil || content.moment.day == day else { return nil }
    }
}
