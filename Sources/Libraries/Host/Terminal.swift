internal import Glibc

/// What is known of the screen behind a descriptor.
package enum Terminal {
    package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    /// How many columns it has; `nil` when it is no terminal or does not say.
    package static func columns(of descriptor: Int32) -> Int? {
        var size = winsize()
        // The kernel fills the struct, which outlives the call.
        guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0
        else { return nil }
        return Int(size.ws_col)
    }

    /// Whether the locale that the environment asks for writes in UTF-8.
    package static func isUTF8(_ environment: Environment) -> Bool {
        let locale = environment["LC_ALL"] ?? environment["LC_CTYPE"] ?? environment["LANG"] ?? ""
        let name = locale.lowercased()
        return name.hasSuffix("utf-8") || name.hasSuffix("utf8") || name.contains("utf-8@")
            || name.contains("utf8@")
    }
}
