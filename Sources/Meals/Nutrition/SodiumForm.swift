internal import Telling

/// As what people read sodium; what is kept and exchanged is sodium in mg, whatever is shown.
package enum SodiumForm: Sendable, Hashable {
    case sodium
    /// Grams of table salt, as labels of the EU tell it.
    case salt

    /// For what runs inside `withValue`.
    @TaskLocal package static var shown = SodiumForm.sodium

    static func isSalt(_ nutrient: Nutrient) -> Bool { nutrient == .sodium && shown == .salt }

    /// Grams of salt with so much sodium.
    static func salt(_ sodium: Thousandths) -> Double {
        sodium.value / 1000 / NutrientNames.saltFactor
    }

    static var saltName: String { Telling.isChinese ? "鹽" : "salt" }
}
