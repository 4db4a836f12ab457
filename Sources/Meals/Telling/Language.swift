/// A language that people are answered in.
package enum Language: String, Sendable, Hashable, CaseIterable {
    case english = "en"
    /// As it is written in Taiwan and Hong Kong.
    case chinese = "zh-Hant"

    /// The language of words: Chinese where they hold a Chinese character; `nil` where they hold no letter at all, as a
    /// number that answers a question.
    package init?(of words: String) {
        if words.unicodeScalars.contains(where: Self.isHan) {
            self = .chinese
        } else if words.contains(where: \.isLetter) {
            self = .english
        } else {
            return nil
        }
    }

    /// The language that the environment asks for, by POSIX's `LC_ALL`, `LC_MESSAGES` and `LANG`, the first of them that
    /// is set; English where it is any other.
    ///
    /// - Parameter value: of a variable.
    package init(environment value: (String) -> String?) {
        let locales = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { value($0) }
        let locale = locales.first { !$0.isEmpty }
        self = locale?.hasPrefix("zh") == true ? .chinese : .english
    }

    /// Unified ideographs and their first extension, U+3400 to U+9FFF, and those of the planes beyond.
    private static func isHan(_ scalar: Unicode.Scalar) -> Bool {
        0x3400...0x9FFF ~= scalar.value || 0xF900...0xFAFF ~= scalar.value
            || 0x20000...0x323AF ~= scalar.value
    }
}
