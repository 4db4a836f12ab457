import Testing

@testable import Nutrition

struct SaidFiguresTests {
    private static func figures(
        _ calories: Double? = nil, protein: Double? = nil, carbohydrates: Double? = nil,
        fat: Double? = nil, sugar: Double? = nil, sodium: Double? = nil
    ) -> Nutrients {
        Nutrients(
            calories: calories.map { Thousandths($0) }, protein: protein.map { Thousandths($0) },
            carbohydrates: carbohydrates.map { Thousandths($0) }, fat: fat.map { Thousandths($0) },
            sugar: sugar.map { Thousandths($0) }, sodium: sodium.map { Thousandths($0) })
    }

    private func read(_ text: String, hasLetters: Bool = false, isBare: Bool = false) -> Nutrients?
    {
        SaidFigures.figures(
            in: text.split(separator: " ").map(String.init), hasLetters: hasLetters, isBare: isBare)
    }

    @Test(arguments: [
        ("500kcal", figures(500)),
        ("250 kcal 30 g carbohydrates", figures(250, carbohydrates: 30)),
        ("500 calories and 30 grams of protein", figures(500, protein: 30)),
        ("1,200 kcal 12.5g fat", figures(1200, fat: 12.5)),
        ("five hundred calories thirty grams of protein", figures(500, protein: 30)),
        ("one thousand two hundred and fifty calories", figures(1250)),
        ("a hundred calories twenty five grams of sugar", figures(100, sugar: 25)),
        ("836.8 kJ", figures(200)), ("836.8kJ 12,5g fat", figures(200, fat: 12.5)),
        ("300 mg sodium", figures(sodium: 300)), ("2 g sodium", figures(sodium: 2000)),
        ("500 mg protein", figures(protein: 0.5)), ("0 kcal", figures(0)),
        ("1,5 kcal", figures(1.5)), ("1 450 kcal", figures(1450)),
    ])
    func `figures are read as they are said`(text: String, expected: Nutrients) {
        #expect(read(text) == expected)
    }

    @Test(arguments: [
        "", "and", "500", "30p", "kcal", "two eggs", "500 kcal pizza", "500 kcal 300 kcal",
        "500 g kcal", "30 g", "-5 kcal", "500 thirty kcal", "2000000 kcal",
        "thirty twenty kcal", "500 kcal 30 g", "hundred kcal", "thousand kcal", "30 g g fat",
    ])
    func `what is more, or less, than figures is none`(text: String) {
        #expect(read(text) == nil)
    }

    @Test(arguments: [
        ("500kcal 30p", figures(500, protein: 30)),
        ("30 p 12 c 8.5f", figures(protein: 30, carbohydrates: 12, fat: 8.5)),
        ("p 40 c 30 f 10", figures(protein: 40, carbohydrates: 30, fat: 10)),
        ("p40 c30g", figures(protein: 40, carbohydrates: 30)),
        ("450", figures(450)), ("450 30p", nil), ("four hundred", figures(400)),
    ])
    func `on the command line letters mean the macros, and a number alone energy`(
        text: String, expected: Nutrients?
    ) {
        #expect(read(text, hasLetters: true, isBare: true) == expected)
    }

    @Test(arguments: [
        ("500kcal", true), ("~500kcal dinner", true), ("two hundred calories", true),
        ("1200kJ", true), ("kj", true), ("p 40", true), ("p40", true), ("30p", true),
        ("30 p", true), ("vitamin d 2000 iu", true), ("400 mg magnesium", true),
        ("two eggs and toast", false), ("a black coffee", false), ("200 ml cola", false),
        ("pancakes", false), ("", false), ("~", false),
    ])
    func `no figure is looked for where no word says what it is of`(text: String, expected: Bool) {
        #expect(SaidFigures.mayHold(text.split(separator: " ").map(String.init)) == expected)
    }
}
