/// A file of meals as some program writes it.
package enum ExchangeFormat: String, Sendable, Hashable, CaseIterable {
    /// This program's own export, one JSON object on each line.
    case demeter
    /// This program's entries as comma-separated values.
    case demeterCSV = "demeter-csv"
    /// `Nutrition-Summary-….csv` of the archive that MyFitnessPal mails: one row for each meal.
    case myFitnessPal = "myfitnesspal"
    /// `servings.csv` that Cronometer exports: one row for each food.
    case cronometer
    /// `user_intake.json` of the archive that OpenNutriTracker exports: one object for each food.
    case openNutriTracker = "opennutritracker"

    /// What the file looks like; `nil` when it is none of these.
    package static func detect(_ bytes: [UInt8]) -> ExchangeFormat? {
        let start = bytes.prefix(4096).drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
        if start.first == UInt8(ascii: "{") { return .demeter }
        if start.first == UInt8(ascii: "[") { return .openNutriTracker }
        let header = CSVText.records(of: start, separator: CSVText.separator(ofHeader: start)).first
        let names = Set(header?.fields.map { $0.lowercased() } ?? [])
        if names.isSuperset(of: ["entry", "instant", "utc_offset"]) { return .demeterCSV }
        if names.isSuperset(of: ["day", "food name", "amount"]) { return .cronometer }
        if names.isSuperset(of: ["date", "meal", "calories"]) { return .myFitnessPal }
        return nil
    }

    /// What it would bring; `clock` says when meals without a time were eaten.
    package func plan(_ bytes: [UInt8], clock: ImportClock) -> ImportPlan {
        var plan = ImportPlan(format: self)
        switch self {
        case .demeter: plan.readExport(bytes)
        case .demeterCSV:
            let style = TableStyle(separator: CSVText.separator(ofHeader: bytes))
            plan.readEntries(CSVText.records(of: bytes, separator: style.separator), style)
        case .myFitnessPal: plan.readMyFitnessPal(CSVText.records(of: bytes), clock)
        case .cronometer: plan.readCronometer(CSVText.records(of: bytes), clock)
        case .openNutriTracker: plan.readOpenNutriTracker(bytes, clock)
        }
        plan.removeControls()
        return plan
    }
}
