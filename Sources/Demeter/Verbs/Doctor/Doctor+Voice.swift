internal import Configuration
internal import Glibc
internal import Host
internal import JSON
internal import Telling

extension Doctor {
    mutating func lookAtVoice(_ configuration: Configuration) {
        guard configuration.voice.isEnabled else { return add(.note("voice", phrase("off"))) }
        if places.grammars == nil {
            add(
                .fault(
                    "voice", phrase("the grammars were not found"),
                    phrase("Install Demeter again, or name their folder with --grammars.")))
        }
        let program = Program.file().map { Path.join(Path.parent(of: $0), "demeter-ears") }
        guard let program, access(program, X_OK) == 0 else {
            return add(
                .fault(
                    "voice", phrase("demeter-ears is not installed"),
                    phrase("Install Demeter again.")))
        }
        if let satellite = configuration.satellite {
            add(.note("microphone", phrase("that of the satellite \(satellite); not tried")))
        } else {
            lookAtDevice(configuration.voice.device, by: program)
        }
        lookAtConfinement(by: program)
    }

    /// Has ears try the device, as they would when they listen.
    private mutating func lookAtDevice(_ device: String, by program: String) {
        let found = answer([program, "probe", "--device", device])
        if found?["heard"]?.bool == true {
            return add(.good("voice", phrase("listens to \(device)")))
        }
        let fault = phrase(
            "\(device) is not heard: \(found?["fault"]?.string ?? phrase("it could not be tried"))")
        let isMicrophone = device.hasPrefix("alsa:")
        if isMicrophone, access("/dev/snd", F_OK) != 0 {
            add(
                .warning(
                    "voice", phrase("there is no sound device; \(fault)"),
                    phrase("Plug in a microphone, or set voice.device.")))
        } else {
            add(
                .fault(
                    "voice", fault,
                    isMicrophone
                        ? phrase("\"arecord -L\" lists the devices; set voice.device to alsa:NAME.")
                        : phrase("Correct voice.device.")))
        }
    }

    /// Has ears give their rights away and try to use them.
    private mutating func lookAtConfinement(by program: String) {
        let trial = answer([program, "confinement"])
        func isRefused(_ name: String) -> Bool { trial?[name]?.bool == true }
        if isRefused("network"), isRefused("programs") {
            add(
                .good(
                    "voice",
                    phrase("what hears has no network and starts no program (seccomp, tried)")))
        } else {
            add(
                .fault(
                    "voice", phrase("what hears could reach the network or start programs"),
                    phrase("Its kernel needs seccomp filters (CONFIG_SECCOMP_FILTER).")))
        }
        if isRefused("files"), isRefused("journal") {
            add(.good("voice", phrase("what hears cannot read the journal (Landlock, tried)")))
        } else {
            add(
                .warning(
                    "voice", phrase("what hears could read the journal"),
                    phrase("Its kernel needs Landlock: 5.13 or newer, \"landlock\" among its lsm=.")
                ))
        }
    }

    /// What the ears print, which know the same places; `nil` when it is no JSON.
    private func answer(_ words: [String]) -> JSONValue? {
        var words = words + ["--data-dir", session.house.dataFolder]
        if let grammars = places.grammars { words += ["--grammars", grammars] }
        if let ingredients = places.ingredients { words += ["--ingredients", ingredients] }
        return CommandOutput.read(words, for: .ears, patience: .seconds(5))
            .flatMap { try? JSONValue(parsing: $0) }
    }
}
