internal import Glibc

extension Places {
    /// Refuses the foods or grammars that somebody named when they are not there or cannot be read.
    ///
    /// Both programs ask this before anything else: what is named and then passed over in silence
    /// leaves a person with foods that they did not choose.
    package func refuseMissing() throws(ConfigurationError) {
        if let first = missing.first { throw first }
    }

    /// What is wrong with each place that somebody named.
    package var missing: [ConfigurationError] {
        named.compactMap { place in
            let code = Self.obstacle(to: place)
            return code == 0
                ? nil
                : ConfigurationError(
                    source: place.source, problem: .missingPlace(place.path, code: code))
        }
    }

    /// Why a place cannot be read; 0 when it can.
    private static func obstacle(to place: Named) -> Int32 {
        guard access(place.path, R_OK) == 0 else { return errno }
        var status = stat()
        guard stat(place.path, &status) == 0 else { return errno }
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        if isFolder == place.isFolder { return 0 }
        return isFolder ? EISDIR : ENOTDIR
    }
}
