package import Arguments

extension CommandTable {
    /// The command line of `demeter-meaning`.
    package static let demeterMeaning = CommandTable(
        "demeter-meaning", "Find foods by what words mean, for Demeter",
        details: [
            "The daemon starts this program when nothing is known of the words of a meal or a search, and ends it "
                + "when nobody has asked for a minute; you need not. It answers questions on standard input, "
                + "each a line of JSON, with up to five foods of the catalog, the likeliest first.",
            "The package that it looks into is made by scripts/get-meaning of Demeter's sources. Once that is "
                + "open it gives away networks, other programs and every file.",
        ],
        options: [
            OptionRow(
                "package", letter: "p", value: .init("FILE"),
                "The package; ~/.local/share/demeter.meaning unless said."),
            OptionRow("version", "Print the version and end."),
        ],
        examples: [
            .init(
                "echo '{\"text\": \"cold soup of tomatoes\"}' | demeter-meaning",
                "tells which foods that may be")
        ], isRunnable: true)
}
