internal import HTTP
package import Host

extension ModelKey {
    /// Looks for the key; the first place that has one decides.
    ///
    /// - Parameters:
    ///   - name: whose key: the credential is `NAME-api-key`, the variable `DEMETER_NAME_API_KEY`.
    ///   - file: the path that the configuration gives.
    ///   - keyring: asks the desktop's keyring; called when every other place is empty.
    package static func load(
        named name: String = "model", file: String?, environment: Environment,
        keyring: () -> String? = { nil }
    ) -> ModelKey {
        if let folder = environment["CREDENTIALS_DIRECTORY"] {
            let path = Path.join(folder, "\(name)-api-key")
            // systemd makes the file and keeps others out; its owner may be root.
            if Path.isReadable(path) { return read(path, .credential, checksOwner: false) }
        }
        if let file { return read(file, .file, checksOwner: true) }
        if let text = environment["DEMETER_\(name.uppercased())_API_KEY"] {
            return key(text, .environment)
        }
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
        do {
            let bytes = try PrivateFile.read(path, limit: limit + 2, checksOwner: checksOwner)
            return key(String(decoding: bytes, as: UTF8.self), source)
        } catch {
            switch error {
            case .unreadable(let code): return .refused(.unreadable(errno: code), source)
            case .notOwn: return .refused(.notOwn, source)
            case .openToOthers(let mode): return .refused(.openToOthers(mode: mode), source)
            }
        }
    }
}
