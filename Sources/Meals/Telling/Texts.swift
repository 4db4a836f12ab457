/// The catalogue of the texts that people get from a conversation: each by its key, in every language.
///
/// A key is a property of one of the groups, with the types of what stands in its places. A text that lacks a language
/// does not compile; that the languages have the same places is asked of the whole catalogue by its tests.
package enum Texts {
    package static let figures = FigureTexts()
    package static let replies = ReplyTexts()
    package static let corrections = CorrectionTexts()
    package static let notices = NoticeTexts()
    package static let questions = QuestionTexts()
    package static let inquiries = InquiryTexts()
    package static let goals = GoalTexts()
    package static let findings = FindingTexts()
    package static let allergies = AllergyTexts()
    package static let alternatives = AlternativeTexts()
    package static let feelings = FeelingTexts()
    package static let programmes = ProgrammeTexts()
    package static let plans = PlanTexts()
    package static let index = IndexTexts()
    package static let help = HelpTexts()
    package static let recipes = RecipeTexts()
    package static let suggestions = SuggestionTexts()
    package static let reminders = ReminderTexts()
    package static let products = ProductTexts()
    package static let person = PersonTexts()
    package static let people = PeopleTexts()
    package static let energy = EnergyTexts()
    package static let photographs = PhotographTexts()
    package static let imports = ImportTexts()
    package static let summaries = SummaryTexts()
    package static let weeks = WeekTexts()
    package static let errors = ErrorTexts()
    package static let recipeErrors = RecipeErrorTexts()

    /// Every group by its name.
    package static let groups: [(name: String, texts: any Sendable)] = [
        ("figures", figures), ("replies", replies), ("corrections", corrections),
        ("notices", notices), ("questions", questions), ("inquiries", inquiries),
        ("goals", goals), ("findings", findings), ("allergies", allergies),
        ("alternatives", alternatives), ("feelings", feelings), ("programmes", programmes),
        ("plans", plans), ("index", index), ("help", help),
        ("recipes", recipes), ("suggestions", suggestions), ("reminders", reminders),
        ("products", products), ("person", person), ("people", people),
        ("energy", energy),
        ("photographs", photographs), ("imports", imports),
        ("summaries", summaries), ("weeks", weeks), ("errors", errors),
        ("recipeErrors", recipeErrors),
    ]

    /// Every text by its key, such as `replies.nothingFound`.
    package static var all: [(key: String, text: any CatalogueText)] {
        groups.flatMap { name, texts in
            Mirror(reflecting: texts).children.compactMap { child in
                guard let text = child.value as? any CatalogueText else { return nil }
                return ("\(name).\(child.label ?? "")", text)
            }
        }
    }
}
