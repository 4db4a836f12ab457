internal import CatalogFiles
internal import Nutrition

/// A published set of food figures, as the curation's sources name it.
package enum USDARelease: String, Sendable, Hashable, CaseIterable {
    case fndds2017 = "F17"
    case fndds2019 = "F19"
    case fndds2021 = "F21"
    case standardReference = "SR"
    /// The food composition database of Taiwan's Food and Drug Administration, edition of 2025.
    case taiwan = "TW"

    /// The name that stands with every figure in the catalog.
    package var title: String {
        switch self {
        case .fndds2017: "FNDDS 2017-2018"
        case .fndds2019: "FNDDS 2019-2020"
        case .fndds2021: "FNDDS 2021-2023"
        case .standardReference: "SR 28"
        case .taiwan: CatalogChecker.taiwan
        }
    }

    var foodsFile: String {
        switch self {
        case .fndds2017: "fndds_2017_2018_foods.csv"
        case .fndds2019: "fndds_2019_2020_foods.csv"
        case .fndds2021: "fndds_2021_2023_foods.csv"
        case .standardReference: "sr28_macros.csv"
        case .taiwan: "taiwan_fda.csv"
        }
    }

    /// All nutrients of the same foods, where they stand in a table of their own.
    var nutrientsFile: String? {
        switch self {
        case .fndds2017: "fndds_2017_2018_nutrients.csv"
        case .fndds2019: "fndds_2019_2020_nutrients.csv"
        case .fndds2021: "fndds_2021_2023_nutrients.csv"
        case .standardReference: "sr28_nutrients.csv"
        case .taiwan: nil
        }
    }

    /// How people measure them; `nil` where nobody published it.
    var portionsFile: String? {
        switch self {
        case .fndds2017: "fndds_2017_2018_portions.csv"
        case .fndds2019: "fndds_2019_2020_portions.csv"
        case .fndds2021: "fndds_2021_2023_portions.csv"
        case .standardReference: "sr28_portions.csv"
        case .taiwan: nil
        }
    }

    var codeColumn: String {
        switch self {
        case .standardReference: "ndb_no"
        case .taiwan: "code"
        default: "food_code"
        }
    }

    var descriptionColumn: String { self == .taiwan ? "name_zh" : "description" }

    /// The column of one of the leading nutrients.
    func column(of nutrient: Nutrient) -> String? {
        self == .taiwan && nutrient == .carbohydrates ? "carb_g" : nutrient.facts.column
    }

    /// Whether a text is a code as this release writes them.
    func isCode(_ text: some StringProtocol) -> Bool {
        let digits = self == .taiwan ? text.dropFirst() : text[...]
        return !text.isEmpty && digits.allSatisfy(\.isNumber)
            && (self != .taiwan || text.first?.isLetter == true)
    }
}
