/// Food Patterns Equivalents 2017-2018 in 100 g of a food: how much of each group is in it.
///
/// A group that is 0 there is below half of the last digit that the table gives, 0.005 ounce or cup
/// equivalents: 0.14 g of egg, 0.08 g of flour, 1.2 g of milk.
struct FoodPatterns {
    private let columns: [String: Int]
    private let rows: [String: [String]]

    init(_ usda: USDAFolder) throws {
        let file = "fped_2017_2018.csv"
        let table = try usda.table(file)
        let code = try usda.column("food_code", of: table, file)
        columns = Dictionary(
            table.columns.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        rows = Dictionary(
            table.rows.filter { $0.count == table.columns.count }.map { ($0[code], $0) },
            uniquingKeysWith: { first, _ in first })
    }

    /// The groups of a food, added up; `nil` where the food or a group is not in the table.
    func sum(_ groups: [String], of code: String) -> Double? {
        guard let row = rows[code] else { return nil }
        var sum = 0.0
        for group in groups {
            guard let column = columns[group], let amount = Double(row[column]) else { return nil }
            sum += amount
        }
        return sum
    }
}
