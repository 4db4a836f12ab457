import LabelReader
import Nutrition
import Testing

/// Recognised words of labels to their figures: what is not sure is unknown, and what cannot be is refused.
struct LabelReaderTests {
    private func label(_ texts: String...) throws -> NutritionLabel {
        guard case .label(let label) = LabelReader.read(texts) else {
            Issue.record("\(LabelReader.read(texts))")
            throw Missing()
        }
        return label
    }

    private struct Missing: Error {}

    private static let british = """
        Nutrition   Typical values per 100g   per serving (30g)  %RI
        Energy 1806kJ / 430kcal 542kJ / 129kcal 6%
        Fat 15.0g 4.5g 6%
        of which saturates 3.1g 0.9g 5%
        Carbohydrate 62.0g 18.6g 7%
        of which sugars 20.1g 6.0g 7%
        Fibre 6.5g 2.0g
        Protein 8.0g 2.4g 5%
        Salt 0.50g 0.15g 3%
        """

    @Test func `a label of two columns is read, the serving with it`() throws {
        let label = try label(Self.british)
        #expect(label.per100g.calories == Thousandths(430))
        #expect(label.per100g.fat == Thousandths(15))
        #expect(
            label.per100g[try #require(Nutrient(rawValue: "saturated_fat"))] == Thousandths(3.1))
        #expect(label.per100g.carbohydrates == Thousandths(62))
        #expect(label.per100g.sugar == Thousandths(20.1))
        #expect(label.per100g.fiber == Thousandths(6.5))
        #expect(label.per100g.protein == Thousandths(8))
        #expect(label.per100g.sodium == Thousandths(200))
        #expect(label.serving == Thousandths(30))
        #expect(label.isComplete)
    }

    @Test
    func `several languages stand on one label, with commas and a g that was taken for a digit`()
        throws
    {
        let text = """
            Nährwerte / Valeurs nutritionnelles pro 100 g pro Portion (25g)
            Brennwert/Énergie 1945 kJ / 465 kcal 486 kJ/ 116 kcal
            Fett/Matières grasses/Vetten 24,99 6,2 ¢
            davon gesättigte Fettsäuren/dont acides gras saturés 13,3g 3,39
            Kohlenhydrate/Glucides 50,1g 12,5g
            davon Zucker/dont sucres 48,69 12,2g
            Eiwei8/Protéines 10,3g 2,6g
            Salz/Sel 0,289 0,07g
            """
        let label = try label(text)
        #expect(label.per100g.calories == Thousandths(465))
        #expect(label.per100g.fat == Thousandths(24.9))
        #expect(label.per100g.sugar == Thousandths(48.6))
        #expect(label.per100g.protein == Thousandths(10.3))
        #expect(label.per100g.sodium == Thousandths(112))
        #expect(label.per100g.fiber == nil)
    }

    private static let american = """
        Nutrition Facts
        8 servings per container
        Serving size 2/3 cup (55g)
        Amount per serving
        Calories 230
        % Daily Value*
        Total Fat 8g 10%
        Saturated Fat 1g 5%
        Trans Fat 0g
        Cholesterol Omg 0%
        Sodium 160mg 7%
        Total Carbohydrate 37g 13%
        Dietary Fiber 4g 14%
        Total Sugars 12g
        Includes 10g Added Sugars 20%
        Protein 3g
        Vitamin D 2mcg 10%
        """

    @Test func `Nutrition Facts are of a serving, and its grams make 100 of them`() throws {
        let label = try label(Self.american, Self.american)
        #expect(label.serving == Thousandths(55))
        #expect(label.per100g.calories == Thousandths(230 * 100 / 55.0))
        #expect(label.per100g.fat == Thousandths(8 * 100 / 55.0))
        #expect(label.per100g.sugar == Thousandths(12 * 100 / 55.0))
        #expect(label.per100g.sodium == Thousandths(160 * 100 / 55.0))
    }

    @Test func `one look alone that nothing bears out leaves a figure unknown, never 0`() throws {
        #expect(LabelReader.read([Self.american]) == .unread(.figures))
        let first = Self.american.split(separator: "\n").filter {
            !$0.contains("Sugars") && !$0.contains("Sodium")
        }
        let label = try label(Self.american, first.joined(separator: "\n"))
        #expect(label.per100g.fat != nil)
        #expect(label.per100g.sugar == nil)
        #expect(label.per100g.sodium == nil)
    }

    @Test func `what two looks tell differently is unknown`() throws {
        let label = try label(
            Self.american, Self.american.replacing("Sodium 160mg", with: "Sodium 180mg"))
        #expect(label.per100g.sodium == nil)
        #expect(label.per100g.sugar != nil)
    }

    @Test func `where points are lost in both columns, what nothing else bears out is unknown`()
        throws
    {
        let text = """
            Valeurs nutritionnelles pour 100 ml par portion (150 ml)
            Energie 294 kj 441 kj
            70 kcal 105 kcal
            Matieres grasses 1.99 2.99
            dont acides gras satures <0.59 <0.5 9
            Glucides 10,3g 15,4g
            dont sucres 59 8.8 9
            Fibres alimentaires 129 189
            Proteines 2.39 3.59
            Sel 1,399 2,08 g
            """
        let label = try label(text, text)
        #expect(label.per100g.calories == Thousandths(70))
        #expect(label.per100g.fiber == nil)
        #expect(label.per100g.sodium == Thousandths(556))
    }

    @Test func `less than half a gram is unknown`() throws {
        let text = Self.british.replacing("20.1g 6.0g", with: "<0.5g < 0.5 g")
        let label = try label(text)
        #expect(label.per100g.sugar == nil)
        #expect(label.per100g.carbohydrates == Thousandths(62))
    }

    @Test(arguments: [
        "1806kJ / 430kcal 542kJ / 129kcal", "1806 kJ 542 kJ\n430 kcal 129 kcal",
        "1806k) 542k]\n430keal 129kcai",
    ])
    func `kJ and kcal are told apart`(energy: String) throws {
        let label = try label(
            Self.british.replacing("1806kJ / 430kcal 542kJ / 129kcal", with: energy))
        #expect(label.per100g.calories == Thousandths(430))
    }

    @Test func `kJ alone is converted`() throws {
        let text = Self.british.replacing("1806kJ / 430kcal 542kJ / 129kcal", with: "1799kJ 540kJ")
        let calories = try #require(try label(text).per100g.calories)
        #expect(abs(calories.value - 430) < 1)
    }

    @Test(arguments: [
        "Energy (kJ) 1799 540", "Energy (k)) 1799 540", "Energy kJ\n1799 540",
        "Energy 1799 540 (kJ)",
        "Energy (kJ/kcal) 1799/430 540/129", "Energy (kJ) 1799 540 (kcal) 430 129",
        "Energy (kJ) 1799 540\nEnergy (kcal) 430 129", "Energy (kilocalories) 430 129",
    ])
    func `the unit that a row names is that of its figures`(energy: String) throws {
        let text = Self.british.replacing(
            "Energy 1806kJ / 430kcal 542kJ / 129kcal 6%", with: energy)
        let calories = try #require(try label(text).per100g.calories)
        #expect(abs(calories.value - 430) < 1)
    }

    @Test func `a bare figure of a row of kJ is none of kcal, nor one of which it is open`() {
        let lean = """
            Nutrition per 100g
            Energy (kJ) 750
            Fat 15.0g
            Carbohydrate 62.0g
            Protein 8.0g
            Salt 0.50g
            """
        #expect(LabelReader.read([lean, lean]) == .unread(.contradiction))
        let open = lean.replacing("(kJ) 750", with: "(kJ/kcal) 430")
        #expect(LabelReader.read([open, open]) == .unread(.figures))
        let right = lean.replacing("750", with: "1799")
        guard case .label(let label) = LabelReader.read([right, right]) else {
            Issue.record("\(LabelReader.read([right, right]))")
            return
        }
        #expect(abs((label.per100g.calories?.value ?? 0) - 430) < 1)
    }

    @Test(arguments: ["NET WT 3.5 OZ (100g)", "100g", "Net weight 100 g", "Poids net 1009"])
    func `what the package weighs above a label is no basis`(weight: String) throws {
        let text = weight + "\n" + Self.american
        let label = try label(text, text)
        #expect(label.per100g.calories == Thousandths(230 * 100 / 55.0))
        let title = Self.american.replacing("Nutrition Facts", with: "Nutrition Facts\n" + weight)
        // A title, and 100 g alone below it, are the header of a column.
        guard weight != "100g" else { return }
        #expect(try self.label(title, title).per100g.calories == Thousandths(230 * 100 / 55.0))
    }

    @Test func `100 g below the title are a basis without a word before them`() throws {
        let text = Self.british.replacing(
            "per 100g   per serving (30g)", with: "100 g  per serving (30g)")
        #expect(try label(text).per100g.calories == Thousandths(430))
    }

    @Test func `a centilitre is ten millilitres`() throws {
        let text = Self.british.replacing(
            "per 100g   per serving (30g)", with: "per 10 cl per serving (3 cl)")
        let label = try label(text)
        #expect(label.serving == Thousandths(30))
        #expect(label.per100g.calories == Thousandths(430))
    }

    @Test(arguments: [
        ("430kcal 542kJ / 129kcal", "130kcal 542kJ / 39kcal"),
        ("Fat 15.0g 4.5g", "Fat 75.0g 22.5g"),
        ("Carbohydrate 62.0g 18.6g", "Carbohydrate 92.0g 27.6g"),
    ])
    func `what cannot be together is refused`(right: String, wrong: String) {
        let text = Self.british.replacing(right, with: wrong).replacing("1806kJ / ", with: "")
            .replacing("542kJ / ", with: "")
        #expect(LabelReader.read([text, text]) == .unread(.contradiction))
    }

    @Test func `more sugar than carbohydrates, and more salt than any food, are unknown`() throws {
        let text = Self.british.replacing("20.1g 6.0g", with: "82.0g 24.6g").replacing(
            "0.50g 0.15g", with: "50.0g 15.0g")
        let label = try label(text)
        #expect(label.per100g.sugar == nil)
        #expect(label.per100g.sodium == nil)
    }

    @Test func `a serving without its weight, and no basis at all, are told of`() {
        let american = Self.american.replacing(" (55g)", with: "")
        #expect(LabelReader.read([american]) == .unread(.serving))
        let lines = Self.british.split(separator: "\n").dropFirst().joined(separator: "\n")
        #expect(LabelReader.read([lines]) == .unread(.basis))
    }

    @Test func `the prepared food is not the one that is sold`() {
        let text = Self.british.replacing(
            "per serving (30g)", with: "as prepared per serving (30g)")
        #expect(LabelReader.read([text]) == .unread(.prepared))
    }

    @Test(arguments: [
        "", "Menu\nSoup 4.50\nFish 12.00", "protein bar with sugar, 45 g",
        "Energy drink\n250 ml\nBest before 12.2027",
    ])
    func `other words are no label`(text: String) {
        #expect(LabelReader.read([text]) == .none)
    }
}
