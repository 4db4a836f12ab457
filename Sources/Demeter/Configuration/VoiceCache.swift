package import Host

/// Where the voice's models lie, which can be made again from the catalog, the grammars and own foods.
package enum VoiceCache {
    package static func folder(_ environment: Environment) -> String {
        Path.join(CacheFolder.path(environment), "voice")
    }
}
