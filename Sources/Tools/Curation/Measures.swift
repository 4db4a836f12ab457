internal import CatalogFiles
internal import Nutrition

/// The portions of a food: the published ones by rule, then what the curator said.
struct Measures {
    private(set) var portions: [Portion] = []
    private(set) var defaultPortion: Int?
    private(set) var usualGrams: Thousandths?

    /// - Parameter calories: kcal of 100 g.
    init(
        of food: CuratedFood, published: [USDAPortion], total: Double?, calories: Double
    ) throws(CurationError) {
        var usual = total
        var vague: [String: Bool] = [:]
        for row in published {
            if row.label == PortionLabel.usualAmount {
                usual = usual ?? row.grams
                continue
            }
            for label in PortionLabel.plain(row.label, grams: row.grams) {
                let text = food.relabelled.first { $0.from == label.text }?.to ?? label.text
                let portion = Portion(label: text, grams: Self.rounded(row.grams / label.count))
                if let index = index(of: text) {
                    guard vague[text] == true, !label.vague else { continue }
                    portions[index] = portion
                } else {
                    portions.append(portion)
                }
                vague[text] = label.vague
            }
        }
        addPlainMeasures(usual: usual)
        try relabel(food, published: published)
        try drop(food.dropped, of: food)
        try addCurated(of: food)
        try keepOnlyWanted(of: food)
        if let weight = food.usual {
            usual = try grams(of: weight, food: food)
        }
        usualGrams = usual.map { Self.rounded($0) }
        try chooseDefault(of: food)
        if food.usual == nil, published.count > 0 { raiseUsualOfDish(food, calories: calories) }
    }

    /// A plate of a dish is more than the source's default for somebody who does not know how much
    /// it was, which is three quarters of a cup or one: a cup and a quarter, and up to a cup and a half
    /// while that is a light meal. What is a whole meal for one goes up to a cup and three quarters, or,
    /// of noodles and rice that are bought ready, two cups.
    private mutating func raiseUsualOfDish(_ food: CuratedFood, calories: Double) {
        guard food.category == .meal, food.defaultPortion ?? "cup" == "cup",
            let cup = portions.first, cup.label == "cup", cup.grams.value >= 150,
            let usual = usualGrams, usual <= cup.grams,
            !food.id.split(separator: "-").contains(where: { Self.childrens.contains($0) })
        else { return }
        let plate = Plate(of: food.id)
        let least = cup.grams.value * 1.25
        let enough = calories > 0 ? plate.calories / calories * 100 : least
        usualGrams = Self.rounded(max(least, min(cup.grams.value * plate.cups, enough)))
    }

    /// How much of a dish one person has.
    private struct Plate {
        /// At most.
        var cups = 1.5
        /// kcal beyond which it grows no more.
        var calories = 400.0

        /// - Parameter id: whose words tell a whole meal from a side dish.
        init(of id: String) {
            let words = Set(id.split(separator: "-"))
            guard words.isDisjoint(with: Self.sides) else { return }
            if !words.isDisjoint(with: Self.boxes) {
                (cups, calories) = (2, 560)
            } else if !words.isDisjoint(with: Self.mains) {
                (cups, calories) = (1.75, 480)
            }
        }

        private static let boxes = Self.words("mein chow lo pad thai ramen pho biryani")
        private static let mains = Self.words(
            """
            pasta spaghetti macaroni mac ravioli tortellini gnocchi alfredo noodles noodle risotto paella \
            jambalaya stir fry curry goulash stroganoff casserole dumplings tetrazzini \
            korma bourguignon fricassee cacciatore creole etouffee shepherds sukiyaki kung \
            szechuan hunan teriyaki shu beef chicken pork lamb ham tuna shrimp fish seafood sausage veal \
            venison turkey stew chili gumbo
            """)
        private static let sides = Self.words(
            """
            soup broth chowder bisque pozole stuffing dressing filling salad hash diet light taco \
            nachos low school
            """)

        private static func words(_ text: String) -> Set<Substring> {
            Set(text.split(separator: " "))
        }
    }

    private static let childrens: Set<Substring> = ["baby", "toddler", "infant", "junior"]

    /// What people say for short, where the source knows exact measures only: "can" for "can (12 fl
    /// oz)", "slice" for "medium slice", "bag" for "small bag"; and cups of what has fluid ounces.
    private mutating func addPlainMeasures(usual: Double?) {
        for portion in portions {
            guard let open = portion.label.firstRange(of: " (") else { continue }
            addPlain(String(portion.label[..<open.lowerBound]), portion.grams)
        }
        for portion in portions where portion.label.hasPrefix("medium ") {
            let plain = portion.label.dropFirst("medium ".count)
            if plain != "bag", !plain.contains("(") { addPlain(String(plain), portion.grams) }
        }
        if let cup = portions.first(where: { Self.cups.contains($0.label) }) {
            addPlain("cup", cup.grams)
        }
        if let small = index(of: "small bag") { addPlain("bag", portions[small].grams) }
        guard let ounce = index(of: "fl oz") else { return }
        let cup = Self.rounded(portions[ounce].grams.value * 8)
        addPlain("cup", cup)
        // Of what is drunk by the shot or the spoon there is no glassful.
        if let usual, usual >= 100 { addPlain("glass", cup) }
    }

    /// What "a cup of it" may mean where the source says only how it was cut.
    private static let cups: Set<String> = [
        "cup, diced", "cup, shredded", "cup, cubed", "cup, sliced", "cup, pieces", "cup, popped",
        "cup, crumbled", "cup, flaked", "cup, chopped", "cup, without shell", "cup, strips",
        "cup, drained", "cup, chunks", "cup, solid or chunks, drained",
    ]

    private mutating func addPlain(_ label: String, _ grams: Thousandths) {
        if index(of: label) == nil { portions.append(Portion(label: label, grams: grams)) }
    }

    /// Labels that are there only for short; a line that names neither kind is a slip of the pen.
    private mutating func relabel(
        _ food: CuratedFood, published: [USDAPortion]
    ) throws(CurationError) {
        for (from, to) in food.relabelled {
            if let index = index(of: from) {
                portions[index].label = to
            } else if !published.contains(where: { row in
                PortionLabel.plain(row.label, grams: row.grams).contains { $0.text == from }
            }) {
                throw unknown(from, of: food)
            }
        }
    }

    private mutating func drop(
        _ labels: [String], of food: CuratedFood
    ) throws(CurationError) {
        for label in labels {
            guard let index = index(of: label) else { throw unknown(label, of: food) }
            portions.remove(at: index)
        }
    }

    /// The labels to keep in their order, then what the curator added.
    private mutating func keepOnlyWanted(of food: CuratedFood) throws(CurationError) {
        guard let kept = food.kept else { return }
        var remaining: [Portion] = []
        for label in kept + food.portions.map(\.label)
        where !remaining.contains(where: { $0.label == label }) {
            guard let index = index(of: label) else { throw unknown(label, of: food) }
            remaining.append(portions[index])
        }
        portions = remaining
    }

    private mutating func addCurated(of food: CuratedFood) throws(CurationError) {
        for curated in food.portions {
            let portion = Portion(
                label: curated.label,
                grams: Self.rounded(try grams(of: curated.weight, food: food)))
            if let index = index(of: curated.label) {
                portions[index] = portion
            } else {
                portions.append(portion)
            }
        }
    }

    /// The curator's choice, else the measure that weighs the usual amount, else the first; it
    /// comes first in the list.
    private mutating func chooseDefault(of food: CuratedFood) throws(CurationError) {
        let chosen: Int?
        if let label = food.defaultPortion {
            guard let index = index(of: label) else { throw unknown(label, of: food) }
            chosen = index
        } else {
            chosen = portions.firstIndex { $0.grams == usualGrams } ?? portions.indices.first
        }
        guard let chosen else {
            throw CurationError(
                place: food.place, reason: "has no portion; add one with \"portion: LABEL = GRAMS\""
            )
        }
        portions.insert(portions.remove(at: chosen), at: 0)
        defaultPortion = 0
    }

    private func grams(of weight: CuratedWeight, food: CuratedFood) throws(CurationError) -> Double
    {
        switch weight {
        case .grams(let grams): return grams
        case .measures(let count, let label):
            guard let index = index(of: label) else { throw unknown(label, of: food) }
            return count * portions[index].grams.value
        }
    }

    private func index(of label: String) -> Int? {
        portions.firstIndex { $0.label == label }
    }

    private func unknown(_ label: String, of food: CuratedFood) -> CurationError {
        let known = portions.map { "\"\($0.label)\"" }.joined(separator: ", ")
        return CurationError(
            place: food.place,
            reason:
                "\(food.id) has no portion \"\(label)\"; it has \(known.isEmpty ? "none" : known)")
    }

    /// Hundredths of a gram: divided weights need no more.
    private static func rounded(_ grams: Double) -> Thousandths {
        Thousandths((grams * 100).rounded() / 100)
    }
}
