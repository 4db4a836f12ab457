internal import Wire

typealias DoctorFinding = DoctorMessage.Finding

extension DoctorMessage.Finding {
    static func good(_ subject: String, _ finding: String) -> Self { Self(.good, subject, finding) }

    static func note(_ subject: String, _ finding: String, _ remedy: String? = nil) -> Self {
        Self(.note, subject, finding, remedy: remedy)
    }

    static func warning(_ subject: String, _ finding: String, _ remedy: String) -> Self {
        Self(.warning, subject, finding, remedy: remedy)
    }

    static func fault(_ subject: String, _ finding: String, _ remedy: String) -> Self {
        Self(.fault, subject, finding, remedy: remedy)
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
        let told = toldSubject
        let name = told + String(repeating: " ", count: max(1, 14 - DisplayWidth.of(told)))
        return [start + name + DisplayWidth.printable(finding)]
            + (remedy.map { ["                  " + DisplayWidth.printable($0)] } ?? [])
    }
}
