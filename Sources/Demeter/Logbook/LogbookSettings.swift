package import FoodCatalog
package import Telling

/// What a person can set that concerns the logbook.
package struct LogbookSettings: Sendable, Hashable {
    package var version: String
    /// Longest description in characters.
    package var descriptionLimit: Int
    /// `off`, `auto` or `always`
    package var modelMode: String
    package var isVoiceEnabled: Bool
    /// How long a question waits for its answer before what it is about stays held.
    package var answerMilliseconds: Int64
    /// `nil` where nobody wants to be reminded.
    package var reminders: ReminderSettings?
    /// By the names of the models.
    package var modelPrices: [String: ModelPrice] = [:]
    package var modelCurrency: String?
    /// The folder of what guesses what photographs show; `nil` for none.
    package var classifier: String?
    /// Whose journal this is; `nil` where nobody said.
    package var person: String?
    /// The one language of every reply; `nil` where a line is answered in its own.
    package var language: Language?
    /// The language of what no line asked for, where there is no one language: that of the environment.
    package var ownLanguage = Language.english
    /// Where Chinese weights and names are from.
    package var region = HanText.Region.taiwan

    /// For a million tokens.
    package struct ModelPrice: Sendable, Hashable {
        package var prompt: Double
        package var completion: Double

        package init(prompt: Double, completion: Double) {
            self.prompt = prompt
            self.completion = completion
        }
    }

    package init(
        version: String, descriptionLimit: Int = 500, modelMode: String = "off",
        isVoiceEnabled: Bool = false, answerMilliseconds: Int64 = 900_000,
        reminders: ReminderSettings? = nil
    ) {
        self.version = version
        self.descriptionLimit = descriptionLimit
        self.modelMode = modelMode
        self.isVoiceEnabled = isVoiceEnabled
        self.answerMilliseconds = answerMilliseconds
        self.reminders = reminders
    }
}
