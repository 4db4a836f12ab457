internal import Glibc
internal import Host

/// The system's zone files, read anew at each call so that an updated tzdata counts at once.
package struct ZoneFolder: Sendable {
    /// Where zone files lie; `TZDIR` overrides it as it does for the C library.
    package let path: String
    /// The link or file that says which zone the system is in.
    package let localTime: String
    /// The value of `TZ`, which comes before `localTime`.
    private let setting: String?

    /// The folder that the environment names, else the usual one.
    package init() {
        self.init(
            path: Self.environment("TZDIR") ?? "/usr/share/zoneinfo", localTime: "/etc/localtime",
            setting: Self.environment("TZ"))
    }

    package init(path: String, localTime: String, setting: String? = nil) {
        self.path = path
        self.localTime = localTime
        self.setting = setting
    }

    /// The zone of an IANA name; letters, digits and `_+-/` only, no `..`.
    package func zone(named name: String) throws(ZoneError) -> Zone {
        if name == "UTC" { return .utc }
        let allowed = name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "+"),
                UInt8(ascii: "-"), UInt8(ascii: "/"):
                true
            default: false
            }
        }
        guard allowed, !name.isEmpty, !name.hasPrefix("/"),
            let bytes = Self.contents(of: "\(path)/\(name)")
        else { throw ZoneError.unknown(name: name) }
        return try Zone(name: name, tzif: bytes)
    }

    /// The zone that the system is in: `TZ`, else `/etc/localtime`, else UTC.
    package func systemZone() -> Zone {
        if let setting {
            let name = setting.hasPrefix(":") ? String(setting.dropFirst()) : setting
            if name.isEmpty { return .utc }
            if let zone = try? zone(named: name) { return zone }
            if let zone = Zone(posixRule: name) { return zone }
            if name.hasPrefix("/"), let bytes = Self.contents(of: name),
                let zone = try? Zone(name: Self.linkedName(name) ?? name, tzif: bytes)
            {
                return zone
            }
            return .utc
        }
        guard let bytes = Self.contents(of: localTime) else { return .utc }
        let name = Self.linkedName(localTime) ?? localTime
        return (try? Zone(name: name, tzif: bytes)) ?? .utc
    }

    /// The files that say which zone the system is in, and how it is.
    var systemFiles: [String] { Self.withTarget(systemFile) }

    /// The file or link that `TZ` names, else that of the machine.
    var systemFile: String {
        guard let setting else { return localTime }
        let name = setting.hasPrefix(":") ? String(setting.dropFirst()) : setting
        return name.hasPrefix("/") ? name : "\(path)/\(name)"
    }

    /// A file, and the one that it stands for when it is a link.
    static func withTarget(_ path: String) -> [String] {
        // The result is a copy that the C library allocated, and is given back.
        guard let target = unsafe realpath(path, nil) else { return [path] }
        defer { unsafe free(target) }
        let resolved = unsafe String(cString: target)
        return resolved == path ? [path] : [path, resolved]
    }

    /// The name of the zone that a path leads to, when its file lies in a zone folder.
    ///
    /// The first link there counts, for zones that are the same are links to each other.
    private static func linkedName(_ path: String) -> String? {
        var path = path
        // As many links as the kernel follows.
        for _ in 0..<40 {
            if let marker = path.firstRange(of: "zoneinfo/") {
                return String(path[marker.upperBound...])
            }
            var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
            // The kernel fills at most the buffer, and says how much.
            let count = unsafe readlink(path, &buffer, buffer.count)
            guard count > 0 else { return nil }
            let target = String(
                decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
            let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
            path = target.hasPrefix("/") ? target : folder + target
        }
        return nil
    }

    private static func environment(_ name: String) -> String? {
        // getenv's result is copied at once.
        guard let value = unsafe getenv(name) else { return nil }
        return unsafe String(cString: value)
    }

    /// A zone file's bytes; `nil` when it cannot be read or is no file of at most 1 MiB.
    private static func contents(of path: String) -> [UInt8]? {
        try? ExistingFile.contents(of: path, limit: 1 << 20)
    }
}
