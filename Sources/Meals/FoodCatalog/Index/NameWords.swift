/// What the words of a food's name are worth: which are said with it, and which go without saying.
enum NameWords {
    /// Words that hold a name together and say nothing themselves.
    static func isGlue(_ word: WordHash) -> Bool { glue[word] == true }

    /// How much it costs, against an ordinary word, when a food claims this word and nobody said it.
    static func claimFactor(_ word: WordHash) -> Float { factors[word] ?? 1 }

    /// Whether a noun stands in front of this word.
    static func endsNoun(_ word: WordHash) -> Bool { ends[word] == true }

    private static let ends: WordMap<Bool> = words("and or with in on from of made a") { _ in true }

    private static let glue: WordMap<Bool> = words(
        """
        of and or with in on from the a an as to at by for other any all made type kind style nfs
        ns not but its is are each some including includes into that which only made-with
        """
    ) { _ in true }

    private static let factors: WordMap<Float> = {
        var factors = WordMap<Float>(minimumCapacity: 128)
        // Goes without saying.
        for word in split(
            """
            cooked regular plain fresh whole medium ready-to-eat purchased home recipe bakery
            readytoeat readytodrink readytoheat restaurant commercial bottled carton brewed
            leaf eaten added prepared canned food fast method source unsweetened reconstituted
            packaged prepackaged deli flavor flavored boiled baked broiled roasted homemade
            !nfs bottle usa product variety mixed assorted
            """)
        { factors[word] = 0.35 }
        // Nobody leaves this out when it is meant.
        for word in split(
            """
            baby infant toddler formula strained dry powder powdered mix uncooked
            concentrate human school cafeteria lunchable dehydrated diet imitation meatless
            vegetarian stage gerber beech tube puerto rican sugarfree babyfood substitute
            freeze dried light lowfat reducedfat nonfat low reduced decaf mini jr junior
            """)
        { factors[word] = 1.5 }
        return factors
    }()

    private static func split(_ text: String) -> [WordHash] {
        text.split { $0 == " " || $0 == "\n" }.map { piece in
            piece.hasPrefix("!")
                ? WordHash(String(piece.dropFirst())).negated : WordHash(String(piece))
        }
    }

    private static func words<Value>(
        _ text: String, _ value: (WordHash) -> Value
    ) -> WordMap<Value> {
        var map = WordMap<Value>(minimumCapacity: 128)
        for word in split(text) { map[word] = value(word) }
        return map
    }
}
