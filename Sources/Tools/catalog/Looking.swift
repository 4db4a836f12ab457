internal import CatalogFiles
internal import Curation
internal import Nutrition

/// The commands by which a curator finds a code.
struct Looking {
    private let options: Options
    private let usda: USDAFolder

    init(_ options: Options) throws {
        guard let path = options.usda, !options.words.isEmpty else { throw UsageError() }
        self.options = options
        usda = USDAFolder(path: path, taiwan: options.taiwan)
    }

    func find() throws -> Int32 {
        let words = options.words.map { $0.lowercased() }
        let ranks = try usda.ranks()
        var found = 0
        for release in USDARelease.allCases {
            // The table of Taiwan need not be there.
            let foods =
                release == .taiwan
                ? (try? usda.foods(of: release)) ?? [:] : try usda.foods(of: release)
            for (code, food) in foods.sorted(by: { $0.key < $1.key }) {
                let description = food.description.lowercased()
                guard words.allSatisfy({ description.contains($0) }) else { continue }
                found += 1
                let usual = food.portions.first {
                    $0.label == PortionLabel.usualAmount && $0.subcode.isEmpty
                }
                let rank = release == .standardReference ? nil : ranks[code]
                print(
                    "\(release.rawValue):\(code)", "\(figure(food.per100g.calories)) kcal",
                    usual.map { "usual \($0.grams) g" } ?? "usual ?",
                    rank.map { "rank \($0)" } ?? "-", food.description, separator: "\t")
            }
        }
        return found == 0 ? 1 : 0
    }

    func show() throws -> Int32 {
        for word in options.words {
            guard case .usda(let release, let code, let subcode) = CuratedSource(word),
                let food = try usda.foods(of: release)[code]
            else {
                say("\(word): no such food")
                return 1
            }
            let figures = Nutrient.all.map { "\($0.rawValue) \(figure(food.per100g[$0]))" }
            print("\(word)\t\(food.description)\t\(figures.joined(separator: ", "))")
            for row in food.portions where row.subcode == subcode ?? "" {
                let labels = PortionLabel.plain(row.label, grams: row.grams).map { label in
                    "\"\(label.text)\" = \(Thousandths(row.grams / label.count).value)"
                }
                print("\t\(row.label)\t\(row.grams) g\t\(labels.joined(separator: "; "))")
            }
            let brands = Set(food.portions.map(\.subcode)).subtracting([""]).sorted()
            if subcode == nil, !brands.isEmpty {
                print("\tsubcodes: \(brands.joined(separator: ", "))")
            }
        }
        return 0
    }

    private func figure(_ value: Thousandths?) -> String { value.map { "\($0.value)" } ?? "?" }
}
