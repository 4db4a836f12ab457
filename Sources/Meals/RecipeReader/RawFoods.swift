package import FoodCatalog
internal import Nutrition

/// The raw forms of foods: what a recipe weighs before it is cooked.
///
/// The catalog calls them so ("raw chicken thigh", "uncooked rice"); a list of ingredients does not, for
/// there nothing else is meant.
package struct RawFoods: Sendable {
    private var foods: [LineKey: FoodID] = [:]

    package init(_ catalog: FoodCatalog) {
        for food in catalog.foods where !food.id.isImported {
            let names = [food.name] + food.aliases
            guard names.contains(where: Self.saysRaw) else { continue }
            for name in names {
                let key = LineKey(name)
                guard let plain = key.cooked ?? (Self.saysDry(name) ? key.plain : nil),
                    !plain.isEmpty, foods[plain] == nil
                else { continue }
                foods[plain] = food.id
            }
        }
    }

    /// What is called so in a list of ingredients.
    func food(called name: String) -> FoodID? { foods[LineKey(name)] }

    /// The raw form of a food that is eaten cooked.
    func raw(of food: Food) -> FoodID? {
        for name in [food.name] + food.aliases {
            let key = LineKey(name)
            if let raw = foods[key.plain] ?? foods[key], raw != food.id { return raw }
            if key.cooked != nil { return nil }
        }
        return nil
    }

    private static func saysRaw(_ name: String) -> Bool {
        // Nearly no name does, and bytes tell that sooner than characters.
        var last: UInt32 = 0
        let isWorthALook = name.utf8.contains { byte in
            last = (last << 8 | UInt32(byte)) & 0xFF_FFFF
            return last == raw || last == unc
        }
        return isWorthALook
            && (name.contains("raw ") || name.contains(" raw") || name.contains("uncooked"))
    }

    /// The letters of "raw", and the first of "uncooked".
    private static let (raw, unc): (UInt32, UInt32) = (0x72_6177, 0x75_6E63)

    private static func saysDry(_ name: String) -> Bool {
        name.contains("dry ") || name.contains("dried ")
    }
}
