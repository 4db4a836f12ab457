internal import Printable

extension Food {
    /// The food as it may be shown on a terminal, whatever its file had in its names.
    package var withoutControls: Food {
        var food = self
        food.id = FoodID(rawValue: id.rawValue.withoutControls)
        food.name = name.withoutControls
        food.aliases = aliases.map(\.withoutControls)
        food.brand = brand?.withoutControls
        for index in portions.indices {
            food.portions[index].label = portions[index].label.withoutControls
        }
        food.source.code = source.code?.withoutControls
        return food
    }
}

extension String {
    /// The same words without what leads a terminal or its reader astray, such as controls, ends of lines and
    /// turns of direction; where there was any, words are parted by single spaces.
    package var withoutControls: String {
        let shown = printable()
        return shown == self ? self : shown.split(separator: " ").joined(separator: " ")
    }
}
