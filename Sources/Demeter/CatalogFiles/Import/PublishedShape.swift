internal import Nutrition

/// A nation's table with a row for each food: by which words of its header it is known, and what its columns
/// hold of 100 g.
struct PublishedShape: Sendable {
    struct Column: Sendable {
        let nutrient: Nutrient
        /// With what the column's name begins, in small letters and single spaces.
        let start: String
        /// What else it holds, as its unit.
        var unit = ""
        /// To our unit.
        var factor = 1.0

        init(_ nutrient: Nutrient, _ start: String, _ unit: String = "", factor: Double = 1) {
            self.nutrient = nutrient
            self.start = start
            self.unit = unit
            self.factor = factor
        }

        func matches(_ name: String) -> Bool { name.hasPrefix(start) && name.contains(unit) }
    }

    let name: String
    let release: String
    let credit: String
    let code: [String]
    /// The food's name, in the language that is preferred first.
    let titles: [String]
    /// Where other names stand.
    var aliases: [String] = []
    /// The first of a nutrient that is there counts.
    let columns: [Column]

    /// Whether these are the texts of a header's columns, each perhaps with several lines.
    func isHeader(_ columns: [[String]]) -> Bool {
        func has(_ starts: [String]) -> Bool {
            columns.contains { $0.contains { text in starts.contains { text.hasPrefix($0) } } }
        }
        return has(code) && has(titles)
            && [.calories, .protein, .fat].allSatisfy { nutrient in
                columns.contains { texts in
                    texts.contains { text in
                        self.columns.contains { $0.nutrient == nutrient && $0.matches(text) }
                    }
                }
            }
    }

    static let all = [ciqual, cofid, australian, japanese, taiwanese]

    /// In French and English (2020, 2025).
    static let ciqual = PublishedShape(
        name: "ciqual", release: "CIQUAL", credit: "Anses, table Ciqual, under the Open Licence",
        code: ["alim_code"], titles: ["alim_nom_eng", "alim_nom_fr"],
        aliases: ["alim_nom_fr"],
        columns: [
            Column(.calories, "energie, règlement", "kcal"),
            Column(.calories, "energy, regulation", "kcal"),
            Column(.calories, "energie, règlement", "kj", factor: 1 / 4.184),
            Column(.calories, "energy, regulation", "kj", factor: 1 / 4.184),
            Column(.calories, "energie, n x", "kcal"), Column(.calories, "energy, n x", "kcal"),
            Column(.protein, "protéines, n x facteur"),
            Column(.protein, "protein, crude, n x 6.25"),
            Column(.protein, "protéines"), Column(.protein, "protein"),
            Column(.carbohydrates, "glucides"),
            Column(.carbohydrates, "carbohydrate"), Column(.fat, "lipides"), Column(.fat, "fat ("),
            Column(.fiber, "fibres"), Column(.sugar, "sucres"), Column(.sugar, "sugars"),
            Column(.sodium, "sodium", "mg"),
            Column(.sodium, "sel chlorure", "g/100", factor: 400),
            Column(.sodium, "salt", "g/100", factor: 400),
        ])

    /// The sheet of proximates; sodium stands in that of inorganics.
    static let cofid = PublishedShape(
        name: "cofid", release: "CoFID",
        credit:
            "McCance and Widdowson's Composition of Foods, under the Open Government Licence v3.0",
        code: ["food code"], titles: ["food name"], aliases: [],
        columns: [
            Column(.calories, "energy (kcal)"),
            Column(.calories, "energy (kj)", factor: 1 / 4.184), Column(.protein, "protein (g)"),
            Column(.carbohydrates, "carbohydrate (g)"), Column(.fat, "fat (g)"),
            Column(.fiber, "aoac fibre"), Column(.fiber, "nsp"), Column(.sugar, "total sugars"),
            Column(.sodium, "sodium (mg)"),
        ])

    /// AFCD and AUSNUT, which have energy in kJ only.
    static let australian = PublishedShape(
        name: "afcd", release: "Australian Food Composition Database",
        credit: "Food Standards Australia New Zealand, under Creative Commons Attribution",
        code: ["public food key", "food id", "survey id"], titles: ["food name"], aliases: [],
        columns: [
            Column(.calories, "energy with dietary fibre", "kj", factor: 1 / 4.184),
            Column(.calories, "energy, with dietary fibre", "kj", factor: 1 / 4.184),
            Column(.protein, "protein"), Column(.fat, "fat, total"), Column(.fat, "total fat"),
            Column(.carbohydrates, "available carbohydrate, with sugar alcohols"),
            Column(.carbohydrates, "available carbohydrates, with sugar alcohols"),
            Column(.fiber, "total dietary fibre"), Column(.fiber, "dietary fibre"),
            Column(.sugar, "total sugars"), Column(.sodium, "sodium", "mg"),
        ])

    /// The standard tables (eighth revision), whose columns bear the identifiers of INFOODS.
    static let japanese = PublishedShape(
        name: "japan", release: "Standard Tables of Food Composition in Japan",
        credit: "Ministry of Education, Culture, Sports, Science and Technology, Japan",
        code: ["食品番号", "食品 番号", "item_no", "item no"], titles: ["食品名", "food and description"],
        aliases: [],
        columns: [
            Column(.calories, "enerc_kcal"), Column(.calories, "enerc", factor: 1 / 4.184),
            Column(.protein, "prot-"), Column(.fat, "fat-"), Column(.carbohydrates, "chocdf-"),
            Column(.fiber, "fib-"), Column(.sodium, "na"),
        ])

    /// Taiwan's table with a row for each food.
    static let taiwanese = PublishedShape(
        name: "taiwan", release: "Taiwan Food Composition Database", credit: taiwaneseCredit,
        code: ["整合編號"], titles: ["樣品名稱"], aliases: ["俗名", "樣品英文名稱"],
        columns: [
            Column(.calories, "熱量"), Column(.protein, "粗蛋白"), Column(.fat, "粗脂肪"),
            Column(.carbohydrates, "總碳水化合物"), Column(.fiber, "膳食纖維"),
            Column(.sugar, "糖質總量"), Column(.sodium, "鈉"),
        ])

    static let taiwaneseCredit =
        "Food and Drug Administration, Taiwan, under the Open Government Data License"
}
