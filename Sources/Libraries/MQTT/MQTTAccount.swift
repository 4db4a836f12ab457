/// A broker, and how it is spoken to.
package struct MQTTAccount: Sendable, Hashable {
    package var host: String
    package var port: UInt16
    /// Encrypts from the first byte on, and holds the broker's certificate against those of `certificates`.
    package var isEncrypted: Bool
    /// A file of trusted certificates instead of the system's.
    package var certificates: String?
    package var user: String?
    package var password: String?

    package init(
        host: String, port: UInt16, isEncrypted: Bool = false, certificates: String? = nil,
        user: String? = nil, password: String? = nil
    ) {
        self.host = host
        self.port = port
        self.isEncrypted = isEncrypted
        self.certificates = certificates
        self.user = user
        self.password = password
    }
}

/// What is sent under a topic.
package struct MQTTMessage: Sendable, Hashable {
    package var topic: String
    package var payload: [UInt8]
    /// Kept by the broker for those who come later; of a message that came in, whether it was kept.
    package var isRetained: Bool

    package init(topic: String, payload: [UInt8], isRetained: Bool = false) {
        self.topic = topic
        self.payload = payload
        self.isRetained = isRetained
    }
}
