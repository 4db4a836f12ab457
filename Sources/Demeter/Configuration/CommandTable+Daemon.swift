package import Arguments

extension CommandTable {
    /// The command line of `demeterd`.
    package static let demeterd = CommandTable(
        "demeterd", "Keep the food journal and answer on its socket",
        details: [
            "Needs no configuration. It runs in the foreground until SIGTERM or Ctrl-C, rereads its "
                + "configuration on SIGHUP, and works with systemd's socket activation, notification "
                + "and watchdog."
        ],
        options: [
            OptionRow(
                "config", value: .init("PATH", .file),
                "Configuration file; ~/.config/demeter/config.toml unless given."),
            OptionRow(
                "data-dir", value: .init("PATH", .folder),
                "Folder of the journal; ~/.local/share/demeter unless given."),
            OptionRow(
                "socket", value: .init("PATH", .file),
                "Socket to listen on; $XDG_RUNTIME_DIR/demeter/demeter.sock unless given."),
            OptionRow("ingredients", value: .init("PATH", .file), "Catalog of foods."),
            OptionRow("grammars", value: .init("PATH", .folder), "Folder of spoken sentences."),
            OptionRow("version", "Print the version and end."),
        ], isRunnable: true)
}
