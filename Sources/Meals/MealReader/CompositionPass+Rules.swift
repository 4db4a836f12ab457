internal import FoodCatalog

/// A rule of what belongs to a dish: from the foods that were found to those that were eaten beside each other.
struct CompositionRule: Sendable {
    /// What it is called where somebody asks which rules spoke (`demeter parse --why`).
    let name: String
    let settle: @Sendable (CompositionPass, [MatchedSpan]) -> [MatchedSpan]

    init(
        _ name: String,
        _ settle: @escaping @Sendable (CompositionPass, [MatchedSpan]) -> [MatchedSpan]
    ) {
        (self.name, self.settle) = (name, settle)
    }
}

extension CompositionPass {
    /// The rules in their order, behind that of headings: each sees what those before it left.
    static let rules = [
        CompositionRule("spelled-out") { $0.withoutSpelledOut($1) },
        CompositionRule("batter") { $0.withoutBatter($1) },
        CompositionRule("bracketed") { $0.withoutBracketed($1) },
        CompositionRule("kinds-of-meal") { $0.withoutKindsOfMeal($1) },
        CompositionRule("fries-of-meal") { $0.withoutFriesOfMeal($1) },
        CompositionRule("frosting") { $0.withoutFrosting($1) },
        CompositionRule("butter") { $0.withoutButter($1) },
        CompositionRule("tortillas") { $0.withoutTortillas($1) },
        CompositionRule("plates") { $0.withoutPlates($1) },
        CompositionRule("retold") { $0.withoutRetold($1) },
        CompositionRule("oatmeal") { $0.withoutOatmeal($1) },
        CompositionRule("eggs") { $0.withoutEggs($1) },
        CompositionRule("buns") { $0.withoutBuns($1) },
        CompositionRule("listed") { $0.withoutListed($1) },
        CompositionRule("weighed-in") { $0.withoutWeighedIn($1) },
        CompositionRule("fillings") { $0.withoutFillings($1) },
        CompositionRule("stewed") { $0.withoutStewed($1) },
        CompositionRule("fried-from") { $0.withoutFriedFrom($1) },
        CompositionRule("own-parts") { $0.withoutOwnParts($1) },
        CompositionRule("once-each") { $0.onceEach($1) },
        CompositionRule("assembled") { $0.assembled($1) },
        CompositionRule("contents") { $0.namesBowl ? $0.withoutContents($1) : $1 },
        CompositionRule("measured-out") { pass, kept in
            let measured = kept.indices.filter { pass.isMeasuredOut(kept[$0], among: kept) }
            return pass.without(measured, of: kept)
        },
        CompositionRule("flavour") { $0.withoutFlavour($1) },
        CompositionRule("tastes") { $0.withoutTastes($1) },
    ]

    /// Whether anything in the line may hold others: "with", "bowl".
    private var namesBowl: Bool {
        sentence.words.contains {
            $0.token.surface == .with || Self.bowls.contains($0.token.word)
        }
    }
}
