package import JSON
internal import Nutrition
package import Programmes

/// A programme in the journal.
package struct StartedProgramme: Sendable, Hashable, Identifiable {
    package let id: ProgrammeID
    package var run: ProgrammeRun

    package init(id: ProgrammeID, run: ProgrammeRun) {
        self.id = id
        self.run = run
    }
}

/// Names a programme in the journal.
package struct ProgrammeID: RawRepresentable, Sendable, Hashable {
    package let rawValue: Int64

    package init(rawValue: Int64) { self.rawValue = rawValue }
}

// As it stands in columns.
extension ProgrammeRun.Pause {
    var stored: JSONValue {
        ["from": .string(from.description), "to": to.map { .string($0.description) } ?? .null]
    }

    /// `nil` of what is no pause, and of one that ends before it begins.
    package init?(stored json: JSONValue) {
        guard let from = json["from"]?.string.flatMap({ LocalDay($0) }) else { return nil }
        let end = json["to"] ?? .null
        let to = end.string.flatMap { LocalDay($0) }
        guard end.isNull || to.map({ $0 >= from }) == true else { return nil }
        self.init(from: from, to: to)
    }
}
