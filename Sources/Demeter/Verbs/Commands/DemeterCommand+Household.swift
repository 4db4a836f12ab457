internal import Cloud
internal import Configuration
internal import Glibc
internal import Host
internal import Household
internal import JSON
internal import Journal
internal import Telling
internal import Wire

// The household's server, by the program that talks to it: the command line itself knows no PostgreSQL.
extension DemeterCommand {
    /// A first round with everything of years may take so long.
    static let patienceOfCarrier = Duration.seconds(3600)

    /// Has `demeter-postgres` do one thing; what it prints.
    static func askHousehold(_ session: Session, _ words: [String]) throws(Failure) -> JSONValue {
        _ = try householdAddress(session)
        guard let program = carrier("demeter-postgres") else {
            throw .badData(
                phrase(
                    "demeter-postgres is not installed beside demeter, so that no household's server is reached"
                )
            )
        }
        let output = CommandOutput.read(
            [program] + words + ["--asked"] + carrierPlaces(session), for: .household,
            patience: patienceOfCarrier, limit: 1 << 20)
        guard let output, let json = try? JSONValue(parsing: output) else {
            throw .badData(phrase("demeter-postgres ended without a word"))
        }
        if let sentence = json["error"]?.string {
            throw .badData(DisplayWidth.printable(sentence))
        }
        return json
    }

    /// A program of ours that is beside this one.
    static func carrier(_ name: String) -> String? {
        guard let own = Program.file() else { return nil }
        let program = Path.join(Path.parent(of: own), name)
        return Path.isReadable(program) ? program : nil
    }

    /// By which it finds the same daemon and configuration.
    static func carrierPlaces(_ session: Session) -> [String] {
        ["--socket", session.places.socket, "--data-dir", session.house.dataFolder]
            + (session.places.isConfigurationChosen
                ? ["--config", session.places.configuration] : [])
    }

    /// The server's address, for people to read.
    static func householdAddress(_ session: Session) throws(Failure) -> String {
        guard let address = try householdAddressIfAny(session) else {
            throw .badData(
                phrase(
                    "no household's server is configured: set url under [sync] in the configuration"
                ))
        }
        return address
    }

    static func householdAddressIfAny(_ session: Session) throws(Failure) -> String? {
        guard let url = try session.configuration().sync.url else { return nil }
        do throws(HouseholdAddress.Refusal) {
            return try HouseholdAddress(url).text
        } catch { throw .badData(error.sentence) }
    }

    /// What was carried so far to and from the household's server.
    static func keptHousehold(_ session: Session) -> HouseholdState {
        let path = SharingFiles(dataFolder: session.house.dataFolder).household
        do throws(FileFault) {
            return HouseholdState(
                shown: try ExistingFile.contents(
                    of: path, limit: SharingFiles.stateLimit, trust: .own))
        } catch {
            var state = HouseholdState()
            // There is none before the server was met for the first time.
            if error.code != ENOENT {
                state.fault = HouseholdFault.damaged(error.description).sentence
            }
            return state
        }
    }
}
