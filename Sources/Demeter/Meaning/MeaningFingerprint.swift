package import Nutrition

/// Tells catalogs apart by what their foods are called.
package enum MeaningFingerprint {
    /// FNV-1a of ids and names.
    package static func of(_ foods: [Food]) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        func take(_ text: String) {
            for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            hash = (hash ^ 0) &* 0x100_0000_01b3
        }
        for food in foods {
            take(food.id.rawValue)
            take(food.name)
            for name in food.aliases { take(name) }
            for language in NameLanguage.allCases {
                for name in food.names[language] ?? [] { take(name) }
            }
        }
        return hash
    }
}
