package import HTTP

/// The key to a model's server, where one was found.
package enum ModelKey: Sendable, Hashable {
    /// Local servers need none.
    case none
    case found(Secret, KeySource)
    /// A file that holds a key and must not be used as it is.
    case refused(KeyFault, KeySource)

    package var secret: Secret? { if case .found(let secret, _) = self { secret } else { nil } }
}

/// Where a key may come from, in the order in which it is looked for.
package enum KeySource: String, Sendable, Hashable, CaseIterable {
    /// systemd's credential `model-api-key`.
    case credential
    /// The file of `model.api_key_file`.
    case file
    /// `DEMETER_MODEL_API_KEY`
    case environment
    /// The desktop's keyring, through `secret-tool`.
    case keyring
}

package enum KeyFault: Sendable, Hashable {
    case unreadable(errno: Int32)
    /// Others than the owner may read or write the file.
    case openToOthers(mode: UInt32)
    /// The file belongs to somebody else.
    case notOwn
    /// Empty, longer than 8 KiB, or more than one line of printable characters.
    case noKey
}
