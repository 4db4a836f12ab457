internal import Nutrition
internal import Telling

/// A day, a meal, or both, as a person names them on the command line: "yesterday dinner".
struct PlaceOperand {
    var date: DateOperand?
    var meal: Meal?

    init(_ text: String, _ session: Session) throws(Failure) {
        for word in text.split(separator: " ") {
            let plain = word.lowercased().filter { $0 != "'" && $0 != "’" }
            if let named = Meal(rawValue: plain), meal == nil {
                meal = named
            } else if date == nil,
                let day = DateOperand(plain) ?? DateOperand(String(plain.dropLast()))
            {
                date = day
            } else {
                throw session.misuse(
                    phrase(
                        "\"\(word)\" is no day and no meal; try lunch, yesterday or \"monday dinner\""
                    ))
            }
        }
        guard date != nil || meal != nil else {
            throw session.misuse(phrase("name a day or a meal"))
        }
    }
}
