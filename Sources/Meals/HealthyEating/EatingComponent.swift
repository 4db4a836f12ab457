internal import Telling

/// One of the thirteen components of the Healthy Eating Index, with its standards.
///
/// HEI-2020 has the components and standards of HEI-2015 from two years on. Source: USDA Food and Nutrition
/// Service and National Cancer Institute, "HEI-2020 Components and Scoring Standards"; Shams-White et al.,
/// J Acad Nutr Diet 2023;123(9):1280-1288.
package enum EatingComponent: String, Sendable, Hashable, CaseIterable {
    case totalFruits = "total_fruits"
    case wholeFruits = "whole_fruits"
    case totalVegetables = "total_vegetables"
    case greensAndBeans = "greens_and_beans"
    case wholeGrains = "whole_grains"
    case dairy
    case totalProteinFoods = "total_protein_foods"
    case seafoodAndPlantProteins = "seafood_and_plant_proteins"
    case fattyAcids = "fatty_acids"
    case refinedGrains = "refined_grains"
    case sodium
    case addedSugars = "added_sugars"
    case saturatedFats = "saturated_fats"

    /// Points at best.
    package var most: Double {
        switch self {
        case .totalFruits, .wholeFruits, .totalVegetables, .greensAndBeans, .totalProteinFoods,
            .seafoodAndPlantProteins:
            5
        default: 10
        }
    }

    /// The amount that gives no point; of what should be eaten less of, at least so much.
    package var worst: Double {
        switch self {
        case .fattyAcids: 1.2
        case .refinedGrains: 4.3
        case .sodium: 2.0
        case .addedSugars: 26
        case .saturatedFats: 16
        default: 0
        }
    }

    /// The amount that gives all points.
    package var best: Double {
        switch self {
        case .totalFruits, .seafoodAndPlantProteins: 0.8
        case .wholeFruits: 0.4
        case .totalVegetables, .sodium: 1.1
        case .greensAndBeans: 0.2
        case .wholeGrains: 1.5
        case .dairy: 1.3
        case .totalProteinFoods, .fattyAcids: 2.5
        case .refinedGrains: 1.8
        case .addedSugars: 6.5
        case .saturatedFats: 8
        }
    }

    /// What amounts are told in.
    package var unit: String {
        switch self {
        case .totalFruits, .wholeFruits, .totalVegetables, .greensAndBeans, .dairy:
            Texts.index.cups()
        case .wholeGrains, .refinedGrains, .totalProteinFoods, .seafoodAndPlantProteins:
            Texts.index.ounces()
        case .sodium: Texts.index.grams()
        case .addedSugars, .saturatedFats: Texts.index.percent()
        case .fattyAcids: Texts.index.ratio()
        }
    }

    package var name: String {
        let texts = Texts.index
        return switch self {
        case .totalFruits: texts.fruit()
        case .wholeFruits: texts.wholeFruit()
        case .totalVegetables: texts.vegetables()
        case .greensAndBeans: texts.greensAndBeans()
        case .wholeGrains: texts.wholeGrains()
        case .dairy: texts.dairy()
        case .totalProteinFoods: texts.proteinFoods()
        case .seafoodAndPlantProteins: texts.seafoodAndPlants()
        case .fattyAcids: texts.fattyAcids()
        case .refinedGrains: texts.refinedGrains()
        case .sodium: texts.sodium()
        case .addedSugars: texts.addedSugars()
        case .saturatedFats: texts.saturatedFats()
        }
    }

    /// Whether less is better.
    package var isModeration: Bool { worst > best }

    /// The points of an amount, in proportion between the standards.
    package func points(_ amount: Double) -> Double {
        let share = (amount - worst) / (best - worst)
        return most * min(1, max(0, share))
    }
}
