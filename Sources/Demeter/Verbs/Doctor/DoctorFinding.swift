internal import JSON

/// One thing that was looked at.
struct DoctorFinding: Sendable, Hashable {
    enum Level: String, Sendable {
        case good, note, warning, fault
    }

    var level: Level
    /// What was looked at: `journal`.
    var subject: String
    /// What was found, in a sentence without a full stop.
    var finding: String
    /// What to do about it; only where something is not as it should be.
    var remedy: String?

    static func good(_ subject: String, _ finding: String) -> Self {
        Self(level: .good, subject: subject, finding: finding)
    }

    static func note(_ subject: String, _ finding: String, _ remedy: String? = nil) -> Self {
        Self(level: .note, subject: subject, finding: finding, remedy: remedy)
    }

    static func warning(_ subject: String, _ finding: String, _ remedy: String) -> Self {
        Self(level: .warning, subject: subject, finding: finding, remedy: remedy)
    }

    static func fault(_ subject: String, _ finding: String, _ remedy: String) -> Self {
        Self(level: .fault, subject: subject, finding: finding, remedy: remedy)
    }

    var json: JSONValue {
        [
            "level": .string(level.rawValue), "subject": .string(subject),
            "finding": .string(finding), "remedy": remedy.map(JSONValue.string) ?? .null,
        ]
    }

    func lines(_ style: Style) -> [String] {
        let (mark, ink): (String, Ink?) =
            switch level {
            case .good: ("ok", .green)
            case .note: ("--", .faint)
            case .warning: ("!", .yellow)
            case .fault: ("!!", .red)
            }
        let start = style.paint(mark.count == 1 ? " \(mark)" : mark, ink) + "  "
        let name = subject + String(repeating: " ", count: max(0, 14 - subject.count))
        return [start + name + DisplayWidth.printable(finding)]
            + (remedy.map { ["                  " + DisplayWidth.printable($0)] } ?? [])
    }
}
