/// The words of labels, in the languages of those who sell in Europe and America.
enum LabelWords {
    /// The row that a word begins; letters may be misread.
    static func row(_ word: String) -> LabelRow? {
        if let row = rows[word] { return row }
        return nearest(word)
    }

    /// Whether a label may stand where this word does.
    static func isTitle(_ word: String) -> Bool { isLike(word, in: titles) }

    static func isServing(_ word: String) -> Bool { isLike(word, in: servings) }

    static func isPrepared(_ word: String) -> Bool { isLike(word, in: prepared) }

    static let per: Set<String> = [
        "per", "pro", "je", "pour", "par", "por", "in", "pr", "na", "per:",
    ]

    /// Words beside which a figure is the weight of the whole package.
    static let weights: Set<String> = [
        "net", "wt", "weight", "oz", "lb", "lbs", "gross", "contents", "content", "netto", "neto",
        "nettogewicht", "gewicht", "fullmenge", "inhalt", "inhoud", "poids", "peso", "contenu",
        "contenido", "contenuto", "drained",
    ]

    /// The units of energy that a word in the name of a row tells its figures to be in: "(kJ)", "kJ/kcal" read as one word.
    static func energyUnits(_ word: String) -> [LabelUnit] {
        if word == "k" || word.hasPrefix("kilojoule") { return [.kilojoule] }
        if word.hasPrefix("kilocalor") || word.hasPrefix("kilokalor") { return [.kilocalorie] }
        if word.hasPrefix("kj"), word.hasSuffix("cal") { return [.kilojoule, .kilocalorie] }
        switch LabelUnit(word) {
        case .kilojoule: return [.kilojoule]
        case .kilocalorie: return [.kilocalorie]
        default: return []
        }
    }

    /// In lower case and without marks above and below letters.
    static func folded(_ text: some StringProtocol) -> String {
        var folded = ""
        for character in text.lowercased() { folded += plain[character] ?? String(character) }
        return folded
    }

    private static func isLike(_ word: String, in words: [String]) -> Bool {
        let letters = Array(word.utf8)
        return words.contains { $0 == word || isSlip(of: Array($0.utf8), letters) }
    }

    /// The row of the one word that this is a slip of; `nil` where words of several rows are as near.
    private static func nearest(_ word: String) -> LabelRow? {
        let letters = Array(word.utf8)
        guard letters.count >= 5, letters.count <= 24 else { return nil }
        var found: LabelRow?
        for length in letters.count - 2...letters.count + 2 {
            for (name, row) in rowsByLength[length] ?? []
            where row != found && isSlip(of: name, letters) {
                if found != nil { return nil }
                found = row
            }
        }
        return found
    }

    private static let rowsByLength = Dictionary(
        grouping: rows.map { (Array($0.key.utf8), $0.value) }, by: \.0.count)

    /// One letter in five may be another, missing or too many.
    private static func isSlip(of left: [UInt8], _ right: [UInt8]) -> Bool {
        let most = left.count < 5 ? 0 : left.count < 10 ? 1 : 2
        guard most > 0, abs(left.count - right.count) <= most else { return false }
        return distance(left, right) <= most
    }

    /// Letters to change, add or leave out, after Levenshtein.
    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var row = Array(0...right.count)
        for (place, letter) in left.enumerated() {
            var corner = row[0]
            row[0] = place + 1
            for (column, other) in right.enumerated() {
                let above = row[column + 1]
                row[column + 1] = min(
                    above + 1, row[column] + 1, corner + (letter == other ? 0 : 1))
                corner = above
            }
        }
        return row[right.count]
    }

    private static let rows: [String: LabelRow] = {
        let lists: [(LabelRow, String)] = [
            (
                .energy,
                """
                energy energie energia energetico energetique energetische brennwert calories kalorien \
                valorenergetico energi energiaa energetyczna
                """
            ),
            (
                .fat,
                "fat fats fett matieres grasses lipides vetten vet grasas grassi lipidos fedt tuk rasva tluszcz"
            ),
            (
                .saturates,
                """
                saturates saturated saturate gesattigte gesattigten satures saturees saturadas saturados saturi \
                verzadigde verzadigd mattede mattat
                """
            ),
            (
                .carbohydrates,
                """
                carbohydrate carbohydrates carbs kohlenhydrate glucides koolhydraten hidratos carboidrati \
                carbohidratos kulhydrat kolhydrat karbohydrat weglowodany
                """
            ),
            (
                .sugar,
                "sugars sugar zucker sucres suikers suiker azucares zuccheri acucares sukkerarter sockerarter cukry"
            ),
            (
                .fiber,
                "fibre fiber fibres fibers ballaststoffe vezels voedingsvezel voedingsvezels fibra fibras kostfibre kostfiber blonnik"
            ),
            (
                .protein,
                "protein proteins eiweiss eiweis eiwei eiweib proteines eiwitten eiwit proteinas proteine bialko"
            ),
            (.salt, "salt salz sel zout sal sale sol suola"),
            (.sodium, "sodium natrium sodio"),
            (
                .other,
                """
                trans cholesterol added includes include monounsaturates polyunsaturates unsaturates monounsaturated \
                polyunsaturated unsaturated ungesattigte insatures onverzadigde insaturadas insaturi starch starke \
                amidon polyols polyalcohols mehrwertige polyole vitamin vitamine vitamins vitamina calcium iron potassium \
                magnesium zinc zink eisen fer calcio ferro hierro phosphorus iodine niacin riboflavin thiamin folate \
                folic biotin kalium kalzium omega alcohol sugaralcohol erythritol caffeine
                """
            ),
        ]
        var rows: [String: LabelRow] = [:]
        for (row, words) in lists {
            for word in words.split(whereSeparator: \.isWhitespace) { rows[String(word)] = row }
        }
        return rows
    }()

    private static let titles = [
        "nutrition", "nutritional", "nahrwerte", "nahrwertangaben", "nahrwertinformation",
        "nutritionnelles", "nutritionnelle",
        "voedingswaarde", "nutricional", "nutrizionali", "nutrizionale", "typical", "facts",
        "durchschnittliche",
    ]

    private static let servings = [
        "serving", "servings", "portion", "portie", "porcion", "porzione", "portionen", "porcao",
    ]

    private static let prepared = [
        "prepared", "zubereitet", "zubereitete", "zubereiteten", "preparee", "prepare", "bereid",
        "preparado", "preparato",
        "reconstituted", "cooked",
    ]

    private static let plain: [Character: String] = {
        var plain: [Character: String] = ["ß": "ss", "œ": "oe", "æ": "ae", "ø": "o"]
        for (letter, marked) in [
            ("a", "áàâäãå"), ("e", "éèêëę"), ("i", "íìîï"), ("o", "óòôöõ"), ("u", "úùûü"),
            ("n", "ñń"), ("c", "çć"),
            ("y", "ýÿ"), ("s", "śš"), ("z", "źżž"), ("l", "ł"),
        ] {
            for character in marked { plain[character] = letter }
        }
        return plain
    }()
}
