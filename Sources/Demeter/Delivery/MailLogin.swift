internal import Glibc
internal import HTTP
package import Host
package import Mail

/// How a mail server is spoken to, beside its address.
package struct MailLogin: Sendable {
    /// The name by which the server knows the person; `nil` for a server that asks for none.
    package var user: String?
    /// `nil` where the password is a credential of the service manager's.
    package var passwordFile: String?
    package var encryption: MailServer.Encryption?
    package var certificates: String?
    /// Says where the service manager's credentials lie.
    package var environment: Environment

    package init(
        user: String? = nil, passwordFile: String? = nil,
        encryption: MailServer.Encryption? = nil, certificates: String? = nil,
        environment: Environment = [:]
    ) {
        self.user = user
        self.passwordFile = passwordFile
        self.encryption = encryption
        self.certificates = certificates
        self.environment = environment
    }

    /// The name of systemd's credential.
    package static let credential = "mail-password"

    /// The server with the password as it is now, so that a new one counts at the next delivery.
    func server(_ address: String) throws(SinkFailure) -> MailServer {
        var server = MailServer(address)
        if let encryption { server.encryption = encryption }
        server.certificates = certificates
        guard let user else { return server }
        guard server.isPrivate else {
            throw SinkFailure("a password is only sent encrypted; set tls to starttls or implicit")
        }
        server.login = .init(user: user, password: try password())
        return server
    }

    private func password() throws(SinkFailure) -> Secret {
        if let folder = environment["CREDENTIALS_DIRECTORY"] {
            let path = Path.join(folder, Self.credential)
            if Path.isReadable(path) { return try read(path, checksOwner: false) }
        }
        guard let passwordFile else {
            throw SinkFailure(
                "there is no password; set password_file, or the credential \(Self.credential)")
        }
        return try read(passwordFile, checksOwner: true)
    }

    private func read(_ path: String, checksOwner: Bool) throws(SinkFailure) -> Secret {
        let limit = 1024
        let bytes: [UInt8]
        do {
            bytes = try PrivateFile.read(path, limit: limit + 1, checksOwner: checksOwner)
        } catch {
            throw SinkFailure("the password's file \(Self.words(error))")
        }
        let isEnd: (UInt8) -> Bool = { $0 == 0x0A || $0 == 0x0D }
        let line = bytes.reversed().drop(while: isEnd).reversed()
        guard !line.isEmpty, line.count <= limit, line.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }),
            let text = String(validating: line, as: UTF8.self)
        else { throw SinkFailure("the password's file holds no line of text") }
        return Secret(text)
    }

    private static func words(_ fault: PrivateFile.Fault) -> String {
        switch fault {
        case .unreadable(let code): "cannot be read: \(String(cString: strerror(code)))"
        case .notOwn: "belongs to somebody else"
        case .openToOthers: "can be used by others; chmod 600 it"
        }
    }
}
