internal import Body
internal import Journal
internal import Nutrition
internal import Service
internal import Telling
internal import Wire

// What somebody says of themselves in a line.
extension Logbook {
    nonisolated(nonsending) func answer(
        _ remark: PersonRemark, of id: UtteranceID
    ) async throws(ServiceError) -> [String] {
        switch remark {
        case .tell(let request):
            let recorded = try await tell(request, by: id)
            guard recorded.change != nil else { return [Texts.person.knownAlready()] }
            return Phrases.person(recorded.person)
        case .ask:
            try await settle(id)
            return Phrases.profile(try await profile())
        case .measure(let kind, let value, let span):
            let content = MeasurementContent(
                kind: kind, value: value, moment: moment(in: span))
            let (_, before) = try await keep(content, by: id)
            return [Phrases.measured(content, before: before, today: today())]
        case .askEnergy:
            try await settle(id)
            return Phrases.burned(try await energy(nil))
        case .askTrend:
            try await settle(id)
            return [Phrases.trend(try await energy(nil))]
        case .aim(let aim):
            do throws(ServiceError) {
                return try await follow(aim, by: id).reply.split(separator: "\n").map(String.init)
            } catch .refusedAim(let reason) {
                try await settle(id)
                return [reason]
            }
        case .odd(let kind):
            try await settle(id)
            return [Phrases.odd(kind)]
        case .askMeasurement(let kind):
            try await settle(id)
            let today = today()
            let newest = try await ServiceError.translating { () async throws(JournalError) in
                try await journal.newestMeasurement(kind, upTo: today)
            }
            return [Phrases.newest(newest, kind, today: today)]
        }
    }

    /// Now, or the same time on the day that was named.
    private func moment(in span: Span?) -> Moment {
        let (calendar, now, today) = (calendar(), now(), today())
        let day = span?.range(calendar, today: today).upperBound ?? today
        guard day < today else { return Moment(milliseconds: now, calendar) }
        let second = calendar.secondOfDay(at: Timestamp(milliseconds: now).seconds)
        return Moment(
            milliseconds: calendar.instant(on: day, secondOfDay: second) * 1000, calendar)
    }
}
