internal import Glibc
package import Host
internal import Telling

/// A password for a server by which devices share a journal, kept as the language model's key is.
package enum CarrierPassword {
    /// Why there is none that can be used.
    package enum Fault: Error {
        /// The file must not be used as it is.
        case file(PrivateFile.Fault, path: String)
        /// What should hold it is empty.
        case empty

        /// What is wrong, and what to do; `nil` where that is for the server's own words.
        package var sentence: String? {
            switch self {
            case .empty: nil
            case .file(let fault, let path):
                switch fault {
                case .unreadable(let code):
                    HostError(code: code, operation: "read \(path)").description
                case .notOwn:
                    phrase("\(path) belongs to somebody else; give it to yourself with \"chown\"")
                case .openToOthers:
                    phrase("others may read \(path); keep them out with \"chmod 600\"")
                }
            }
        }
    }

    /// What is looked for.
    package enum Kind: String, Sendable {
        case password, key
    }

    /// Looks where it may be; the first place that has one decides: the credential, the file, the variable, the keyring.
    ///
    /// - Parameters:
    ///   - server: `cloud` or `sync`, by which the credential, the variable and the keyring's key are called.
    ///   - kind: `password`, or the key of files there, which the keyring knows as `cloud-key`.
    ///   - file: what the configuration names.
    /// - Returns: `nil` when nobody has one.
    package static func load(
        _ server: String, _ kind: Kind = .password, file: String?, _ environment: Environment
    ) throws(Fault) -> String? {
        if let folder = environment["CREDENTIALS_DIRECTORY"] {
            let path = Path.join(folder, "\(server)-\(kind.rawValue)")
            // systemd makes the file and keeps others out; its owner may be root.
            if Path.isReadable(path) { return try read(path, checksOwner: false) }
        }
        if let file { return try read(file, checksOwner: true) }
        if let text = environment["DEMETER_\(server.uppercased())_\(kind.rawValue.uppercased())"],
            !text.isEmpty
        {
            return text
        }
        return keyring(kind == .password ? server : "\(server)-key")
    }

    /// Stored by `secret-tool store --label=Demeter service demeter key cloud`; blocks for two seconds at most.
    private static func keyring(_ server: String) -> String? {
        let words = ["secret-tool", "lookup", "service", "demeter", "key", server]
        return CommandOutput.read(words, patience: .seconds(2)).flatMap(line)
    }

    private static func read(_ path: String, checksOwner: Bool) throws(Fault) -> String {
        let bytes: [UInt8]
        do {
            bytes = try PrivateFile.read(path, limit: 8192, checksOwner: checksOwner)
        } catch { throw .file(error, path: path) }
        guard let text = line(bytes) else { throw .empty }
        return text
    }

    /// The first one; `nil` for nothing.
    private static func line(_ bytes: [UInt8]) -> String? {
        let line = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
}
