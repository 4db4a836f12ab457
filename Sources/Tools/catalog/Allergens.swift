internal import Allergens
internal import CatalogFiles
internal import Curation
internal import Nutrition

/// The command that computes what every food of the catalog is known to have.
struct AllergenTables {
    private let options: Options

    init(_ options: Options) { self.options = options }

    /// The file's text; `nil` after saying what is wrong.
    func text(usda: String) throws -> [UInt8]? {
        guard let phrases = try phrases() else { return nil }
        let curation = try CurationFolder(path: options.foods)
        for error in curation.errors { say("\(error)") }
        guard curation.errors.isEmpty else { return nil }
        let join = try AllergenJoin(
            curation.foods, usda: USDAFolder(path: usda, taiwan: options.taiwan),
            phrases: phrases)
        return AllergenFile.text(of: join.assessments, phrases)
    }

    func write() throws -> Int32 {
        guard let usda = options.usda else { throw UsageError() }
        guard let text = try text(usda: usda) else { return 1 }
        try SystemFile.write(text, to: path)
        return try check()
    }

    /// Compares what the tables give with the file; 0 where they are the same.
    func verify(usda: String) throws -> Int32 {
        guard let text = try text(usda: usda) else { return 1 }
        guard try text == SystemFile.read(path) else {
            say("\(path) is not what the curation gives; run catalog allergens")
            return 1
        }
        say("\(path): as the curation gives it")
        return 0
    }

    /// Lists every food that has no line, every line that is none and every fault of the table of phrases.
    func check() throws -> Int32 {
        guard try phrases() != nil else { return 1 }
        let file = AllergenFile(path: path)
        guard file.isThere else {
            say("\(path) is not there, or of another version; run catalog allergens")
            return 1
        }
        let foods = try CatalogFile.load(options.output)
        var counts: [Answer: Int] = [:]
        var missing = 0
        var unknown = 0
        for food in foods {
            guard let assessment = file.assessment(of: food.id) else {
                say("\(path): \(food.id.rawValue) has no line; run catalog allergens")
                missing += 1
                continue
            }
            let answers = TriggerTable.european.map { assessment.finding($0).answer }
            for answer in answers { counts[answer, default: 0] += 1 }
            if answers.contains(.cannotTell) { unknown += 1 }
        }
        let sums = Answer.allCases.reversed().map { "\($0.word) \(counts[$0] ?? 0)" }
        say(
            "\(path): \(foods.count - missing) foods, \(unknown) with something that cannot be told; "
                + "of the fourteen: \(sums.joined(separator: ", "))")
        return missing == 0 ? 0 : 1
    }

    private var path: String { AllergenFile.path(beside: options.output) }

    /// `nil` after saying what is wrong.
    private func phrases() throws -> PhraseList? {
        let bytes = try SystemFile.read(options.phrases)
        let phrases = PhraseList(String(decoding: bytes, as: UTF8.self))
        for fault in phrases.faults { say("\(options.phrases): \(fault)") }
        return phrases.faults.isEmpty ? phrases : nil
    }
}
