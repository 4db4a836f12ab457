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
    /// The same words without control characters, which could lead a terminal astray or end a line;
    /// where there were any, words are parted by single spaces.
    package var withoutControls: String {
        // Bytes first, as a table has millions of names: 0xC2 begins those of U+0080 to U+009F.
        guard utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 }),
            unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
        else { return self }
        return unicodeScalars.split {
            $0 == " " || $0.properties.generalCategory == .control
        }.map { String($0) }.joined(separator: " ")
    }
}
