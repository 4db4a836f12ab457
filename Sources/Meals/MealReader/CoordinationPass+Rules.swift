/// A rule that finds where one food was made of two.
struct CutRule: Sendable {
    /// What it is called where somebody asks which rules spoke (`demeter parse --why`).
    let name: String
    /// The word that the second food begins with.
    let find: @Sendable (CoordinationPass, MatchedSpan) -> Int?

    init(
        _ name: String, _ find: @escaping @Sendable (CoordinationPass, MatchedSpan) -> Int?
    ) {
        (self.name, self.find) = (name, find)
    }
}

extension CoordinationPass {
    /// The rules in the order in which they are asked of each food, before its joints are weighed: the first
    /// that finds a place decides.
    static let cutRules = [
        CutRule("bread") { $0.bread(in: $1.span) },
        CutRule("topping") { $0.topping(in: $1.span) },
        CutRule("blend") { $0.blend(in: $1.span) },
        CutRule("unsaid-brand") { $0.unsaidBrand(in: $1) },
        CutRule("sized-side") { $0.sizedSide(in: $1) },
        CutRule("counted") { $0.counted(in: $1) },
        CutRule("measured") { $0.measured(in: $1) },
        CutRule("measured-behind") { $0.measuredBehind(in: $1) },
        CutRule("told-next") { $0.toldNext(in: $1) },
        CutRule("parting") { $0.parting(in: $1) },
        CutRule("strange-chain") { $0.strangeChain(in: $1) },
        CutRule("swapped") { $0.swapped($1) },
        CutRule("drink-behind") { $0.drinkBehind($1) },
        CutRule("beside-drink") { $0.besideDrink(in: $1) },
        CutRule("border") { $0.border(in: $1) },
    ]
}
