internal import Nutrition
internal import Wire

/// The foods that answer a query.
struct FoodsView: Sendable {
    var frame: PageFrame
    /// `nil` where nothing is looked for yet.
    var query: String?
    var foods: [FoodMessage]

    private var texts: Texts { frame.texts }

    var markup: Markup {
        frame.page(texts(.foods)) {
            Tag.form(.method(isPost: false), .action(.foods), .className("line")) {
                Tag.label(.label(for: "query")) { texts(.searchFoods) }
                Tag.div(.className("row")) {
                    Tag.input(
                        .type(.search), .id("query"), .name("query"), .value(query ?? ""),
                        .required, .autocomplete(false), .maxLength(200),
                        query == nil ? .autofocus : nil)
                    Tag.button(.className("main")) { texts(.search) }
                }
            }
            found
            // A food of one's own is what nobody else knows.
            if query == nil { own }
        }
    }

    /// Exchanged by the script while somebody types.
    private var found: Markup {
        Tag.div(.id("found"), .aria("live", "polite")) {
            if query != nil, foods.isEmpty { Tag.p { texts(.noSuchFood) } }
            if !foods.isEmpty {
                Tag.ul(.className("entries foods")) {
                    for food in foods.map(\.food) {
                        Tag.li {
                            Tag.a(.href(.food(food.id.rawValue))) {
                                Tag.bdi { FoodView.name(of: food) }
                            }
                            Tag.span(.className("energy")) {
                                texts(
                                    .perHundred,
                                    EntryWords.energy(food.per100g, texts))
                            }
                        }
                    }
                }
            }
        }
    }
}

extension FoodsView {
    /// Whose figures are asked for: those that a label always has.
    static let asked: [Nutrient] = [.calories, .protein, .carbohydrates, .fat]

    fileprivate var own: Markup {
        Tag.section(.aria("labelledby", "own")) {
            Tag.h2(.id("own")) { texts(.ownFood) }
            frame.form(.addFood, "food", className: "fields") {
                Tag.fieldset {
                    Tag.legend { texts(.ownFoodHint) }
                    frame.field(.recipeName, "name", id: "name", value: "")
                    for nutrient in Self.asked {
                        Tag.div(.className("field")) {
                            Tag.label(.label(for: nutrient.rawValue)) {
                                "\(texts.name(of: nutrient)) (\(EntryWords.unit(nutrient)))"
                            }
                            Tag.input(
                                .type(.text), .id(nutrient.rawValue), .name(nutrient.rawValue),
                                .inputMode("decimal"), .autocomplete(false))
                        }
                    }
                    frame.passage(.portionLines, "portions", id: "portions", value: "")
                    Tag.button(.className("main")) { texts(.save) }
                }
            }
        }
    }
}

/// One food: its figures and portions, where they come from, and when it was eaten.
struct FoodView: Sendable {
    var frame: PageFrame
    var food: Food
    /// `nil` where the daemon tells nothing of it.
    var history: HistoryMessage?

    private var texts: Texts { frame.texts }

    static func name(of food: Food) -> String {
        [food.brand, food.name].compactMap(\.self).joined(separator: " ")
    }

    var markup: Markup {
        frame.page(Self.name(of: food)) {
            Tag.p(.className("hint")) {
                food.source.release == "own"
                    ? texts(.ownFigures)
                    : texts(
                        .foodSource,
                        [food.source.release, food.source.code].compactMap(\.self)
                            .joined(separator: " "))
            }
            Tag.h2 { texts(.figuresOfHundred) }
            table(
                Nutrient.all.compactMap { nutrient in
                    food.per100g[nutrient].map {
                        (texts.name(of: nutrient), EntryWords.figure($0, nutrient))
                    }
                })
            if !food.portions.isEmpty {
                Tag.h2 { texts(.portions) }
                table(food.portions.map { ($0.label, Figures.grams($0.grams)) })
            }
            if let history { overTime(history) }
            if food.source.release == "own" {
                change
                frame.form(.removeFood, "remove") {
                    frame.hidden("id", food.id.rawValue)
                    Tag.button { texts(.delete) }
                    Tag.p(.className("hint")) { texts(.deleteExplanation) }
                }
            }
        }
    }

    private var change: Markup {
        let values = FoodForm(food)
        return Tag.section(.aria("labelledby", "change")) {
            Tag.h2(.id("change")) { texts(.change) }
            frame.form(.changeFood, "change", className: "fields") {
                frame.hidden("id", food.id.rawValue)
                frame.hidden("was", values.fields.encoded)
                Tag.fieldset {
                    Tag.legend { texts(.ownFoodHint) }
                    frame.field(.recipeName, "name", id: "name", value: values["name"])
                    for nutrient in FoodForm.nutrients {
                        let id = nutrient.rawValue
                        Tag.div(.className("field")) {
                            Tag.label(.label(for: id)) {
                                "\(texts.name(of: nutrient)) (\(EntryWords.unit(nutrient)))"
                            }
                            Tag.input(
                                .type(.text), .id(id), .name(id), .value(values[id]),
                                .inputMode("decimal"), .autocomplete(false))
                        }
                    }
                    frame.passage(
                        .portionLines, "portions", id: "portions", value: values["portions"])
                    Tag.button(.className("main")) { texts(.save) }
                }
            }
        }
    }

    private func table(_ lines: [(String, String)]) -> Markup {
        Tag.table {
            Tag.tbody {
                for line in lines {
                    Tag.tr {
                        Tag.th(.scope("row")) { Tag.bdi { line.0 } }
                        Tag.td { line.1 }
                    }
                }
            }
        }
    }

    private func overTime(_ history: HistoryMessage) -> Markup {
        Tag.section(.aria("labelledby", "over-time")) {
            Tag.h2(.id("over-time")) { texts(.overTime) }
            if let first = history.first, let last = history.last {
                Tag.p {
                    texts(
                        .eatenTimes, String(history.count), String(history.days), texts.long(first),
                        texts.long(last))
                }
                if let grams = history.averageGrams {
                    Tag.p { texts(.onAverage, Figures.grams(grams)) }
                }
                Tag.h3 { texts(.timesAMonth) }
                TimesChart(
                    bars: history.months.map { month in
                        let name = Month(month.month[...]).map(texts.month) ?? month.month
                        return (String(name.prefix(3)), month.count)
                    }, texts: texts
                ).markup
                table(
                    history.months.map { month in
                        (
                            Month(month.month[...]).map(texts.month) ?? month.month,
                            String(month.count)
                        )
                    })
                Tag.h3 { texts(.newestEntries) }
                Tag.ul(.className("entries foods")) {
                    for entry in history.entries {
                        Tag.li {
                            Tag.a(.href(.day(entry.day))) { texts.long(entry.day) }
                            Tag.span(.className("amount")) { EntryWords.amount(of: entry) }
                            Tag.span(.className("energy")) {
                                EntryWords.energy(entry.nutrients, texts)
                            }
                        }
                    }
                }
            } else {
                Tag.p { texts(.neverEaten) }
            }
        }
    }
}
