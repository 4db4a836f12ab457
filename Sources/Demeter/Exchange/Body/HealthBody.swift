internal import Body
internal import Journal
internal import Nutrition
internal import Telling
internal import XML

/// What Apple Health's records say of a body: weights and waists one by one, steps and energy by the day.
///
/// A watch and a telephone both count steps, so that the one that counted most counts for a day. Their energies are
/// kept apart: what is counted of them is decided when a day is looked at.
struct HealthBody {
    private struct Key: Hashable, Comparable {
        var kind: MeasurementKind
        var day: LocalDay
        var source: String

        static func < (left: Key, right: Key) -> Bool {
            (left.day, left.kind.rawValue, left.source)
                < (right.day, right.kind.rawValue, right.source)
        }
    }

    private struct Sum {
        var value = 0.0
        /// Milliseconds since 1970 of the first record, and its offset.
        var first: (milliseconds: Int64, offset: Int)
        var line: Int
    }

    private var sums: [Key: Sum] = [:]

    private static let kinds: [String: MeasurementKind] = [
        "BodyMass": .weight, "WaistCircumference": .waist, "StepCount": .steps,
        "ActiveEnergyBurned": .activeEnergy, "BasalEnergyBurned": .restingEnergy,
    ]

    /// `nil` of a type of record that tells nothing that is kept.
    static func kind(ofType type: String) -> MeasurementKind? {
        guard let name = type.firstRange(of: "QuantityTypeIdentifier") else { return nil }
        return kinds[String(type[name.upperBound...])]
    }

    /// Takes a record of a kind of those.
    mutating func take(
        _ kind: MeasurementKind, _ reader: XMLReader, _ collector: inout ImportCollector
    ) {
        let line = reader.line
        let text = reader.attribute("value") ?? ""
        let start = reader.attribute("startDate") ?? ""
        guard let number = Numeral.value(text, .point), number >= 0 else {
            return collector.fault(line, phrase("\"\(text)\" is no \(kind.name)"))
        }
        guard let (day, rest) = DateText.date(start, .monthFirst),
            let second = DateText.secondOfDay(rest.prefix(8)), let offset = DateText.offset(rest)
        else { return collector.fault(line, phrase("\"\(start)\" is no time")) }
        let seconds =
            Int64(day.daysSinceEpoch) * 86_400 + Int64(second) - Int64(offset)
        let moment = collector.clock.moment(milliseconds: seconds * 1000, offset: offset)
        let source = reader.attribute("sourceName") ?? collector.plan.format.title
        let unit = Self.unit(reader.attribute("unit") ?? "")
        switch kind {
        case .weight, .waist:
            collector.measure(kind, number, in: unit, at: moment, source: source, line: line)
        case .steps, .activeEnergy, .restingEnergy, .totalEnergy:
            guard let value = kind.value(number, in: unit) else {
                return collector.fault(line, phrase("\"\(unit)\" is no unit of \(kind.name)"))
            }
            let key = Key(kind: kind, day: moment.day, source: source)
            var sum = sums[key] ?? Sum(first: (seconds * 1000, offset), line: line)
            sum.value += value.value
            if seconds * 1000 < sum.first.milliseconds { sum.first = (seconds * 1000, offset) }
            sums[key] = sum
        }
    }

    /// HealthKit writes `Cal` for a kilocalorie, `cal` for its thousandth part, and `count` for steps.
    private static func unit(_ unit: String) -> String {
        switch unit {
        case "Cal": "kcal"
        case "cal": "thousandths of a kcal"
        case "count": "steps"
        default: unit
        }
    }

    /// Gives the days' sums.
    mutating func finish(_ collector: inout ImportCollector) {
        var walked: [LocalDay: Double] = [:]
        for (key, sum) in sums where key.kind == .steps {
            walked[key.day] = max(walked[key.day] ?? 0, sum.value)
        }
        for (key, sum) in sums.sorted(by: { $0.key < $1.key }) {
            if key.kind == .steps {
                // Of two that counted alike the first by name counts.
                guard let most = walked[key.day], sum.value == most else { continue }
                walked[key.day] = nil
            }
            collector.measure(
                key.kind, (sum.value * 1000).rounded() / 1000, in: nil,
                at: collector.clock.moment(
                    milliseconds: sum.first.milliseconds, offset: sum.first.offset),
                source: key.source, line: sum.line)
        }
        sums = [:]
    }
}
