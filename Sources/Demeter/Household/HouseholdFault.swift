package import Cloud
internal import Telling

/// Why nothing, or not everything, was carried to or from the household's server.
package enum HouseholdFault: Error, Sendable, Hashable {
    /// The server cannot be reached, or broke off; its own words.
    case unreachable(String)
    /// The server refuses the role or the password; its own words.
    case refused(String)
    /// Who answers cannot show that it is the server.
    case certificate(String)
    /// There is nothing of Demeter's in the database.
    case notSetUp
    /// What is there was made by an earlier version.
    case outdated
    /// What is there was made by a later version.
    case newer
    /// The role is nobody's there.
    case stranger(role: String)
    /// The role is another person's than the configuration says.
    case otherPerson(wanted: String, found: String)
    /// This journal was carried for somebody else before.
    case otherJournal(of: String, found: String)
    /// This device has left.
    case left
    /// What this device remembers of the household cannot be read, and why.
    case damaged(String)
    /// The role may not do what is asked; the server's own words.
    case notAllowed(String)
    /// The role is a superuser, or passes row-level security by.
    case unbound(role: String)
    /// There is no such person; a name.
    case nobody(String)
    /// There is such a person already; a name.
    case known(String)
    /// A name that no person can have.
    case badName(String)
    /// The server said what was not expected; its own words.
    case server(String)
    /// Others were faster again and again.
    case contested
    /// The daemon, or the hand-over, does not do its part.
    case here(CloudFault)

    /// Whether trying again without anybody's doing may help.
    package var mayPass: Bool {
        switch self {
        case .unreachable, .contested, .server, .notSetUp, .outdated, .stranger: true
        case .here(let fault): fault.mayPass
        default: false
        }
    }

    /// What is wrong, and what to do about it.
    package var sentence: String {
        switch self {
        case .unreachable(let reason):
            phrase(
                "the household's server does not answer as it should: \(reason); tried again soon")
        case .refused(let reason):
            phrase(
                "the household's server refuses the role or the password (\(reason)); see sync.url and "
                    + "sync.password_file")
        case .certificate(let reason):
            phrase(
                "who answers for the household's server cannot show that it is (\(reason)); check sync.url, "
                    + "or name the server's certificates with sync.certificates")
        case .notSetUp:
            phrase(
                "there is nothing of Demeter's in that database yet; make it with \"demeter sync setup\""
            )
        case .outdated:
            phrase(
                "what is in that database is of an earlier version; bring it up to date with "
                    + "\"demeter sync setup\", as whoever set it up")
        case .newer:
            phrase(
                "what is in that database is of a later version; bring Demeter up to date on this device"
            )
        case .stranger(let role):
            phrase(
                "the role \"\(role)\" is no person of this household; whoever set it up adds one with "
                    + "\"demeter people add\"")
        case .otherPerson(let wanted, let found):
            phrase(
                "sync.person is \"\(wanted)\", but the role in sync.url is \(found)'s; correct one of them"
            )
        case .otherJournal(let owner, let found):
            phrase(
                "this journal was carried for \(owner) before, and would now become \(found)'s; correct "
                    + "sync.url, or say \"demeter sync leave\" first if that is what you want")
        case .left:
            phrase(
                "this device has left the household, and nothing is carried; \"demeter sync setup\" joins "
                    + "it again, and without url under [sync] nobody asks")
        case .damaged(let reason):
            phrase(
                "what this device remembers of the household, cloud/household.json in the data folder, cannot be "
                    + "used (\(reason)), and nothing is carried; restore it, or say \"demeter sync leave\" and "
                    + "then \"demeter sync setup\"")
        case .notAllowed(let reason):
            phrase(
                "the household's server does not let this role do that (\(reason)); whoever set it up may"
            )
        case .unbound(let role):
            phrase(
                "the role \"\(role)\" may read everybody's rows whatever is said of them, so it can be no "
                    + "person's; make one that is no superuser")
        case .nobody(let name):
            phrase("there is no \"\(name)\" in this household; see \"demeter people list\"")
        case .known(let name): phrase("\"\(name)\" is in this household already")
        case .badName(let name):
            phrase(
                "\"\(name)\" cannot be a person's name here: 1 to 63 letters, digits, \"-\" and \"_\""
            )
        case .server(let reason): phrase("the household's server says: \(reason); tried again soon")
        case .contested: phrase("other devices sent without a pause; tried again soon")
        case .here(let fault): fault.sentence
        }
    }
}
