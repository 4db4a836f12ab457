internal import CatalogFiles
package import Configuration
internal import Confinement
internal import Glibc
package import Host

/// What the ears may still do once they listen: no network, no other program, not the journal.
package enum EarsConfinement {
    /// Gives the rights away; call it before anything else, while there is one thread.
    ///
    /// - Parameters:
    ///   - device: where the sound comes from, as in the configuration.
    ///   - probing: a device that is only tried, for which nothing is made.
    ///   - files: further files to read.
    ///   - isTraining: whether a voice is learnt, which needs sphinxtrain's programs and writes the
    ///     person's own sounds.
    ///   - learns: whether the person's own sounds are written, and nothing else is.
    /// - Returns: what was taken, for people: `no network, no journal`.
    package static func enter(
        _ places: Places, environment: Environment, device: String? = nil, files: [String] = [],
        isTraining: Bool = false, learns: Bool = false, probing: String? = nil
    ) throws(EarsError) -> String {
        let cache = VoiceCache.folder(environment)
        try Files.makeFolder(cache)
        do throws(FileFault) { try PrivateFolder.claim(cache, closing: false) } catch {
            throw .refused(path: cache, error)
        }
        var writable = [cache, "/dev"]
        var readable = system + files + personal(environment)
        readable += [places.ingredients, places.grammars].compactMap(\.self)
        readable.append(VoiceModels.ownGrammar(places))
        readable.append(OwnFoodsFile(dataFolder: places.dataFolder).folder)
        let voice = OwnVoice(places).folder
        if isTraining || learns {
            try Files.makeFolder(voice)
            writable.append(voice)
        } else {
            readable.append(voice)
        }
        switch device.flatMap(SoundDevice.init) {
        case .fifo(let path):
            try SoundSource.makePipe(path)
            writable.append(path)
        case .wav(let path): readable.append(path)
        case .alsa, .standardInput, nil: break
        }
        switch probing.flatMap(SoundDevice.init) {
        case .fifo(let path): writable += [path, Path.parent(of: path)]
        case .wav(let path): readable.append(path)
        case .alsa, .standardInput, nil: break
        }
        do throws(ConfinementError) {
            try Confinement.denyNetwork(programs: isTraining)
            return try Confinement.restrictFiles(readable: readable, writable: writable)
                ? "no network, no journal" : "no network"
        } catch {
            throw .confinement(operation: error.operation, code: error.code)
        }
    }

    /// The libraries, their data, and the sockets of sound servers.
    private static let system = [
        "/usr", "/lib", "/lib64", "/bin", "/etc", "/opt", "/proc", "/sys", "/run",
    ]

    /// A person's settings of ALSA and of sound servers.
    private static func personal(_ environment: Environment) -> [String] {
        let folders = Folders(environment: environment)
        var places = [
            Path.join(folders.home, ".asoundrc"), Path.join(folders.configuration, "alsa"),
            Path.join(folders.configuration, "pulse"), Path.join(folders.home, ".pulse-cookie"),
        ]
        if let settings = environment["ALSA_CONFIG_PATH"] {
            places.append(Path.parent(of: settings))
        }
        return places
    }

    /// Whether what was given away is refused indeed, by trying it; nothing is changed by that.
    ///
    /// - Parameter dataFolder: where the journal is.
    package static func trial(dataFolder: String) -> Trial {
        let kind = Int32(SOCK_STREAM.rawValue)
        let folder = O_RDONLY | O_DIRECTORY | O_CLOEXEC
        return Trial(
            network: [AF_INET, AF_INET6].allSatisfy { isRefused(socket($0, kind, 0)) },
            programs: areProgramsRefused(),
            // The top of all folders is always there, and never among those that may be read.
            files: isRefused(open("/", folder), mayBeMissing: false),
            journal: isRefused(open(dataFolder, folder))
                && isRefused(
                    open(Path.join(dataFolder, "journal.sqlite"), O_RDONLY | O_CLOEXEC))
        )
    }

    /// Tries to become a program that is not there: the right is refused before that is noticed.
    private static func areProgramsRefused() -> Bool {
        var arguments: [UnsafeMutablePointer<CChar>?] = [nil]
        return execv("/nowhere", &arguments) < 0 && errno == EACCES
    }

    /// What the ears were refused when they tried.
    package struct Trial: Sendable, Hashable {
        package var network: Bool
        /// Starting other programs.
        package var programs: Bool
        /// Files that are none of theirs.
        package var files: Bool
        package var journal: Bool
    }

    /// What is not there cannot be opened either.
    private static func isRefused(_ descriptor: Int32, mayBeMissing: Bool = true) -> Bool {
        guard descriptor < 0 else {
            close(descriptor)
            return false
        }
        return errno == EACCES || mayBeMissing && errno == ENOENT
    }
}
