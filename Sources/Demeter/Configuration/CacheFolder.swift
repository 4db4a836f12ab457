package import Host

/// Where what can be made again is kept: in systemd's for the service, else in the person's cache.
package enum CacheFolder {
    package static func path(_ environment: Environment) -> String {
        environment["CACHE_DIRECTORY"]?.split(separator: ":").first.map(String.init)
            ?? environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            .map { Path.join($0, "demeter") }
            ?? Path.join(Folders(environment: environment).home, ".cache/demeter")
    }
}
