/// A language besides English that foods are called in.
package enum NameLanguage: String, Sendable, Hashable, CaseIterable {
    /// As it is written in Taiwan and Hong Kong.
    case traditionalChinese = "zh-Hant"
}
