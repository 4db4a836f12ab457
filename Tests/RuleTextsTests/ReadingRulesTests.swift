import CatalogFiles
import FoodCatalog
import FoundationEssentials
import MealReader
import RuleTexts
import Testing

/// The rules of `reading/`, as they are checked in.
struct ReadingRulesTests {
    private static let folder =
        "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    private static let loaded = Result {
        (
            texts: try RuleTexts(folder: folder + "/reading"),
            catalog: FoodCatalog(foods: try CatalogFile.load(folder + "/ingredients.json"))
        )
    }

    @Test func `every example holds, and by its own rule`() throws {
        let (texts, catalog) = try Self.loaded.get()
        #expect(texts.examples.count > 40)
        #expect(RuleChecking(texts, catalog: catalog).findings == [])
    }

    @Test func `the compiled rules are those of the texts`() throws {
        let texts = try Self.loaded.get().texts
        #expect(texts.book == RuleBook.compiled, "run `make rules`")
        #expect(texts.talk == RuleBook.compiledTalk, "run `make rules`")
    }

    @Test func `the compiled words of steps are those of the texts`() throws {
        let steps = try StepTexts(folder: Self.folder + "/reading")
        let compiled = try String(
            contentsOfFile: Self.folder + "/Sources/Meals/MealReader/Rules/CompiledWords.swift",
            encoding: .utf8)
        #expect(steps.source == compiled, "run `make rules`")
    }

    @Test func `words of steps are told with their type, their name and their comment`() throws {
        let steps = try StepTexts([
            (
                "One.words",
                "of One\n\n# What is eaten.\nwords foods = egg \\\n  toast\n\nlines says\n  so\n  |\n  no"
            )
        ])
        #expect(steps.words == ["One.foods": "egg toast", "One.says": "so\n\nno"])
        #expect(steps.source.contains("    /// What is eaten.\n    static let foods = WordSet("))
        let others = try StepTexts([
            ("One.words", "of One\nsingles and in\n\nfigures spreads\n  jam jelly 15\n  butter 7")
        ])
        #expect(others.source.contains("    static var `in`: WordHash { \"in\" }\n"))
        #expect(
            others.source.contains("    static let spreads = WordTable(figures: StepWords.text("))
        #expect(others.words["One.spreads"] == "jam jelly 15\nbutter 7")
        let named = try StepTexts([
            (
                "One.words",
                "of One\nnames meals Meal\n  lunch: lunch \\\n    tiffin\nends rice = 飯\nsays time = when it was"
            )
        ])
        #expect(
            named.source.contains("    static let meals = WordTable<Meal>(names: StepWords.text("))
        #expect(named.source.contains("    static let rice = HanText.words(StepWords.text("))
        #expect(named.source.contains("    static let time = StepWords.text("))
        #expect(
            named.words == [
                "One.meals": "lunch: lunch tiffin", "One.rice": "飯", "One.time": "when it was",
            ])
        #expect(throws: RuleTextError.self) { try StepTexts([("One.words", "words foods = egg")]) }
        #expect(throws: RuleTextError.self) {
            try StepTexts([("One.words", "of One\nfoods = egg")])
        }
        #expect(throws: RuleTextError.self) {
            try StepTexts([("One.words", "of One\nwords a = egg\nwords a = toast")])
        }
    }

    @Test func `a rule that says something wrong is found out by its examples`() throws {
        let catalog = try Self.loaded.get().catalog
        let texts = try RuleTexts([
            (
                "some.rules",
                """
                rule third, everywhere
                  <article> third:3rd of
                  then call third "fourth"
                  "a 3rd of a pizza" becomes "a third of a pizza"
                  "a pizza" reads as "a pizza"
                  "a 3rd of a cake" stays
                """
            )
        ])
        let findings = RuleChecking(texts, catalog: catalog).findings
        #expect(findings.count == 3)
        #expect(
            findings.first?.hasPrefix(
                "reading/some.rules:4: some/third does not make “a third of a pizza” of “a 3rd of a pizza”"
            ) == true,
            "\(findings)")
    }

    @Test func `parse tells a rule by its file and name`() throws {
        let catalog = try Self.loaded.get().catalog
        let why = MealReader(catalog: catalog).reasoned("half a bag of crisps, the 150 g sort").why
        #expect(why.map(\.rule).contains("turns/packs/size-of-the-pack"), "\(why)")
    }
}
