package import Arguments

extension CommandTable {
    /// The command line of `demeter-house`.
    package static let demeterHouse = CommandTable(
        "demeter-house", "Show the journal to the house, and hear what the house says",
        details: [
            "Joins Home Assistant by way of the MQTT broker that [mqtt] in the configuration names. It runs "
                + "in the foreground until SIGTERM or Ctrl-C, and goes on when the broker or the daemon was "
                + "away."
        ],
        options: [
            OptionRow(
                "config", value: .init("PATH", .file),
                "Configuration file; ~/.config/demeter/config.toml unless given."),
            OptionRow("socket", value: .init("PATH", .file), "Socket of the daemon."),
            OptionRow("version", "Print the version and end."),
        ], isRunnable: true)
}
