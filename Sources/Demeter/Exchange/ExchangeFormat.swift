/// A file of meals as some program writes it.
package enum ExchangeFormat: String, Sendable, Hashable, CaseIterable {
    /// This program's own export, one JSON object on each line.
    case demeter
    /// This program's entries as comma-separated values.
    case demeterCSV = "demeter-csv"
    case myFitnessPal = "myfitnesspal"
    case cronometer
    case loseIt = "loseit"
    case macroFactor = "macrofactor"
    case openNutriTracker = "opennutritracker"
    case waistline
    case foodYou = "foodyou"
    case sparkyFitness = "sparkyfitness"
    case wger
    case yazio
    case samsungHealth = "samsung-health"
    case fitbit
    case fatSecret = "fatsecret"
    case appleHealth = "apple-health"
    case healthConnect = "health-connect"
    case garmin
    /// A table of one's own with a date and what was measured of the body.
    case measurements

    /// As its makers call it.
    package var title: String {
        switch self {
        case .demeter: "Demeter (JSON Lines)"
        case .demeterCSV: "Demeter (CSV)"
        case .myFitnessPal: "MyFitnessPal"
        case .cronometer: "Cronometer"
        case .loseIt: "Lose It!"
        case .macroFactor: "MacroFactor"
        case .openNutriTracker: "OpenNutriTracker"
        case .waistline: "Waistline"
        case .foodYou: "Food You"
        case .sparkyFitness: "SparkyFitness"
        case .wger: "wger"
        case .yazio: "Yazio"
        case .samsungHealth: "Samsung Health"
        case .fitbit: "Fitbit"
        case .fatSecret: "FatSecret"
        case .appleHealth: "Apple Health"
        case .healthConnect: "Health Connect"
        case .garmin: "Garmin"
        case .measurements: "a table of measurements"
        }
    }

    /// Whether it is one of this program's own.
    package var isOwn: Bool { self == .demeter || self == .demeterCSV }

    /// Which of our own formats the file is in; `nil` when it is in none.
    package static func own(_ start: some Collection<UInt8>) -> ExchangeFormat? {
        let start = start.prefix(4096).drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
        let line = start.prefix { $0 != 0x0A }
        if start.first == UInt8(ascii: "{"), line.firstRange(of: Array("\"demeter\"".utf8)) != nil {
            return .demeter
        }
        let header = CSVText.records(of: line, separator: CSVText.separator(ofHeader: line)).first
        let names = Set(header?.fields.map { $0.lowercased() } ?? [])
        return names.isSuperset(of: ["entry", "instant", "utc_offset"]) ? .demeterCSV : nil
    }

    /// What a file in one of our own formats would bring.
    package func plan(_ bytes: [UInt8]) -> ImportPlan {
        var plan = ImportPlan(format: self)
        switch self {
        case .demeterCSV:
            let style = TableStyle(separator: CSVText.separator(ofHeader: bytes))
            plan.readEntries(CSVText.records(of: bytes, separator: style.separator), style)
        default: plan.readExport(bytes)
        }
        plan.removeControls()
        return plan
    }
}
