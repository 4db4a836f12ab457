package import Host

/// Where the voice's models lie, which can be made again from the catalog, the grammars and own foods.
package enum VoiceCache {
    /// The folder: in systemd's for the service, else in the person's cache.
    package static func folder(_ environment: Environment) -> String {
        let cache =
            environment["CACHE_DIRECTORY"]?.split(separator: ":").first.map(String.init)
            ?? environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            .map { Path.join($0, "demeter") }
            ?? Path.join(Folders(environment: environment).home, ".cache/demeter")
        return Path.join(cache, "voice")
    }
}
