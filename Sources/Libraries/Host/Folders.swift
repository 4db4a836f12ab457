internal import Glibc

/// The person's folders by the XDG Base Directory Specification 0.8.
///
/// As the specification asks, variables that hold a relative path are ignored.
package struct Folders: Sendable, Hashable {
    package var home: String
    /// `$XDG_CONFIG_HOME`, else `~/.config`
    package var configuration: String
    /// `$XDG_DATA_HOME`, else `~/.local/share`
    package var data: String
    /// `$XDG_RUNTIME_DIR`; there is no default.
    package var runtime: String?

    package init(environment: Environment) {
        func absolute(_ name: String) -> String? {
            environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
        }
        home = absolute("HOME") ?? Self.homeOfUser() ?? "/"
        configuration = absolute("XDG_CONFIG_HOME") ?? Path.join(home, ".config")
        data = absolute("XDG_DATA_HOME") ?? Path.join(home, ".local/share")
        runtime = absolute("XDG_RUNTIME_DIR")
    }

    /// The home folder that the user database gives for this process's user.
    private static func homeOfUser() -> String? {
        // The record is static storage of the C library and is copied at once.
        guard let record = unsafe getpwuid(getuid()), let home = unsafe record.pointee.pw_dir
        else { return nil }
        return unsafe String(cString: home)
    }
}
