internal import Nutrition

// What a person or a program says of food by hand, whether it becomes an entry, corrects one, or is an ingredient:
// the same bounds and the same errors for all.
extension Members {
    /// How many of a unit, from 0.001 to 100,000.
    func handAmount(_ name: String = "amount") throws(MessageError) -> Double? {
        guard let amount = try number(name) else { return nil }
        guard amount >= 0.001, amount <= 100_000 else {
            throw .outOfRange(path + name, lowest: "0.001", highest: "100000")
        }
        return amount
    }

    /// From 0 to 100,000 g.
    func handGrams(_ name: String = "grams") throws(MessageError) -> Thousandths? {
        try quantity(name, in: .zero...Thousandths(100_000))
    }

    /// None negative, none above 1,000,000; what is not given is unknown.
    func handFigures() throws(MessageError) -> Nutrients {
        try givenNutrients { _ in .zero...Thousandths(1_000_000) }
    }
}
