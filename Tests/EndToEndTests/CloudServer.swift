import Foundation
import TestSupport
import Testing

/// WebDAV servers that are not ours, each on a folder and a port of its own.
enum CloudServer: String, CaseIterable, Sendable, CustomTestStringConvertible {
    /// wsgidav, of PyPI.
    case wsgidav
    /// Apache's mod_dav, with a password and compression by mod_deflate.
    case apache

    var testDescription: String { rawValue }

    private static let modules = "/usr/lib/apache2/modules"
    private static let python = PythonPeer.interpreter.map {
        $0.replacingOccurrences(of: "/python3", with: "/wsgidav")
    }

    static let installed = allCases.filter { server in
        switch server {
        case .wsgidav: python.map(FileManager.default.isExecutableFile) == true
        case .apache: FileManager.default.fileExists(atPath: "\(modules)/mod_dav.so")
        }
    }

    static let reason: Comment = "needs what scripts/install-dependencies installs for the tests"

    /// A server that runs.
    final class Running {
        let address: String
        /// Where it keeps the files.
        let root: String
        private let folder: TemporaryFolder
        private let process: HelperProcess

        init(_ server: CloudServer) throws {
            folder = try TemporaryFolder()
            root = "\(folder.path)/root"
            let port = try SilentServer().port
            try FileManager.default.createDirectory(
                atPath: root, withIntermediateDirectories: true)
            switch server {
            case .wsgidav:
                address = "http://127.0.0.1:\(port)"
                process = try HelperProcess(
                    [
                        try #require(python), "--host", "127.0.0.1", "--port", "\(port)", "--root",
                        root, "--auth", "anonymous",
                    ], in: folder.path, ready: "Serving on")
            case .apache:
                address = "http://127.0.0.1:\(port)/dav"
                try FileManager.default.createDirectory(
                    atPath: "\(root)/dav", withIntermediateDirectories: true)
                let configuration = "\(folder.path)/httpd.conf"
                try CloudServer.configuration(folder.path, port: "\(port)").write(
                    toFile: configuration, atomically: true, encoding: .utf8)
                // "secret", as htpasswd has it.
                try "me:{SHA}5en6G6MezRroT3XKqkdPOmY/BfQ=\n".write(
                    toFile: "\(folder.path)/users", atomically: true, encoding: .utf8)
                // Started by root it becomes somebody else.
                for path in [folder.path, root, "\(root)/dav"] {
                    try FileManager.default.setAttributes(
                        [.posixPermissions: 0o777], ofItemAtPath: path)
                }
                process = try HelperProcess(
                    ["/usr/sbin/apache2", "-X", "-e", "debug", "-f", configuration],
                    in: folder.path, ready: "loaded module")
                try waitUntil { CloudServer.isListening(port) }
            }
        }

        func stop() { process.stop() }
    }

    private static func isListening(_ port: UInt16) -> Bool {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
    }

    private static func configuration(_ folder: String, port: String) -> String {
        let modules = [
            "mpm_event", "authn_core", "authn_file", "authz_core", "authz_user", "auth_basic",
            "dav",
            "dav_fs", "filter", "deflate", "env",
        ].map { "LoadModule \($0)_module \(Self.modules)/mod_\($0).so" }
        return """
            ServerRoot \(folder)
            ServerName localhost
            Listen 127.0.0.1:\(port)
            PidFile \(folder)/pid
            ErrorLog /dev/stderr
            \(modules.joined(separator: "\n"))
            User nobody
            Group nogroup
            DavLockDB \(folder)/locks
            DocumentRoot \(folder)/root
            <Directory \(folder)/root>
                Dav On
                AuthType Basic
                AuthName dav
                AuthUserFile \(folder)/users
                Require valid-user
                SetOutputFilter DEFLATE
            </Directory>

            """
    }
}
