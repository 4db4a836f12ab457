internal import Body
internal import Journal
internal import Nutrition
internal import Telling

extension ImportCollector {
    /// Takes something measured of the body, or its fault with the line on which it stands.
    ///
    /// - Parameters:
    ///   - number: in `unit`; in the kind's own where that is `nil`.
    ///   - seconds: how long it took; `nil` for what was measured at once or of a whole day.
    ///   - source: the device or program.
    mutating func measure(
        _ kind: MeasurementKind, _ number: Double, in unit: String?, at moment: Moment,
        until seconds: Int64? = nil, source: String, line: Int
    ) {
        guard let value = kind.value(number, in: unit) else {
            fault(line, phrase("\"\(unit ?? "")\" is no unit of \(kind.name)"))
            return
        }
        guard kind.range.contains(value) else {
            fault(
                line,
                phrase(
                    "\(value.value) \(kind.unit) cannot be; \(kind.name) is "
                        + "\(kind.range.lowerBound.value) to \(kind.range.upperBound.value)"))
            return
        }
        guard clock.allows(moment) else {
            fault(line, phrase("\(moment.day) is no day on which somebody was measured"))
            return
        }
        plan.person.measurements.append(
            MeasurementContent(
                kind: kind, value: value, moment: moment,
                until: seconds.map {
                    Timestamp(milliseconds: moment.instant.milliseconds + $0 * 1000)
                },
                source: String(source.prefix(Self.longestSource))))
    }

    /// Programs name themselves; nobody's name is longer.
    private static var longestSource: Int { 60 }
}
