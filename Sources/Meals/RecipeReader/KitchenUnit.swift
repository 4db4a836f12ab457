package import Nutrition

/// What a cook measures with.
package enum KitchenUnit: Sendable, Hashable {
    /// Grams in one.
    case weight(Double, MeasureUnit)
    /// Millilitres in one.
    case volume(Double, MeasureUnit)
    /// A package: its contents may be told beside it.
    case package(String)
    /// A piece or part that the food itself comes in: clove, slice, sprig.
    case piece(String)
    /// A little of something, in grams of most seasonings.
    case touch(String, grams: Double)

    /// The unit that words begin with, and how many words it takes.
    static func reading(_ words: ArraySlice<String>) -> (unit: KitchenUnit, count: Int)? {
        guard let first = words.first else { return nil }
        let bare = bare(first)
        if bare == "fl" || bare == "fluid", let second = words.dropFirst().first.map(Self.bare),
            ["oz", "ounce", "ounces"].contains(second)
        {
            return (.volume(MeasureUnit.fluidOunce), 2)
        }
        // A capital T is a tablespoon, a small one a teaspoon.
        if first == "T" || first == "T." { return (.volume(.tablespoon), 1) }
        guard let unit = units[bare] else { return nil }
        return (unit, 1)
    }

    private static func volume(_ unit: MeasureUnit) -> KitchenUnit {
        .volume(unit.milliliters ?? 0, unit)
    }

    private static func weight(_ unit: MeasureUnit) -> KitchenUnit {
        .weight(unit.grams ?? 0, unit)
    }

    /// In small letters, without a point behind it.
    private static func bare(_ word: String) -> String {
        let word = word.lowercased()
        return word.utf8.last == UInt8(ascii: ".") ? String(word.dropLast()) : word
    }

    private static let units: [String: KitchenUnit] = {
        var units: [String: KitchenUnit] = [:]
        func add(_ unit: KitchenUnit, _ names: String) {
            for name in names.split(separator: " ") { units[String(name)] = unit }
        }
        add(weight(.gram), "g gr gm gms gram grams gramme grammes")
        add(weight(.kilogram), "kg kgs kilo kilos kilogram kilograms")
        add(weight(.milligram), "mg")
        add(weight(.ounce), "oz ozs ounce ounces")
        add(weight(.pound), "lb lbs pound pounds")
        add(volume(.milliliter), "ml mls millilitre millilitres milliliter milliliters cc")
        add(volume(.centiliter), "cl")
        add(volume(.deciliter), "dl")
        add(volume(.liter), "l litre litres liter liters")
        add(volume(.teaspoon), "tsp tsps t teaspoon teaspoons teaspoonful teaspoonfuls")
        add(
            volume(.tablespoon),
            "tbsp tbsps tbs tblsp tbl tablespoon tablespoons tablespoonful tablespoonfuls spoon spoons "
                + "spoonful spoonfuls")
        add(volume(.cup), "cup cups c cupful cupfuls")
        add(volume(.pint), "pint pints pt")
        add(volume(.quart), "quart quarts qt qts")
        add(volume(.gallon), "gallon gallons")
        add(.volume(10, .milliliter), "dessertspoon dessertspoons dsp")
        for name in [
            "can", "tin", "jar", "packet", "package", "pack", "box", "bag", "carton", "tub", "pot",
            "bottle", "pouch", "sachet", "envelope", "container", "punnet", "brick",
        ] {
            add(.package(name), "\(name) \(name)s")
        }
        add(.package("package"), "pkg pkgs pkt pkts pck")
        add(.package("box"), "boxes")
        for name in [
            "clove", "slice", "rasher", "sprig", "stalk", "stick", "rib", "bunch", "head", "fillet",
            "piece", "sheet", "block", "cube", "ball", "bulb", "strip", "wedge", "ear", "floret",
            "thumb", "inch", "bar", "square", "scoop", "strand", "pod", "round", "link",
            "breast", "stem", "medallion", "rack", "bowl", "plate", "glass", "mug", "portion",
            "serving", "handful",
        ] {
            add(.piece(name), "\(name) \(name)s")
        }
        add(.piece("bunch"), "bunches")
        add(.piece("inch"), "inches")
        // Each region has its own.
        add(.piece("catty"), "catty")
        add(.piece("tael"), "tael")
        add(.touch("pinch", grams: 0.36), "pinch pinches")
        add(.touch("dash", grams: 0.6), "dash dashes splash splashes")
        add(.touch("drop", grams: 0.05), "drop drops")
        add(.touch("knob", grams: 15), "knob knobs")
        add(.touch("drizzle", grams: 5), "drizzle glug")
        return units
    }()
}
