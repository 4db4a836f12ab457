/// A published set of food figures, as the curation's sources name it.
package enum USDARelease: String, Sendable, Hashable, CaseIterable {
    case fndds2017 = "F17"
    case fndds2019 = "F19"
    case fndds2021 = "F21"
    case standardReference = "SR"

    /// The name that stands with every figure in the catalog.
    package var title: String {
        switch self {
        case .fndds2017: "FNDDS 2017-2018"
        case .fndds2019: "FNDDS 2019-2020"
        case .fndds2021: "FNDDS 2021-2023"
        case .standardReference: "SR 28"
        }
    }

    var foodsFile: String {
        switch self {
        case .fndds2017: "fndds_2017_2018_foods.csv"
        case .fndds2019: "fndds_2019_2020_foods.csv"
        case .fndds2021: "fndds_2021_2023_foods.csv"
        case .standardReference: "sr28_macros.csv"
        }
    }

    /// All nutrients of the same foods.
    var nutrientsFile: String {
        switch self {
        case .fndds2017: "fndds_2017_2018_nutrients.csv"
        case .fndds2019: "fndds_2019_2020_nutrients.csv"
        case .fndds2021: "fndds_2021_2023_nutrients.csv"
        case .standardReference: "sr28_nutrients.csv"
        }
    }

    var portionsFile: String {
        switch self {
        case .fndds2017: "fndds_2017_2018_portions.csv"
        case .fndds2019: "fndds_2019_2020_portions.csv"
        case .fndds2021: "fndds_2021_2023_portions.csv"
        case .standardReference: "sr28_portions.csv"
        }
    }

    var codeColumn: String { self == .standardReference ? "ndb_no" : "food_code" }
}
