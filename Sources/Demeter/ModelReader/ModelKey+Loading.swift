internal import Glibc
internal import HTTP
package import Host

extension ModelKey {
    /// Looks for the key; the first place that has one decides.
    ///
    /// - Parameters:
    ///   - file: the path that the configuration gives.
    ///   - keyring: asks the desktop's keyring; called when every other place is empty.
    package static func load(
        file: String?, environment: Environment, keyring: () -> String? = { nil }
    ) -> ModelKey {
        if let folder = environment["CREDENTIALS_DIRECTORY"] {
            let path = Path.join(folder, "model-api-key")
            // systemd makes the file and keeps others out; its owner may be root.
            if Path.isReadable(path) { return read(path, .credential, checksOwner: false) }
        }
        if let file { return read(file, .file, checksOwner: true) }
        if let text = environment["DEMETER_MODEL_API_KEY"] { return key(text, .environment) }
        if let text = keyring() { return key(text, .keyring) }
        return .none
    }

    private static func key(_ text: String, _ source: KeySource) -> ModelKey {
        let bytes = Array(text.utf8)
        let blank: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
        let trimmed = bytes.drop(while: blank).reversed().drop(while: blank).reversed()
        guard !trimmed.isEmpty, trimmed.count <= limit,
            trimmed.allSatisfy({ (0x21...0x7E).contains($0) })
        else { return .refused(.noKey, source) }
        return .found(Secret(String(decoding: trimmed, as: UTF8.self)), source)
    }

    private static let limit = 8 << 10

    private static func read(_ path: String, _ source: KeySource, checksOwner: Bool) -> ModelKey {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
        guard descriptor >= 0 else { return .refused(.unreadable(errno: errno), source) }
        defer { close(descriptor) }
        // The open file is asked, not its name, so that nobody can exchange it in between.
        var facts = stat()
        guard fstat(descriptor, &facts) == 0 else {
            return .refused(.unreadable(errno: errno), source)
        }
        if checksOwner {
            guard facts.st_uid == geteuid() else { return .refused(.notOwn, source) }
            guard facts.st_mode & 0o077 == 0 else {
                return .refused(.openToOthers(mode: facts.st_mode & 0o777), source)
            }
        }
        var bytes = [UInt8](repeating: 0, count: limit + 2)
        let count = Glibc.read(descriptor, &bytes, bytes.count)
        guard count >= 0 else { return .refused(.unreadable(errno: errno), source) }
        return key(String(decoding: bytes.prefix(count), as: UTF8.self), source)
    }
}
