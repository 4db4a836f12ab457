package import JSON
internal import Telling

/// Result of `doctor`: what was looked at of the program and its surroundings.
package struct DoctorMessage: Message {
    /// One thing that was looked at.
    package struct Finding: Message {
        package enum Level: String, Sendable, Hashable, CaseIterable {
            case good, note, warning, fault
        }

        package var level: Level
        /// What was looked at: `journal`.
        package var subject: String
        /// What was found, in a sentence without a full stop.
        package var finding: String
        /// What to do about it; only where something is not as it should be.
        package var remedy: String?

        package init(_ level: Level, _ subject: String, _ finding: String, remedy: String? = nil) {
            self.level = level
            self.subject = subject
            self.finding = finding
            self.remedy = remedy
        }

        /// The subject as a person reads it: `anna: time zone`, where the first is a person.
        package var toldSubject: String {
            subject.split(separator: ": ").map { phrase(of: String($0)) }.joined(separator: ": ")
        }

        package init(json: JSONValue, at name: String) throws(MessageError) {
            let members = try Members(json, at: name)
            level = try members.required("level", members.oneOf("level", Level.self))
            subject = try members.required("subject", members.text("subject"))
            finding = try members.required("finding", members.text("finding"))
            remedy = try members.text("remedy")
        }

        package var json: JSONValue {
            [
                "level": .string(level.rawValue), "subject": .string(subject),
                "finding": .string(finding), "remedy": remedy.map(JSONValue.string) ?? .null,
            ]
        }
    }

    package var version: String
    /// Whether nothing needs a remedy.
    package var isWell: Bool
    package var findings: [Finding]

    package init(version: String, findings: [Finding]) {
        self.version = version
        isWell = !findings.contains { $0.level == .fault || $0.level == .warning }
        self.findings = findings
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        version = try members.required("version", members.text("version"))
        isWell = try members.required("well", members.truth("well"))
        findings = try members.messages("findings", Finding.self) ?? []
    }

    package var json: JSONValue {
        [
            "version": .string(version), "well": .bool(isWell),
            "findings": .messages(findings),
        ]
    }
}
