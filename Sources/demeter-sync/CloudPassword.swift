import Configuration
import HTTP
import Host

/// The password for the cloud's server, kept as the language model's key is.
enum CloudPassword {
    /// The first place that has one decides: the credential, the file, the variable, the keyring.
    ///
    /// - Returns: `nil` when no name is configured, and nobody is to be told.
    static func load(
        _ settings: Configuration.Cloud, _ environment: Environment
    ) throws(SyncFailure) -> Secret? {
        guard settings.user != nil else {
            guard settings.passwordFile == nil else { throw .noUser }
            return nil
        }
        if let folder = environment["CREDENTIALS_DIRECTORY"] {
            let path = Path.join(folder, "cloud-password")
            // systemd makes the file and keeps others out; its owner may be root.
            if Path.isReadable(path) { return try read(path, checksOwner: false) }
        }
        if let file = settings.passwordFile { return try read(file, checksOwner: true) }
        if let text = environment["DEMETER_CLOUD_PASSWORD"], !text.isEmpty { return Secret(text) }
        if let secret = keyring() { return secret }
        throw .noPassword
    }

    /// Stored by `secret-tool store --label=Demeter service demeter key cloud`; blocks for two seconds at most.
    private static func keyring() -> Secret? {
        let words = ["secret-tool", "lookup", "service", "demeter", "key", "cloud"]
        return CommandOutput.read(words, patience: .seconds(2)).flatMap(secret)
    }

    private static func read(
        _ path: String, checksOwner: Bool
    ) throws(SyncFailure) -> Secret {
        do {
            let bytes = try PrivateFile.read(path, limit: 8192, checksOwner: checksOwner)
            if let secret = secret(bytes) { return secret }
        } catch {
            throw .password(error, path: path)
        }
        throw .noPassword
    }

    /// The first line; `nil` for nothing.
    private static func secret(_ bytes: [UInt8]) -> Secret? {
        let line = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        return line.isEmpty ? nil : Secret(String(decoding: line, as: UTF8.self))
    }
}
