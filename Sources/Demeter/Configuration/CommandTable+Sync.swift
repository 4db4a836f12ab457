package import Arguments

extension CommandTable {
    /// The command line of `demeter-sync`.
    package static let demeterSync = CommandTable(
        "demeter-sync",
        "Carry the journal's changes between devices by a folder of one's own cloud",
        details: [
            "Keeps what this device wrote in the folder that webdav under [cloud] in the configuration names, "
                + "and takes what others wrote there. The daemon starts this program when that is set, and "
                + "starts it again when it ends; you need not. It runs in the foreground until SIGTERM or "
                + "Ctrl-C."
        ],
        options: [
            OptionRow(
                "config", value: .init("PATH", .file),
                "Configuration file; ~/.config/demeter/config.toml unless given."),
            OptionRow("data-dir", value: .init("PATH", .folder), "Folder of the journal."),
            OptionRow("socket", value: .init("PATH", .file), "Socket of the daemon."),
            OptionRow(
                "calendar", "Show meals in the calendar of [calendar] instead of carrying changes."),
            OptionRow("once", "Carry what there is, print a line of JSON about it, and end."),
            OptionRow(
                "supervised",
                "It was started by the daemon, which holds the other end of descriptor 3."),
            OptionRow("version", "Print the version and end."),
        ], isRunnable: true)
}
