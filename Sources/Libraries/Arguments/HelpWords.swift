/// What a help says between what its tables say; English unless given.
package struct HelpWords: Sendable {
    /// With the space behind it.
    package var usage = "Usage: "
    /// What stands for options and for a verb in a usage line.
    package var option = "OPTION"
    package var verb = "VERB"
    package var arguments = "Arguments"
    package var options = "Options"
    package var generalOptions = "General options"
    package var examples = "Examples"
    /// Behind a heading, and behind a sentence.
    package var colon = ":"
    package var stop = "."
    package var help = OptionRow.help
    /// Follows the sentence on what takes one of a few words.
    package var oneOf: @Sendable ([String]) -> String = {
        " One of \($0.joined(separator: ", "))."
    }

    package init() {}
}
