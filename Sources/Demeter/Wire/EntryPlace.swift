internal import JSON
package import Nutrition

/// Where an entry belongs: when it was eaten, on which day, for which meal.
package struct EntryPlace: Sendable, Hashable {
    package enum Time: Sendable, Hashable {
        case instant(Instant)
        /// A time of day, which keeps the entry's day unless another one is given.
        case clock(hour: Int, minute: Int)
    }

    package var at: Time?
    package var day: LocalDay?
    package var meal: Meal?

    package init(at: Time? = nil, day: LocalDay? = nil, meal: Meal? = nil) {
        self.at = at
        self.day = day
        self.meal = meal
    }

    package var isEmpty: Bool { self == EntryPlace() }

    /// - Parameter day: the name of the day's parameter.
    init(_ members: Members, day name: String) throws(MessageError) {
        at = try members.optional("at", .moment) { value in value.string.flatMap(Time.init) }
        day = try members.date(name)
        meal = try members.oneOf("meal", Meal.self)
        if case .instant? = at, day != nil { throw .conflict("at", name) }
    }

    func write(to object: inout JSONObject, day name: String) {
        object.writeIfAny("at", at.map { .string($0.description) })
        object.writeIfAny(name, day.map { .string($0.description) })
        object.writeIfAny("meal", meal.map { .string($0.rawValue) })
    }
}

extension EntryPlace.Time {
    /// An instant as in RFC 3339, or a time of day as `13:05`.
    package init?(_ text: String) {
        if let instant = Instant(text) {
            self = .instant(instant)
            return
        }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
            text.utf8.allSatisfy({ (0x30...0x3A).contains($0) }), let hour = Int(parts[0]),
            hour < 24, let minute = Int(parts[1]), minute < 60
        else { return nil }
        self = .clock(hour: hour, minute: minute)
    }

    package var description: String {
        switch self {
        case .instant(let instant): instant.description
        case .clock(let hour, let minute):
            "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
        }
    }
}
