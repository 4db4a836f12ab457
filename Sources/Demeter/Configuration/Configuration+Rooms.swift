package import Arguments
internal import Host
internal import TCP
internal import Telling

extension Configuration {
    /// What the daemon tells the rooms' program, so that a change shows in how it is started; `nil` when
    /// there is nowhere to listen.
    package func roomArguments(_ places: Places) -> [String]? {
        guard let listen = wyoming.listen else { return nil }
        var words = ["--supervised", "--socket", places.socket, "--listen", listen]
        if let name = wyoming.name { words += ["--name", name] }
        if let person = wyoming.person { words += ["--person", person] }
        if wyoming.hears { words += ["--ears", lentEars(places)] }
        if places.isConfigurationChosen { words += ["--config", places.configuration] }
        if wyoming.isAnnounced { words.append("--announce") }
        words += wyoming.peers.flatMap { ["--peer", $0] }
        return words + wyoming.allow.flatMap { ["--allow", $0.rawValue] }
    }
}

extension Configuration {
    /// The socket of the ears that rooms may use.
    package func lentEars(_ places: Places) -> String {
        Path.join(places.dataFolder, "lent-ears.sock")
    }

    /// The satellite whose microphone is heard; `nil` where the sound comes from elsewhere.
    package var satellite: String? {
        voice.device.hasPrefix("wyoming:") ? String(voice.device.dropFirst(8)) : nil
    }

    /// What the ears are told to open: of a satellite the FIFO into which its sound is carried.
    package func soundDevice(_ places: Places) -> String {
        satellite == nil ? voice.device : "fifo:" + satelliteFIFO(places)
    }

    package func satelliteFIFO(_ places: Places) -> String {
        Path.join(places.dataFolder, "satellite.fifo")
    }

    /// Refuses to believe another recogniser first where none is named.
    func refuseMissingRecogniser(in file: String?) throws(ConfigurationError) {
        guard voice.first == .wyoming, voice.second == nil else { return }
        throw ConfigurationError(
            source: file.map { .file($0, nil) } ?? .variable("DEMETER_VOICE_FIRST"),
            key: "voice.first",
            problem: .needs(
                phrase("\"second\" under [voice], the recogniser that is to be believed")))
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
        if let name = command["name"] { rooms.name = name }
        if let person = command["person"] {
            try Self.check(person, .personName, "--person", PersonName(person) != nil)
            rooms.person = person
        }
        if command.has("announce") { rooms.isAnnounced = true }
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
                phrase("\"peers\", for whoever reaches it could log there; or listen at 127.0.0.1"))
        }
        if isAnnounced, endpoint?.isLoopback != false {
            try refuse(
                "announce", in: file,
                phrase("a \"listen\" beyond this computer, for nobody else reaches 127.0.0.1"))
        }
        if !allow.contains(.read), allow.contains(.correct) || allow.contains(.erase) {
            try refuse(
                "allow", in: file,
                phrase("\"read\" beside \"correct\" and \"erase\", whose answers tell of the day"))
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
                problem: .wrongValue(
                    expected: kind.expectation, found: phrase("what the option says")))
        }
    }
}
