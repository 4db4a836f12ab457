internal import Body
internal import Journal
internal import Nutrition
package import Service
package import Wire

// What is measured of the body.
extension Logbook {
    package nonisolated(nonsending) func measure(
        _ request: MeasureRequest
    ) async throws(ServiceError) -> MeasureResult {
        let content = MeasurementContent(
            kind: request.kind, value: request.value, moment: try moment(at: request.at),
            until: request.until.map { Timestamp(milliseconds: $0.milliseconds) })
        let (recorded, before) = try await keep(content, by: nil)
        guard let measurement = recorded.person.measurements.first?.after else {
            throw .storage(code: 0)
        }
        return MeasureResult(
            measurement: MeasurementMessage(measurement),
            reply: Phrases.measured(content, before: before, today: today()))
    }

    /// Keeps a measurement; and what was measured of the same kind before it.
    nonisolated(nonsending) func keep(
        _ content: MeasurementContent, by utterance: UtteranceID?
    ) async throws(ServiceError) -> (Recorded, before: Measurement?) {
        try await storing { () async throws(JournalError) in
            let before = try await self.journal.newestMeasurement(
                content.kind, upTo: content.moment.day)
            return (try await self.journal.measure([content], by: utterance), before)
        }
    }

    package nonisolated(nonsending) func measurements(
        _ request: MeasurementsRequest
    ) async throws(ServiceError) -> [MeasurementMessage] {
        try await ServiceError.translating { () async throws(JournalError) in
            try await journal.measurements(
                request.kind, from: request.from ?? LocalDay(daysSinceEpoch: 0),
                to: request.to ?? .last
            ).map(MeasurementMessage.init)
        }
    }

    package nonisolated(nonsending) func removeMeasurement(
        _ id: Int
    ) async throws(ServiceError) -> MeasureResult {
        let recorded = try await storing { () async throws(JournalError) in
            try await self.journal.removeMeasurement(MeasurementID(rawValue: Int64(id)))
        }
        guard let measurement = recorded.person.measurements.first?.before else {
            throw .noSuchMeasurement(id)
        }
        return MeasureResult(
            measurement: MeasurementMessage(measurement),
            reply: Phrases.person(recorded.person).joined(separator: "\n"))
    }
}

extension MeasurementMessage {
    init(_ measurement: Measurement) {
        let content = measurement.content
        self.init(
            id: Int(measurement.id.rawValue), kind: content.kind, value: content.value,
            day: content.moment.day, measuredAt: Wire.Instant(content.moment),
            until: content.until.map {
                Wire.Instant(
                    milliseconds: $0.milliseconds, offsetSeconds: content.moment.offset)
            }, source: content.source)
    }
}
