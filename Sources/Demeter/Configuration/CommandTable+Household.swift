package import Arguments

extension CommandTable {
    /// The command line of `demeter-postgres`.
    package static let demeterPostgres = CommandTable(
        "demeter-postgres",
        "Carry the journal's changes between devices by a household's PostgreSQL server",
        details: [
            "Keeps what this device wrote in the database that url under [sync] in the configuration names, "
                + "and takes what the person's other devices wrote there. The daemon starts this program when "
                + "that is set, and starts it again when it ends; you need not. It runs in the foreground "
                + "until SIGTERM or Ctrl-C. What it does once and then ends is what \"demeter sync\" and "
                + "\"demeter people\" have it do."
        ],
        options: [
            OptionRow(
                "config", value: .init("PATH", .file),
                "Configuration file; ~/.config/demeter/config.toml unless given."),
            OptionRow("data-dir", value: .init("PATH", .folder), "Folder of the journal."),
            OptionRow("socket", value: .init("PATH", .file), "Socket of the daemon."),
            OptionRow("once", "Carry what there is, print a line of JSON about it, and end."),
            OptionRow(
                "setup",
                "Make what is needed in the database, join with this device, carry, and end."),
            OptionRow(
                "partitions", value: .init("NUMBER"),
                "With --setup: spread the tables that grow over so many parts, by the person."),
            OptionRow("leave", "Have this device carry no more, and end."),
            OptionRow("people", "Print who is in the household, and end."),
            OptionRow("add", value: .init("NAME"), "Take a person into the household, and end."),
            OptionRow(
                "role", value: .init("ROLE"),
                "Of the person that is added: a role of the database, called like them unless given."
            ),
            OptionRow(
                "share", value: .init("NAME"), "Say what a person may do with yours, and end."),
            OptionRow(
                "rights", value: .init("WHAT", .choice(["none", "read", "log", "both"])),
                "What that person may do."),
            OptionRow(
                "asked",
                "It was started by demeter: what goes wrong is a line of JSON on the standard output."
            ),
            OptionRow(
                "supervised",
                "It was started by the daemon, which holds the other end of descriptor 3."),
            OptionRow("version", "Print the version and end."),
        ], isRunnable: true)
}
