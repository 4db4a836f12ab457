import Foundation
import Glibc
import ModelServer
import TestSupport
import Testing

/// A PostgreSQL server of the tests' own, on a socket and on loopback, ended with them.
final class Cluster: @unchecked Sendable {
    /// The server as Debian has it.
    static let programs = "/usr/lib/postgresql/15/bin"
    /// It does not run as root; Debian's package makes this account.
    private static let account = "postgres"

    static let isThere =
        FileManager.default.isExecutableFile(atPath: "\(programs)/postgres")
        && FileManager.default.isExecutableFile(atPath: Built.program("demeter-postgres"))
        && (getuid() != 0 || getpwnam(account) != nil)
    static let reason: Comment =
        "needs postgresql-15 and libpq-dev, which scripts/install-dependencies installs for the tests"

    /// One for all tests that do not stop it.
    static let shared: Result<Cluster, any Error> = Result {
        let cluster = try Cluster()
        // Nobody lets go of it before the process ends.
        atexit {
            guard let cluster = try? Cluster.shared.get() else { return }
            cluster.stop()
            try? FileManager.default.removeItem(atPath: cluster.folder.path)
        }
        return cluster
    }

    let folder: TemporaryFolder
    let port: UInt16
    /// What the server is told beside the usual.
    private let options: [String]
    /// Where it stands; on this machine when `nil`.
    private let network: HouseholdNetwork?
    private var process: ChildProcess?
    private let lock = NSLock()
    private var databases = 0

    /// - Parameters:
    ///   - network: where it stands as the server, encrypted; on this machine when `nil`.
    ///   - options: what it is told beside the usual.
    ///   - first: of which it is a copy that follows; its own when `nil`.
    init(
        on network: HouseholdNetwork? = nil, options: [String] = [], following first: Cluster? = nil
    ) throws {
        self.network = network
        self.options = options
        folder = try TemporaryFolder()
        port = try SilentServer().port
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: folder.path)
        for name in ["data", "socket"] {
            let path = "\(folder.path)/\(name)"
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true)
            if getuid() == 0, let account = getpwnam(Self.account)?.pointee {
                chown(path, account.pw_uid, account.pw_gid)
            }
        }
        let data = "\(folder.path)/data"
        let making =
            first.map {
                [
                    "\(Self.programs)/pg_basebackup", "--pgdata", data, "--write-recovery-conf",
                    "--checkpoint", "fast", "--no-sync", "--host", $0.socket, "--port",
                    "\($0.port)",
                    "--username", "postgres",
                ]
            } ?? [
                "\(Self.programs)/initdb", "--no-sync", "--pgdata", data, "--username", "postgres",
                "--encoding", "UTF8", "--locale", "C", "--auth", "trust",
            ]
        let made = try Command.run(
            Self.asAccount[0], Array(Self.asAccount.dropFirst()) + making)
        try #require(made.status == 0, "\(made.errors)")
        // It keeps its data to itself, also where it was copied.
        chmod(data, 0o700)
        // Its own account needs no password; persons do.
        try """
        local all postgres trust
        local replication postgres trust
        local all all scram-sha-256
        host all all 127.0.0.1/32 scram-sha-256
        hostssl all all 192.0.2.0/24 scram-sha-256
        """.write(
            toFile: "\(folder.path)/data/pg_hba.conf", atomically: false, encoding: .utf8)
        if let certificate = network?.certificate {
            try keep(certificate.certificate, "server.crt")
            try keep(certificate.key, "server.key")
        }
        try start()
    }

    /// Writes a file of the server's that nobody else reads.
    private func keep(_ text: String, _ name: String) throws {
        let path = "\(folder.path)/data/\(name)"
        try text.write(toFile: path, atomically: false, encoding: .utf8)
        chmod(path, 0o600)
        if getuid() == 0, let account = getpwnam(Self.account)?.pointee {
            chown(path, account.pw_uid, account.pw_gid)
        }
    }

    static let asAccount =
        getuid() == 0
        ? [
            "/usr/bin/setpriv", "--reuid", account, "--regid", account, "--init-groups",
        ] : ["/usr/bin/env"]

    var socket: String { "\(folder.path)/socket" }
    fileprivate var host: String { network == nil ? "127.0.0.1" : HouseholdNetwork.address }

    /// Starts it, and waits until it answers.
    func start() throws {
        let errors = "\(folder.path)/postgres.log"
        _ = FileManager.default.createFile(atPath: errors, contents: nil)
        let process = try ChildProcess(
            (network?.server ?? []) + Self.asAccount + [
                "\(Self.programs)/postgres", "-D", "\(folder.path)/data", "-k", socket, "-p",
                "\(port)", "-h", host, "-c", "ssl=\(network == nil ? "off" : "on")", "-c",
                "fsync=off", "-c", "max_connections=60", "-c", "shared_buffers=32MB",
            ] + options, errors: FileHandle(forWritingAtPath: errors))
        self.process = process
        try waitUntil {
            try #require(
                process.isRunning,
                "\((try? String(contentsOfFile: errors, encoding: .utf8)) ?? "")")
            return (try? self.query("SELECT 1")) == "1"
        }
    }

    /// Ends it at once, as a machine does that loses its power.
    func crash() {
        guard let process else { return }
        kill(process.processIdentifier, SIGQUIT)
        process.waitUntilExit()
    }

    func stop() {
        crash()
        process = nil
    }

    /// Has every process of it stand still, or go on: it takes connections and answers nobody.
    func freeze(_ isFrozen: Bool) {
        guard let process else { return }
        let children =
            (try? String(
                contentsOfFile:
                    "/proc/\(process.processIdentifier)/task/\(process.processIdentifier)/children",
                encoding: .utf8)) ?? ""
        for child in children.split(separator: " ").compactMap({ Int32($0) })
            + [process.processIdentifier]
        {
            kill(child, isFrozen ? SIGSTOP : SIGCONT)
        }
    }

    /// What psql prints, as its own account or as a role with a password.
    @discardableResult
    func query(
        _ statements: String, in database: String = "postgres", as role: String = "postgres",
        password: String = ""
    ) throws -> String {
        let run = try psql(statements, in: database, as: role, password: password)
        guard run.status == 0 else { throw ClusterFailure(message: run.errors) }
        return run.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    func psql(
        _ statements: String, in database: String, as role: String, password: String = ""
    ) throws -> Command {
        let words = psqlCommand(statements, in: database, as: role)
        return try Command.run(
            words[0], Array(words.dropFirst()),
            environment: ProcessInfo.processInfo.environment.merging(["PGPASSWORD": password]) {
                $1
            })
    }

    func psqlCommand(
        _ statements: String, in database: String, as role: String
    ) -> [String] {
        [
            "\(Self.programs)/psql", "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-h", socket,
            "-p", "\(port)", "-U", role, "-d", database, "-c", statements,
        ]
    }

    /// A database that nobody else uses, with somebody who owns it and may make roles.
    func newHome() throws -> Home {
        let number = lock.withLock {
            databases += 1
            return databases
        }
        let (database, owner) = ("home\(number)", "owner\(number)")
        try query("CREATE ROLE \(owner) LOGIN CREATEROLE PASSWORD 'secret'")
        try query("CREATE DATABASE \(database) OWNER \(owner)")
        return Home(cluster: self, database: database, owner: owner)
    }

    /// A household's database.
    struct Home {
        let cluster: Cluster
        let database: String
        /// A role with the password "secret".
        let owner: String

        func address(_ role: String) -> String {
            "postgresql://\(role)@\(cluster.host):\(cluster.port)/\(database)"
        }

        /// Has others wait at a table while something is done.
        func closing(_ table: String, _ mode: String, _ body: () throws -> Void) throws {
            let closer = try ChildProcess(
                cluster.psqlCommand(
                    "BEGIN; LOCK TABLE \(table) IN \(mode) MODE; SELECT pg_sleep(600)",
                    in: database, as: "postgres"))
            defer {
                _ = try? cluster.query(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                        + "WHERE query LIKE '%pg_sleep(600)%' AND pid <> pg_backend_pid()")
                closer.waitUntilExit()
            }
            try waitUntil {
                try cluster.query(
                    "SELECT count(*) FROM pg_locks WHERE granted AND relation = '\(table)'::regclass "
                        + "AND mode = '\(mode.capitalized.replacing(" ", with: ""))Lock'",
                    in: database) == "1"
            }
            try body()
        }

        /// How many of ours wait at a table.
        func waiters() throws -> Int {
            let count = try cluster.query(
                "SELECT count(*) FROM pg_stat_activity WHERE datname = '\(database)' "
                    + "AND application_name = 'demeter' AND wait_event_type = 'Lock'")
            return Int(count) ?? 0
        }

        /// Everything is gone, as with a disk.
        func lose() throws {
            try cluster.query(
                "ALTER DATABASE \(database) ALLOW_CONNECTIONS false; "
                    + "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '\(database)'"
            )
            try cluster.query("DROP DATABASE \(database) WITH (FORCE)")
            try cluster.query("CREATE DATABASE \(database) OWNER \(owner)")
        }
    }
}

struct ClusterFailure: Error, CustomStringConvertible {
    let message: String

    var description: String { message }
}
