internal import JSON
package import Nutrition

/// What a person wants erased, kept in the data folder until all of it is.
package struct Erasure: Sendable, Hashable {
    /// `nil` for everything.
    package var days: ClosedRange<LocalDay>?
    /// The folder of the daily copies.
    package var backups: String

    package init(days: ClosedRange<LocalDay>?, backups: String) {
        self.days = days
        self.backups = backups
    }

    /// Days and a folder, and nothing that was said.
    var json: JSONValue {
        [
            "demeter": "forgetting",
            "from": days.map { .string($0.lowerBound.description) } ?? .null,
            "to": days.map { .string($0.upperBound.description) } ?? .null,
            "backups": .string(backups),
        ]
    }

    init?(json: JSONValue) {
        guard json["demeter"]?.string == "forgetting", let backups = json["backups"]?.string,
            let from = json["from"], let to = json["to"]
        else { return nil }
        self.backups = backups
        if from.isNull, to.isNull { return }
        guard let first = LocalDay(from.string ?? ""), let last = LocalDay(to.string ?? ""),
            first <= last
        else { return nil }
        days = first...last
    }
}
