package import Arguments
internal import TCP

extension Configuration {
    /// What the daemon tells the rooms' program, so that a change shows in how it is started; `nil` when
    /// there is nowhere to listen.
    package func roomArguments(_ places: Places) -> [String]? {
        guard let listen = wyoming.listen else { return nil }
        var words = ["--supervised", "--socket", places.socket, "--listen", listen]
        if places.isConfigurationChosen { words += ["--config", places.configuration] }
        words += wyoming.peers.flatMap { ["--peer", $0] }
        return words + wyoming.allow.flatMap { ["--allow", $0.rawValue] }
    }
}

extension Configuration.Rooms {
    /// What `listen` says, which was checked when it was read.
    package var endpoint: Endpoint? { listen.flatMap { Endpoint($0) } }

    /// These settings with what a command line of `demeter-wyoming` says.
    package func changed(by command: ParsedCommand) throws(ConfigurationError) -> Self {
        var rooms = self
        if let listen = command["listen"] {
            try Self.check(listen, .endpoint, "--listen", Endpoint(listen) != nil)
            rooms.listen = listen
        }
        if command.has("peer") {
            rooms.peers = command.all("peer")
            for peer in rooms.peers {
                try Self.check(peer, .hostAddresses, "--peer", TCPHost(peer) != nil)
            }
        }
        if command.has("allow") {
            rooms.allow = command.all("allow").compactMap(Permission.init(rawValue:))
        }
        try rooms.refuseOpenness(in: nil)
        return rooms
    }

    /// Refuses to listen to a whole network, and rights that tell more than is allowed.
    func refuseOpenness(in file: String?) throws(ConfigurationError) {
        if endpoint?.isLoopback == false, peers.isEmpty {
            try refuse(
                "listen", in: file,
                "\"peers\", for whoever reaches it could log there; or listen at 127.0.0.1")
        }
        if !allow.contains(.read), allow.contains(.correct) || allow.contains(.erase) {
            try refuse(
                "allow", in: file,
                "\"read\" beside \"correct\" and \"erase\", whose answers tell of the day")
        }
    }

    private func refuse(
        _ key: String, in file: String?, _ needs: String
    ) throws(ConfigurationError) {
        throw ConfigurationError(
            source: file.map { .file($0, nil) } ?? .variable("DEMETER_WYOMING_\(key.uppercased())"),
            key: "wyoming.\(key)", problem: .needs(needs))
    }

    private static func check(
        _ text: String, _ kind: SettingKind, _ option: String, _ isRight: Bool
    ) throws(ConfigurationError) {
        guard isRight else {
            throw ConfigurationError(
                source: .option(option), key: nil,
                problem: .wrongValue(expected: kind.expectation, found: "what the option says"))
        }
    }
}
