internal import Host

/// The desktop's keyring, asked through `secret-tool` where that is installed.
package enum Keyring {
    /// What a person stores it under: `secret-tool store --label=Demeter service demeter key model`.
    package static let attributes = attributes(named: "model")

    private static func attributes(named name: String) -> [String] {
        ["service", "demeter", "key", name]
    }

    /// The key; `nil` without one, without the tool, or when a locked keyring does not open at once.
    ///
    /// Blocks for two seconds at most.
    package static func key(
        named name: String = "model", patience: Duration = .seconds(2)
    ) -> String? {
        CommandOutput.read(
            ["secret-tool", "lookup"] + attributes(named: name), patience: patience
        )
        .map { String(decoding: $0, as: UTF8.self) }
    }
}
