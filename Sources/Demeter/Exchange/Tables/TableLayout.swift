internal import Nutrition

/// Which column of a table holds what.
struct TableLayout {
    private(set) var day: Int?
    private(set) var time: Int?
    private(set) var universalTime: Int?
    private(set) var offset: Int?
    private(set) var meal: Int?
    private(set) var name: Int?
    private(set) var brand: Int?
    private(set) var amount: Int?
    private(set) var unit: Int?
    private(set) var amountWithUnit: Int?
    private(set) var weight: (place: Int, grams: Double)?
    private(set) var note: Int?
    private(set) var figures: [(column: NutrientColumn, place: Int)] = []
    private(set) var leaves: [(place: Int, values: [String: LeftOut])] = []
    private(set) var further: [String] = []
    private(set) var unknown: [String] = []
    private(set) var refused: [String] = []
    /// How the program and the file call each column.
    let names: [ColumnName]

    /// The first column of each role counts, and energy in kcal before energy in kJ.
    init(_ names: [ColumnName], _ shape: TableShape) {
        self.names = names
        for (place, column) in names.enumerated() {
            if let values = shape.leaves[column.key] { leaves.append((place, values)) }
            if let role = shape.roles[column.key] {
                take(role, place)
            } else if shape.leaves[column.key] == nil, !column.key.isEmpty {
                take(column, place)
            }
        }
        preferOwn()
    }

    private mutating func take(_ role: ColumnRole, _ place: Int) {
        switch role {
        case .day: day = day ?? place
        case .time: time = time ?? place
        case .universalTime: universalTime = universalTime ?? place
        case .offset: offset = offset ?? place
        case .meal: meal = meal ?? place
        case .name: name = name ?? place
        case .brand: brand = brand ?? place
        case .amount: amount = amount ?? place
        case .unit: unit = unit ?? place
        case .amountWithUnit: amountWithUnit = amountWithUnit ?? place
        case .note: note = note ?? place
        case .known: break
        case .weight:
            guard let grams = FigureUnit(names[place].unit ?? "g")?.grams else {
                refused.append(names[place].written)
                return
            }
            weight = weight ?? (place, grams)
        case .figure(let id):
            guard let nutrient = Nutrient(rawValue: id) else {
                preconditionFailure("\(id) is no nutrient")
            }
            take(
                NutrientColumn.find(NutrientNames.Said(nutrient: nutrient), names[place].unit),
                place)
        case .percentage where names[place].unit == nil: further.append(names[place].written)
        case .percentage: take(names[place], place)
        }
    }

    private mutating func take(_ column: ColumnName, _ place: Int) {
        take(NutrientColumn.find(column), place)
    }

    private mutating func take(_ finding: NutrientColumn.Finding, _ place: Int) {
        switch finding {
        case .column(let found): figures.append((found, place))
        case .unknownUnit: refused.append(names[place].written)
        case .further: further.append(names[place].written)
        case .none: unknown.append(names[place].written)
        }
    }

    private mutating func preferOwn() {
        var best: [Nutrient: (column: NutrientColumn, place: Int)] = [:]
        for figure in figures {
            let nutrient = figure.column.nutrient
            // Kilojoules and salt count only where kilocalories and sodium do not stand.
            if let known = best[nutrient], figure.column.isDerived || !known.column.isDerived {
                continue
            }
            best[nutrient] = figure
        }
        figures = Nutrient.all.compactMap { best[$0] }
    }
}
