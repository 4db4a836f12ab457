/// Which of this process's variables the programs that it starts get.
///
/// What is not listed stays here: the model's key, the folder of credentials, the sockets that were
/// passed, and whatever else a person keeps in variables.
package enum ChildEnvironment {
    /// Any program: who and where the person is, in which language and time zone, and how a program finds
    /// its libraries, the desktop and the network.
    private static let usual: Set = [
        "PATH", "HOME", "USER", "LOGNAME", "SHELL", "LANG", "LANGUAGE", "TZ", "TZDIR", "TMPDIR",
        "TERM", "DBUS_SESSION_BUS_ADDRESS", "DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY",
        "LD_LIBRARY_PATH", "http_proxy", "https_proxy", "no_proxy", "all_proxy", "HTTP_PROXY",
        "HTTPS_PROXY", "NO_PROXY", "ALL_PROXY", "SSL_CERT_FILE", "SSL_CERT_DIR",
    ]
    private static let usualBeginnings = ["LC_", "XDG_"]

    /// Our own ears besides: the places that were named, and what ALSA and its servers are told. The last
    /// four are what the programs are tested under.
    private static let ears: Set = [
        "DEMETER_CONFIG", "DEMETER_DATA_DIR", "DEMETER_INGREDIENTS", "DEMETER_GRAMMARS",
        "STATE_DIRECTORY", "CACHE_DIRECTORY", "ASAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS",
        "LLVM_PROFILE_FILE",
    ]
    /// What serves the page or rooms, of which no sound is heard.
    private static let page: Set = [
        "DEMETER_CONFIG", "DEMETER_DATA_DIR", "DEMETER_SOCKET", "STATE_DIRECTORY", "ASAN_OPTIONS",
        "LSAN_OPTIONS", "TSAN_OPTIONS", "LLVM_PROFILE_FILE",
    ]
    /// What carries changes to the person's cloud, with the password for it.
    private static let cloud: Set = page.union(["CREDENTIALS_DIRECTORY"])
    private static let cloudBeginnings = ["DEMETER_CLOUD_"]
    /// What shows meals in a calendar, likewise.
    private static let calendarBeginnings = ["DEMETER_CALENDAR_"]
    /// What carries changes to the household's server, likewise.
    private static let householdBeginnings = ["DEMETER_SYNC_", "DEMETER_PEOPLE_SHARE_FOODS"]
    private static let earsBeginnings = ["ALSA_", "PULSE_", "PIPEWIRE_", "JACK_"]

    package enum Receiver: Sendable, Hashable {
        /// A program of somebody else's.
        case anybody
        /// `demeter-ears`.
        case ears
        /// `demeter-web`.
        case page
        /// `demeter-wyoming`.
        case rooms
        /// `demeter-sync`.
        case cloud
        /// `demeter-sync` with a calendar.
        case calendar
        /// `demeter-postgres`.
        case household
        /// `demeter doctor`, which looks at all that this process was told, and starts ears.
        case doctor
    }

    package static func of(
        _ environment: Environment, for receiver: Receiver, adding more: [String: String] = [:]
    ) -> Environment {
        var values: [String: String] = [:]
        for name in environment.names where isPassed(name, receiver) {
            values[name] = environment[name]
        }
        return Environment(values.merging(more) { $1 })
    }

    private static func isPassed(_ name: String, _ receiver: Receiver) -> Bool {
        if usual.contains(name) || usualBeginnings.contains(where: name.hasPrefix) { return true }
        switch receiver {
        case .anybody: return false
        case .ears: return ears.contains(name) || earsBeginnings.contains(where: name.hasPrefix)
        case .page, .rooms: return page.contains(name)
        case .cloud: return cloud.contains(name) || cloudBeginnings.contains(where: name.hasPrefix)
        case .calendar:
            return cloud.contains(name) || calendarBeginnings.contains(where: name.hasPrefix)
        case .household:
            return cloud.contains(name) || householdBeginnings.contains(where: name.hasPrefix)
        case .doctor:
            return cloud.contains(name) || ears.contains(name)
                || name.hasPrefix("DEMETER_") && name != "DEMETER_MODEL_API_KEY"
                || earsBeginnings.contains(where: name.hasPrefix)
        }
    }
}
