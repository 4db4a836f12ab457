/// What a person can set that concerns the logbook.
package struct LogbookSettings: Sendable, Hashable {
    package var version: String
    /// Longest description in characters.
    package var descriptionLimit: Int
    /// `off`, `auto` or `always`
    package var modelMode: String
    package var isVoiceEnabled: Bool

    package init(
        version: String, descriptionLimit: Int = 500, modelMode: String = "off",
        isVoiceEnabled: Bool = false
    ) {
        self.version = version
        self.descriptionLimit = descriptionLimit
        self.modelMode = modelMode
        self.isVoiceEnabled = isVoiceEnabled
    }
}
