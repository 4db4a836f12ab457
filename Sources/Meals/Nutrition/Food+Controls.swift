internal import Printable

extension Food {
    /// The food as it may be shown on a terminal, whatever its file had in its names.
    package var withoutControls: Food {
        guard mayMislead else { return self }
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

    /// Looks at bytes alone: nearly all of a table's foods are plain.
    private var mayMislead: Bool {
        id.rawValue.mayMislead || name.mayMislead || aliases.contains(where: \.mayMislead)
            || brand?.mayMislead == true || portions.contains { $0.label.mayMislead }
            || source.code?.mayMislead == true
    }
}

extension String {
    /// The same words without what leads a terminal or its reader astray, such as controls, ends of lines and
    /// turns of direction; where there was any, words are parted by single spaces.
    package var withoutControls: String {
        guard mayMislead else { return self }
        let shown = printable()
        return shown == self ? self : shown.split(separator: " ").joined(separator: " ")
    }
}
