/// A unit of weight or volume that people measure food in.
@usableFromInline
package enum MeasureUnit: String, Sendable, Hashable, CaseIterable {
    case milligram, gram, kilogram, ounce, pound
    case milliliter, centiliter, deciliter, liter
    case teaspoon, tablespoon, fluidOunce, cup, pint, quart, gallon

    /// Grams in one; `nil` for a volume. Ounce and pound are avoirdupois.
    @inlinable
    package var grams: Double? {
        switch self {
        case .milligram: 0.001
        case .gram: 1
        case .kilogram: 1000
        case .ounce: 28.349_523_125
        case .pound: 453.592_37
        default: nil
        }
    }

    /// Millilitres in one, by United States customary measures; `nil` for a weight.
    @inlinable
    package var milliliters: Double? {
        switch self {
        case .milliliter: 1
        case .centiliter: 10
        case .deciliter: 100
        case .liter: 1000
        case .teaspoon: 4.928_921_593_75
        case .tablespoon: 14.786_764_781_25
        case .fluidOunce: 29.573_529_562_5
        case .cup: 236.588_236_5
        case .pint: 473.176_473
        case .quart: 946.352_946
        case .gallon: 3785.411_784
        default: nil
        }
    }

    /// As it is written behind a number: `g`, `fl oz`, `cup`.
    package var symbol: String {
        switch self {
        case .milligram: "mg"
        case .gram: "g"
        case .kilogram: "kg"
        case .ounce: "oz"
        case .pound: "lb"
        case .milliliter: "ml"
        case .centiliter: "cl"
        case .deciliter: "dl"
        case .liter: "l"
        case .teaspoon: "tsp"
        case .tablespoon: "tbsp"
        case .fluidOunce: "fl oz"
        case .cup: "cup"
        case .pint: "pint"
        case .quart: "quart"
        case .gallon: "gallon"
        }
    }
}
