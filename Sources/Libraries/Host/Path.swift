internal import Glibc

/// Paths as text, without looking at the disk but where it says so.
package enum Path {
    /// `folder` and `name` with one slash between them.
    package static func join(_ folder: String, _ name: String) -> String {
        folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }

    /// Everything before the last name: `/usr` for `/usr/bin`, `/` for `/usr`, `.` for `bin`.
    package static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// `path` seen from the working folder; `path` itself when that folder is gone.
    package static func absolute(_ path: String) -> String {
        if path.hasPrefix("/") { return path }
        // With a null buffer glibc allocates the result, which is freed here.
        guard let folder = unsafe getcwd(nil, 0) else { return path }
        defer { unsafe free(folder) }
        return join(unsafe String(cString: folder), path)
    }

    /// `path` with a leading `~` or `~/` replaced by the home folder.
    package static func expandingTilde(_ path: String, home: String) -> String {
        if path == "~" { return home }
        return path.hasPrefix("~/") ? join(home, String(path.dropFirst(2))) : path
    }

    /// Whether something is there and may be read by this process.
    package static func isReadable(_ path: String) -> Bool {
        // The path is bridged to a terminated string for the call.
        unsafe access(path, R_OK) == 0
    }
}
