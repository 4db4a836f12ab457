internal import Arguments
internal import Nutrition
internal import Telling

extension Session {
    static let nutrientOption = OptionRow(
        "nutrient", value: .init("NAME=AMOUNT"),
        "Any other nutrient, in its own unit unless said: iron=14, \"vitamin d=1000 iu\". May be "
            + "repeated.", isRepeatable: true)

    /// What is given by `nutrientOption`.
    func furtherNutrients() throws(Failure) -> FurtherFigures {
        var figures = FurtherFigures()
        for text in command.all("nutrient") {
            let parts = text.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, let said = NutrientNames.named(parts[0]) else {
                throw misuse(
                    phrase(
                        "\"\(parts.first ?? "")\" is no nutrient; \"demeter nutrients\" lists them")
                )
            }
            let words = (parts[1] + " " + parts[0]).lowercased()
                .split { $0 == " " || $0 == "_" }.map(String.init)
            guard let given = SaidFigures.figures(in: words), given.known == [said.nutrient],
                !said.nutrient.isLeading
            else {
                throw misuse(
                    phrase(
                        "\"\(text)\" is no figure beyond calories to sodium; try --nutrient "
                            + "\(said.nutrient.isLeading ? "iron" : said.nutrient.rawValue)=10"))
            }
            figures[said.nutrient] = given[said.nutrient]
        }
        return figures
    }
}
