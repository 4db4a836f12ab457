internal import JSON

/// Descriptions with their labels.
struct LabelledSet {
    /// A food behind a label.
    struct Truth {
        var code: String
        var description: String
        var calories: Double
    }

    struct Row {
        var text: String
        var calories: Double?
        /// What its energy may come to, of a list that was written with it.
        var range: ClosedRange<Double>?
        var carbohydrates: Double
        /// The foods behind the labels, where they are known: description, portion, grams, kcal.
        var truth: [Truth] = []
    }

    var name: String
    var rows: [Row]

    init?(folder: String, name: String) {
        guard let lines = TextFile.lines("\(folder)/\(name).jsonl") else { return nil }
        self.name = name
        rows = lines.compactMap { line in
            guard let value = try? JSONValue(parsing: line), let text = value["text"]?.string
            else { return nil }
            if let bounds = value["kcal"]?.array?.compactMap(\.number), bounds.count == 2,
                bounds[0] <= bounds[1]
            {
                return Row(text: text, range: bounds[0]...bounds[1], carbohydrates: 0)
            }
            guard let carbohydrates = value["carbohydrates"]?.number else { return nil }
            return Row(
                text: text, calories: value["calories"]?.number, carbohydrates: carbohydrates)
        }
        guard let items = TextFile.lines("\(folder)/\(name)_items.jsonl") else { return }
        var truth: [String: [Truth]] = [:]
        for line in items {
            guard let value = try? JSONValue(parsing: line), let text = value["text"]?.string
            else { continue }
            truth[text] = value["items"]?.array?.map { item in
                Truth(
                    code: String(item["food_code"]?.integer ?? 0),
                    description: "\(item["description"]?.string ?? "") | "
                        + "\(item["portion"]?.string ?? "") | \(item["grams"]?.number ?? 0) g "
                        + "\(item["energy"]?.number ?? 0) kcal \(item["carb"]?.number ?? 0) c",
                    calories: item["energy"]?.number ?? 0)
            }
        }
        for index in rows.indices { rows[index].truth = truth[rows[index].text] ?? [] }
    }
}
