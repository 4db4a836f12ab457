internal import FoodCatalog
internal import Nutrition

/// The rules that names in other languages keep.
enum NameChecker {
    /// A name belongs to one food, but it may mean another in each region; see `HanText.key(ofName:)`.
    static func findings(in foods: [Food]) -> [CatalogFinding] {
        var owners: [WordHash: (id: FoodID, text: String)] = [:]
        var findings: [CatalogFinding] = []
        for food in foods {
            func report(_ rule: CatalogFinding.Rule, _ text: String) {
                findings.append(CatalogFinding(food: food.id.rawValue, rule: rule, text: text))
            }
            for name in food.names[.traditionalChinese] ?? [] {
                guard HanText.holdsHan(name), name.count <= CatalogChecker.longestName else {
                    report(
                        .badName,
                        "\"\(name)\" is no Chinese name of up to \(CatalogChecker.longestName) characters"
                    )
                    continue
                }
                let key = HanText.key(ofName: name)
                if let owner = owners.updateValue((food.id, name), forKey: key) {
                    report(
                        .claimedTwice,
                        "\"\(name)\" is also \"\(owner.text)\" of \(owner.id); only one of them can have it"
                    )
                }
            }
        }
        return findings
    }
}
