import Glibc

/// A self-signed certificate made on the spot, so that no private key lies in the repository.
package struct TestCertificate: Sendable {
    /// PEM
    package let certificate: String
    /// PEM
    package let key: String
    /// The file that holds the certificate, for a client to trust.
    package let path: String

    package struct CannotMake: Error {}

    /// Writes `certificate.pem` and `key.pem` into a new folder under the system's temporary one.
    package init(host: String) throws { try self.init(subject: "DNS:\(host)") }

    /// - Parameters:
    ///   - subject: whose it is, as certificates have it: `DNS:NAME` or `IP:ADDRESS`.
    ///   - daysBefore: for how long it has been valid, by libfaketime; as long again it will be.
    package init(subject: String, daysBefore: Int = 0) throws {
        var template = Array("/tmp/demeter-certificate-XXXXXX".utf8CString)
        guard let made = mkdtemp(&template) else { throw CannotMake() }
        let folder = String(cString: made)
        path = folder + "/certificate.pem"
        let name = subject.drop { $0 != ":" }.dropFirst()
        let days = daysBefore == 0 ? 2 : 2 * daysBefore
        try Self.run(
            (daysBefore == 0 ? [] : ["faketime", "-f", "-\(daysBefore)d"]) + [
                "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt",
                "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", folder + "/key.pem", "-out",
                path,
                "-days", "\(days)", "-subj", "/CN=\(name)", "-addext", "subjectAltName=\(subject)",
            ])
        certificate = try Self.contents(of: path)
        key = try Self.contents(of: folder + "/key.pem")
        unlink(folder + "/key.pem")
    }

    private static func contents(of path: String) throws -> String {
        guard let file = fopen(path, "r") else { throw CannotMake() }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 8192)
        let count = fread(&bytes, 1, bytes.count, file)
        return String(decoding: bytes.prefix(count), as: UTF8.self)
    }

    private static func run(_ arguments: [String]) throws {
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        var child: pid_t = 0
        guard posix_spawnp(&child, arguments[0], &actions, nil, &words, environ) == 0 else {
            throw CannotMake()
        }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        guard status == 0 else { throw CannotMake() }
    }
}
