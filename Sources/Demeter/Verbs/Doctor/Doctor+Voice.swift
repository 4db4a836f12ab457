internal import Configuration
internal import Glibc
internal import Host
internal import JSON

extension Doctor {
    mutating func lookAtVoice(_ configuration: Configuration) {
        guard configuration.voice.isEnabled else { return add(.note("voice", "off")) }
        if places.grammars == nil {
            add(
                .fault(
                    "voice", "the grammars were not found",
                    "Install Demeter again, or name their folder with --grammars."))
        }
        let device = configuration.voice.device
        if device.hasPrefix("alsa:"), access("/dev/snd", F_OK) != 0, !hasOwnDevices {
            add(
                .warning(
                    "voice", "there is no sound device, so nothing is heard",
                    "Plug in a microphone, or set voice.device."))
        } else {
            add(.good("voice", "listens to \(device)"))
        }
        lookAtConfinement()
    }

    /// Whether a file of ALSA's settings may define devices that are no hardware.
    private var hasOwnDevices: Bool {
        session.environment["ALSA_CONFIG_PATH"] != nil
            || Path.isReadable(
                Path.join(Folders(environment: session.environment).home, ".asoundrc"))
    }

    /// Has ears give their rights away and try to use them.
    private mutating func lookAtConfinement() {
        let program = Program.file().map { Path.join(Path.parent(of: $0), "demeter-ears") }
        guard let program, access(program, X_OK) == 0 else {
            return add(
                .fault("voice", "demeter-ears is not installed", "Install Demeter again."))
        }
        var words = [program, "confinement", "--data-dir", places.dataFolder]
        if let grammars = places.grammars { words += ["--grammars", grammars] }
        if let ingredients = places.ingredients { words += ["--ingredients", ingredients] }
        let output = CommandOutput.read(words, patience: .seconds(5))
        let trial = output.flatMap { try? JSONValue(parsing: $0) }
        if trial?["network"]?.bool == true, trial?["journal"]?.bool == true {
            add(.good("voice", "what hears can reach neither the network nor the journal (tried)"))
        } else {
            add(
                .warning(
                    "voice", "what hears could reach the network or the journal",
                    "It needs seccomp and Landlock: a kernel of 5.13 or newer with both."))
        }
    }
}
