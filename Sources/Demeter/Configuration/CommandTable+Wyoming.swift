package import Arguments

extension CommandTable {
    /// The command line of `demeter-wyoming`.
    package static let demeterWyoming = CommandTable(
        "demeter-wyoming", "Hear meals from the rooms of a house",
        details: [
            "Answers Home Assistant and others that speak the Wyoming protocol: what is said in a room is "
                + "logged, and what there is to say is spoken. The daemon starts this program when listen "
                + "under [wyoming] in the configuration is set, and starts it again when it ends; you need "
                + "not. It runs in the foreground until SIGTERM or Ctrl-C."
        ],
        options: [
            OptionRow(
                "config", value: .init("PATH", .file),
                "Configuration file; ~/.config/demeter/config.toml unless given."),
            OptionRow("socket", value: .init("PATH", .file), "Socket of the daemon."),
            OptionRow(
                "listen", value: .init("ADDRESS:PORT"),
                "Where to listen; this and what follows counts more than the configuration."),
            OptionRow(
                "name", value: .init("NAME"),
                "What the house calls the person whose journal it is, to tell several apart."),
            OptionRow(
                "person", value: .init("NAME"),
                "Whose journal it is for, of several at one daemon."),
            OptionRow(
                "peer", value: .init("ADDRESS"), "Who may connect beside this computer.",
                isRepeatable: true),
            OptionRow(
                "allow", value: .init("RIGHT", .choice(Permission.allCases.map(\.rawValue))),
                "What somebody may do who speaks in a room.", isRepeatable: true),
            OptionRow(
                "announce", "Tell the network of it, by avahi-daemon; not for this computer alone."),
            OptionRow(
                "ears", value: .init("PATH", .file),
                "Socket of the ears that speech is turned into words by, see demeter-ears(8)."),
            OptionRow(
                "supervised",
                "It was started by the daemon, which holds the other end of descriptor 3."),
            OptionRow("version", "Print the version and end."),
        ],
        commands: [
            CommandTable(
                "second", "Let the ears be heard by another recogniser, once",
                details: [
                    "Connects to the server, gives away the network, waits for the ears at the socket, "
                        + "carries one utterance there and its words back, and ends. The daemon starts it "
                        + "again when second under [voice] in the configuration is set."
                ],
                options: [
                    OptionRow(
                        "server", value: .init("tcp://HOST:PORT"),
                        "The recogniser, which speaks Wyoming."),
                    OptionRow("at", value: .init("PATH", .file), "The socket to wait at."),
                ]),
            CommandTable(
                "microphone", "Let the ears hear the microphone of a satellite",
                details: [
                    "Connects to the satellite, gives away the network, and writes the sound into a FIFO "
                        + "for the ears. The daemon starts it when device under [voice] in the "
                        + "configuration is \"wyoming:tcp://HOST:PORT\"."
                ],
                options: [
                    OptionRow(
                        "server", value: .init("tcp://HOST:PORT"),
                        "The satellite, which speaks Wyoming."),
                    OptionRow("to", value: .init("PATH", .file), "The FIFO."),
                ]),
        ], isRunnable: true)
}
