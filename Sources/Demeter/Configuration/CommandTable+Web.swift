package import Arguments
internal import Nutrition
internal import Telling

extension CommandTable {
    /// The command line of `demeter-web`.
    package static let demeterWeb = CommandTable(
        "demeter-web", "Serve the journal's page to browsers",
        details: [
            "The daemon starts this program when enabled under [web] in the configuration is true, and starts "
                + "it again when it ends; you need not. It runs in the foreground until SIGTERM or Ctrl-C. "
                + "\"demeter web\" prints a link that lets a browser in.",
            "A socket that the service manager passes (LISTEN_FDS) is served where it listens at what listen "
                + "names, and refused elsewhere: demeter-web.socket has the page start with the first browser.",
        ],
        options: [
            OptionRow(
                "config", value: .init("PATH", .file),
                "Configuration file; ~/.config/demeter/config.toml unless given."),
            OptionRow(
                "data-dir", value: .init("FOLDER", .folder),
                "Folder of the journal, of which it uses the folder web alone."),
            OptionRow("socket", value: .init("PATH", .file), "Socket of the daemon."),
            OptionRow(
                "listen", value: .init("ADDRESS:PORT"),
                "Where to serve; this and what follows counts more than the configuration."),
            OptionRow("certificate", value: .init("FILE", .file), "The page's certificate."),
            OptionRow("key", value: .init("FILE", .file), "The certificate's key."),
            OptionRow(
                "host", value: .init("NAME"), "A name by which the page is reached over TLS.",
                isRepeatable: true),
            OptionRow(
                "energy", value: .init("UNIT", .choice(EnergyUnit.allCases.map(\.rawValue))),
                "The unit of energy that people read."),
            OptionRow(
                "language", value: .init("LANGUAGE", .choice(LanguageUse.allCases.map(\.rawValue))),
                "What everybody is told in; \"auto\" is what each browser's person reads."),
            OptionRow(
                "supervised",
                "It was started by the daemon, which holds the other end of descriptor 3."),
            OptionRow("version", "Print the version and end."),
        ], isRunnable: true)
}

extension Configuration {
    /// What the daemon tells the page's program, so that a change shows in how it is started.
    package func pageArguments(_ places: Places) -> [String] {
        var words = [
            "--supervised", "--socket", places.socket, "--data-dir", places.dataFolder,
            "--listen", web.listen, "--energy", display.energy.rawValue,
            "--language", language.use.rawValue,
        ]
        if places.isConfigurationChosen { words += ["--config", places.configuration] }
        if let certificate = web.certificate { words += ["--certificate", certificate] }
        if let key = web.key { words += ["--key", key] }
        return words + web.hosts.flatMap { ["--host", $0] }
    }
}

extension Configuration.Page {
    /// These settings with what a command line of `demeter-web` says.
    package func changed(by command: ParsedCommand) throws(ConfigurationError) -> Self {
        var page = self
        if let listen = command["listen"] {
            guard Endpoint(listen) != nil else {
                throw ConfigurationError(
                    source: .option("--listen"), key: nil,
                    problem: .wrongValue(
                        expected: SettingKind.endpoint.expectation,
                        found: phrase("what the option says")))
            }
            page.listen = listen
        }
        if let certificate = command["certificate"] { page.certificate = certificate }
        if let key = command["key"] { page.key = key }
        if command.has("host") { page.hosts = command.all("host") }
        try page.refuseOpenness(in: nil)
        return page
    }
}
