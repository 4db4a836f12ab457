internal import FoodCatalog
internal import MealReader
internal import Nutrition
package import Service
package import Telling

// In which language people are told what.
extension Logbook {
    /// How a line of a conversation is answered.
    package func telling(of line: String, in conversation: ConversationID) -> Telling {
        telling(in: language(of: line, in: conversation) ?? Telling.current.language)
    }

    /// How words are answered that came without a conversation; a number alone is of no language.
    func telling(of words: String) -> Telling {
        telling(in: settings.language ?? Language(of: words) ?? Telling.current.language)
    }

    /// How something is told that no words asked for.
    ///
    /// - Parameter language: what was asked for; that of the settings, else of the environment, where `nil`.
    package func telling(asked language: Language?) -> Telling {
        telling(in: language ?? settings.language ?? .english)
    }

    package var person: String? { settings.person }

    /// How a summary is told that goes out by itself.
    var tellingOfSummaries: Telling {
        telling(in: settings.language ?? settings.ownLanguage)
    }

    private func telling(in language: Language) -> Telling {
        guard language != .english else { return Telling(language) }
        let catalog = reader.catalog
        return Telling(language) { id in
            // `土豆@TW` is a name in one region alone.
            (catalog[FoodID(rawValue: id)]?.names[.traditionalChinese] ?? []).map { name in
                String(name.prefix { $0 != "@" })
            }
        }
    }
}
