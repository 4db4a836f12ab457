import Household
import PostgreSQL

/// The household's database, once somebody has been let in.
struct HouseholdDoor {
    let address: HouseholdAddress
    let password: String?
    let certificates: String

    /// For each statement while nothing comes or goes, and for connecting.
    private static let patience = Duration.seconds(60)
    private static let patienceOfConnecting = Duration.seconds(10)
    /// A file that is not there, so that libpq looks for nothing in the person's home.
    private static let noFile = "/dev/null/none"

    func connect() throws(HouseholdFault) -> PostgresConnection {
        var settings = address.settings(certificates: certificates)
        for keyword in ["passfile", "sslcert", "sslcrl"] {
            settings.append((keyword, Self.noFile))
        }
        if let password { settings.append(("password", password)) }
        do throws(PostgresError) {
            let connection = try PostgresConnection(
                settings, connecting: Self.patienceOfConnecting, patience: Self.patience)
            connection.takeForGone(after: HouseholdAddress.silence)
            // Who is gone in the middle of a transaction keeps nobody else waiting.
            try connection.runScript(
                """
                SET idle_in_transaction_session_timeout = '10s';
                SET lock_timeout = '30s';
                SET search_path = pg_catalog;
                """ + HouseholdAddress.sessionSettings)
            return connection
        } catch {
            throw Self.fault(connecting: error)
        }
    }

    /// The library has no codes for what happens before there is a connection.
    private static func fault(connecting error: PostgresError) -> HouseholdFault {
        let message = error.message
        func says(_ words: String...) -> Bool { words.contains { message.contains($0) } }
        // A server that goes while it is spoken to shows nothing of who it is, and is there again later.
        let isBrokenOff = says(
            "SSL SYSCALL error", "SSL negotiation packet", "unexpected eof", "closed unexpectedly")
        if isBrokenOff, !says("certificate") { return .unreachable(message) }
        if says("certificate", "SSL", "TLS") { return .certificate(message) }
        if says("authentication failed", "no password supplied", "pg_hba.conf", "\" does not exist")
        {
            return .refused(message)
        }
        return .unreachable(message)
    }

    /// Why a statement was not carried out.
    static func fault(_ error: PostgresError) -> HouseholdFault {
        guard let code = error.code else { return .unreachable(error.message) }
        switch code {
        case "42501": return .notAllowed(error.message)
        case "42P01", "3F000": return .notSetUp
        default:
            return ["08", "57"].contains(code.prefix(2))
                ? .unreachable(error.message) : .server(error.message)
        }
    }
}

extension PostgresConnection {
    /// Carries one statement out, with the household's faults.
    @discardableResult
    func ask(
        _ statement: String, _ parameters: [String?] = []
    ) throws(HouseholdFault) -> [[String?]] {
        do throws(PostgresError) { return try run(statement, parameters) } catch {
            throw HouseholdDoor.fault(error)
        }
    }

    /// Carries statements out as one transaction; none of them when `body` throws.
    func transaction<Result>(
        _ body: () throws(HouseholdFault) -> Result
    ) throws(HouseholdFault) -> Result {
        try ask("BEGIN")
        do throws(HouseholdFault) {
            let result = try body()
            try ask("COMMIT")
            return result
        } catch {
            _ = try? run("ROLLBACK")
            throw error
        }
    }
}
