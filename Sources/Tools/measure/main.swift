internal import CatalogFiles
internal import FoodCatalog
internal import Glibc
internal import MealReader
internal import Nutrition
internal import RuleTexts

/// Prints what was read, and of the labelled foods only those that were missed.
func show(_ reading: Reading, truth: [LabelledSet.Truth] = []) {
    var missed = truth
    for item in reading.items {
        let calories = item.nutrients.calories?.value ?? 0
        if let hit = missed.firstIndex(where: {
            item.food?.rawValue.hasSuffix($0.code) == true
                && abs($0.calories - calories) <= max(5, $0.calories * 0.1)
        }) {
            missed.remove(at: hit)
            print("      ok \(item.name)")
            continue
        }
        let grams = item.grams?.value ?? 0
        let figures = item.nutrients
        print(
            "      > [\(item.text)] \(item.name) \(item.food?.rawValue ?? "-") | \(item.assumption ?? "") "
                + "| \(grams) g \(figures.calories?.value ?? -1) kcal "
                + "\(figures.carbohydrates?.value ?? -1) c p=\(item.confidence)")
        for other in item.alternatives.prefix(3) {
            print("           ~ \(other.name) \((other.score * 100).rounded() / 100)")
        }
    }
    for food in missed { print("      = \(food.description)") }
    print(
        "      p=\(reading.confidence) unread=\(reading.unread) meal=\(reading.meal?.rawValue ?? "-") "
            + "time=\(reading.time.map { "\($0)" } ?? "-") question=\(reading.question?.text ?? "-")"
    )
}

guard let options = Options(CommandLine.arguments.dropFirst()) else {
    complain(Options.usage + "\n")
    exit(64)
}

var foods: [Food] = []
if let ingredients = options.ingredients {
    do {
        foods += try CatalogFile.load(ingredients)
    } catch {
        complain("measure: \(ingredients): \(error)\n")
        exit(66)
    }
}
if let survey = options.survey {
    let tables = SurveyTables(
        foods: "\(survey)/fndds_\(options.years)_foods.csv",
        portions: "\(survey)/fndds_\(options.years)_portions.csv",
        eaten: "\(survey)/most_eaten_foods.csv")
    do {
        foods += try tables.all()
    } catch {
        complain("measure: \(error)\n")
        exit(66)
    }
}
let clock = ContinuousClock()
var catalog = FoodCatalog(foods: [])
let building = clock.measure { catalog = FoodCatalog(foods: foods) }
print("\(foods.count) foods, \(catalog.index.names.count) names, built in \(building)")
var rules = RuleTable.compiled
if let folder = options.rules {
    do {
        let texts = try RuleTexts(folder: folder)
        StepWords.try(try StepTexts(folder: folder).words)
        for finding in RuleChecking(texts, catalog: catalog).findings { print(finding) }
        rules = RuleTable(texts.book, talk: texts.talk)
    } catch {
        complain("measure: \(error)\n")
        exit(65)
    }
}
let reader = MealReader(catalog: catalog, rules: rules)
let everyday = options.everyday.flatMap { EverydayLines(path: $0) }
if let output = options.output {
    let sets = options.sets.compactMap { LabelledSet(folder: options.evaluation, name: $0) }
    let own = foods.filter { !$0.id.rawValue.contains(":") }
    var readers = [reader]
    if !own.isEmpty, own.count < foods.count {
        readers.append(MealReader(catalog: FoodCatalog(foods: own)))
    }
    let source = Fitting.source(readers: readers, sets: sets)
    exit(TextFile.write(source, to: output) ? 0 : 73)
}
if let talk = options.talk, let output = options.talkOutput {
    var fitting = TalkFitting(reader: reader)
    for line in (TextFile.bytes(talk) ?? []).split(separator: UInt8(ascii: "\n")) {
        let text = String(decoding: line.dropFirst(2), as: UTF8.self)
        fitting.add(text, isMeal: line.first == UInt8(ascii: "1"), weight: 2)
    }
    for line in everyday?.lines ?? [] {
        fitting.add(line.text, isMeal: line.high > 0, weight: 1)
    }
    for name in options.sets {
        let rows = LabelledSet(folder: options.evaluation, name: name)?.rows ?? []
        for (number, row) in rows.enumerated() where number % 4 == 0 {
            fitting.add(row.text, isMeal: true, weight: 1)
        }
    }
    exit(TextFile.write(fitting.source(), to: output) ? 0 : 73)
}
if let file = options.misses {
    var wrong = everyday?.share(of: reader).wrong.map(\.0.text) ?? []
    for line in options.talk.flatMap({ TextFile.bytes($0) })?.split(separator: UInt8(ascii: "\n"))
        ?? []
    {
        let text = String(decoding: line.dropFirst(2), as: UTF8.self)
        if reader.reading(of: text).items.isEmpty == (line.first == UInt8(ascii: "1")) {
            wrong.append(text)
        }
    }
    exit(TextFile.write(wrong.map { "\($0)\n" }.joined(), to: file) ? 0 : 73)
}
if let file = options.readings {
    var texts = everyday?.lines.map(\.text) ?? []
    for name in options.sets {
        texts += LabelledSet(folder: options.evaluation, name: name)?.rows.map(\.text) ?? []
    }
    let readings = texts.map { "\(reader.read($0))\n" }
    exit(TextFile.write(readings.joined(), to: file) ? 0 : 73)
}
if let file = options.evidence {
    var lines: [String] = []
    for name in options.sets {
        guard let set = LabelledSet(folder: options.evaluation, name: name) else { continue }
        lines += set.rows.map { evidence(of: $0, in: name, by: reader) }
    }
    exit(TextFile.write(lines.joined(), to: file) ? 0 : 73)
}
if options.isNames {
    for food in foods {
        for name in [food.name] + food.aliases {
            guard case .nothing = reader.read(name) else { continue }
            print("\(name)  (\(food.id.rawValue))")
        }
    }
    exit(0)
}
if let text = options.text {
    for line in text.split(separator: "\n") {
        print("* \(line)")
        show(reader.reading(of: String(line)))
    }
    exit(0)
}
if options.isReview {
    let reviewing = Reviewing(reader)
    for name in options.sets {
        guard let set = LabelledSet(folder: options.evaluation, name: name) else { continue }
        reviewing.run(set, showing: options.errors)
    }
    exit(0)
}
if options.rounds > 0 {
    let sets = options.sets.compactMap { LabelledSet(folder: options.evaluation, name: $0) }
    let own = foods.filter { !$0.id.rawValue.contains(":") }
    let catalogs = own.isEmpty || own.count == foods.count ? [foods] : [own, foods]
    Tuning(catalogs: catalogs, sets: sets, everyday: everyday).run(rounds: options.rounds)
    exit(0)
}
if let everyday {
    let (right, wrong) = everyday.share(of: reader)
    for (line, reading) in wrong where options.errors > 0 {
        print("* \(line.text)  wants \(line.low)–\(line.high)")
        show(reading)
    }
    print(
        "everyday lines right: \(everyday.lines.count - wrong.count) of \(everyday.lines.count)",
        right)
}
for name in options.sets {
    guard let set = LabelledSet(folder: options.evaluation, name: name) else { continue }
    var figures = Figures()
    var shown = 0
    var skipped = 0
    var readings: [Reading] = []
    let took = clock.measure { readings = set.rows.map { reader.reading(of: $0.text) } }
    for (row, reading) in zip(set.rows, readings) {
        let outcome = figures.add(reading, for: row)
        guard !outcome.isWithin, shown < options.errors else { continue }
        skipped += 1
        guard skipped > options.skip else { continue }
        shown += 1
        print("* \(row.text)\n    wants \(row.calories ?? -1) kcal \(row.carbohydrates) c")
        show(reading, truth: row.truth)
    }
    let rate =
        Double(set.rows.count)
        / (Double(took.components.attoseconds) / 1e18 + Double(took.components.seconds))
    print(figures.line(name), "\(Int(rate))/s")
    if options.isByTenths { print(figures.tenths, terminator: "") }
}
