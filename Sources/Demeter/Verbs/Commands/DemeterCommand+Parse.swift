internal import Allergens
internal import Arguments
internal import CatalogFiles
internal import Configuration
internal import FoodCatalog
internal import JSON
internal import Journal
internal import MealReader
internal import MealReview
internal import Nutrition
internal import RecipeReader
internal import Recipes
internal import Telling
internal import UnixSocket
internal import Wire

extension DemeterCommand {
    static let parse: Verb = Verb(
        CommandTable(
            "parse", "Show what would be understood of a meal, without logging it",
            details: [
                "Needs no daemon. Without TEXT, each line of standard input is one meal.",
                "With --lines there is exactly one JSON object for each line, in order; lines that "
                    + "cannot be read get one with \"error\".",
            ],
            options: [
                OptionRow("lines", "Read lines, print a JSON object for each."),
                OptionRow("why", "Say as well which rules read it so."),
            ],
            operands: [OperandRow("TEXT", count: .any, "What you ate; the words are joined.")],
            examples: [
                .init("demeter parse half a cup of rice", "shows what that would be"),
                .init("demeter parse --lines < meals.txt", "reads a file, one meal a line"),
                .init("demeter parse --why ate half a pizza", "says why it is half of one"),
            ], group: "Keeping the journal"),
        runParse)

    @Sendable private static func runParse(_ session: Session) throws(Failure) -> ExitStatus {
        let isBulk = session.command.has("lines")
        let words = session.command.operands
        if isBulk, !words.isEmpty {
            throw session.misuse(phrase("with --lines, descriptions come from standard input"))
        }
        if !isBulk, words.isEmpty, session.console.isInputTerminal {
            throw session.misuse(phrase("TEXT is missing: say what you ate"))
        }
        let reader = try DescriptionReader(session)
        // Behind the answer, which somebody may wait for.
        defer { reader.known.keep() }
        guard words.isEmpty else {
            return try show(reader.read(words.joined(separator: " ")), session, reader.telling)
        }
        var lines = InputLines(session.console)
        var status: ExitStatus?
        while let line = try lines.next() {
            let outcome = reader.read(line)
            if isBulk {
                try session.console.print(outcome.json)
            } else {
                let next = try show(outcome, session, reader.telling)
                if status == nil || status == .done { status = next }
            }
        }
        if isBulk { return .done }
        guard let status else { throw .nothingSaid }
        return status
    }

    private static func show(
        _ outcome: DescriptionReader.Outcome, _ session: Session, _ telling: Telling
    ) throws(Failure) -> ExitStatus {
        switch outcome {
        case .reading(let reading):
            try session.show(
                reading.json,
                Telling.$current.withValue(telling) {
                    ReadingRendering.lines(reading, session.console.style)
                })
            return reading.items.isEmpty ? .nothing : .done
        case .refused(let kind, let sentence):
            if session.isJSON {
                try session.console.print(outcome.json)
            } else {
                session.console.complain("demeter: \(sentence)\n")
            }
            return kind == .invalidParameters ? .nothing : .badData
        }
    }
}

/// Reads descriptions in this process, without the daemon.
private struct DescriptionReader {
    enum Outcome {
        case reading(ReadingMessage)
        /// Why a description was not read; the sentence ends without a full stop.
        case refused(WireError, String)

        var json: JSONValue {
            switch self {
            case .reading(let reading): reading.json
            case .refused(let error, let sentence):
                ["error": .string(sentence), "kind": .string(error.kind)]
            }
        }
    }

    let known: KnownFoods
    private let reader: MealReader
    private let review: MealReview
    /// `nil` where the file is not there, so that nothing is told.
    private let allergens: AllergenTeller?
    private let limit: Int
    private let tellsWhy: Bool
    /// The person's recipes; `nil` where there are none.
    private let menu: RecipeMenu?

    init(_ session: Session) throws(Failure) {
        tellsWhy = session.command.has("why")
        limit = try session.configuration().limits.description
        guard let path = session.places.ingredients else { throw .noCatalog }
        do {
            known = try KnownFoods(
                ingredients: path, dataFolder: session.house.dataFolder,
                cacheFolder: CacheFolder.path(session.environment))
            for fault in known.faults { session.console.complain("demeter: \(fault)\n") }
            let book = Self.own(session)
            let foods = known.catalog.adding(book.own)
            reader = MealReader(catalog: foods)
            menu = book.recipes.map(RecipeMenu.init)
            let file = AllergenFile(beside: path)
            let recipes = book.recipes
            let contents = KnownContents(
                recipe: { recipes?[$0]?.recipe }, label: { foods[$0]?.label })
            let knowledge =
                (file.isThere ? AllergenKnowledge(file) : .nothing)
                .knowing { contents.contents(of: $0) }
            allergens =
                file.isThere
                ? AllergenTeller(knowledge, own: book.allergies.map(\.trigger)) : nil
            review = MealReview(
                catalog: foods,
                allergies: book.allergies.isEmpty ? nil : AllergyReview(book.allergies, knowledge))
        } catch {
            throw .catalog(error)
        }
    }

    /// What is the person's own, as the journal has it; says so where it cannot be read.
    private static func own(_ session: Session) -> (
        own: [Food], recipes: RecipeBook?, allergies: [Allergy]
    ) {
        do throws(CareError) {
            let own = try JournalFolder(session.places.dataFolder).own()
            let book = own.recipes.isEmpty ? nil : RecipeBook(own.recipes)
            return (own.foods + (book?.foods ?? []), book, own.allergies)
        } catch {
            session.console.complain(
                phrase(
                    "demeter: your own foods, recipes and allergies are not known here, as the journal cannot be read\n"
                )
            )
            return ([], nil, [])
        }
    }

    func read(_ line: Line) -> Outcome {
        switch line {
        case .text(let text): read(text)
        case .faulty(.tooLong, _): tooLong
        case .faulty(.notUTF8, _): .refused(.notUTF8, Line.Fault.notUTF8.sentence)
        case .faulty(.hasNUL, _): .refused(.notText, Line.Fault.hasNUL.sentence)
        }
    }

    /// With what the catalog calls foods in the person's language.
    var telling: Telling {
        guard Telling.isChinese else { return .current }
        let catalog = known.catalog
        return Telling(.chinese) { id in
            (catalog[FoodID(rawValue: id)]?.names[.traditionalChinese] ?? []).map { name in
                // `土豆@TW` is a name in one region alone.
                String(name.prefix { $0 != "@" })
            }
        }
    }

    func read(_ text: String) -> Outcome {
        switch DescriptionFault(in: text, limit: limit) {
        case .tooLong: return tooLong
        case .control(let scalar):
            return .refused(
                .notText,
                phrase("the description has the control character \(scalar.codePoint) in it"))
        case nil: break
        }
        if text.allSatisfy(\.isWhitespace) {
            return .refused(.invalidParameters, phrase("the description is empty"))
        }
        let (reading, why) = tellsWhy ? reader.reasoned(text) : (reader.reading(of: text), nil)
        let served = menu?.served(reading, by: { IngredientReader(reader) }, reader) ?? reading
        var message = ReadingMessage(served, reviewedBy: review)
        message.why = why
        if let allergens { message.add(allergens) }
        return .reading(message)
    }

    private var tooLong: Outcome {
        .refused(.tooLong, phrase("a description may have at most \(limit) characters"))
    }
}
