internal import Body
internal import Nutrition
internal import SQLite

extension Ledger {
    /// What the person has told of themselves.
    func profile() throws -> Profile { try liveProfile()?.profile ?? Profile() }

    /// Puts a profile in the place of the one that is there, as one undoable change; the same once more
    /// is none.
    func setProfile(_ profile: Profile, utterance: UtteranceID? = nil) throws -> Recorded {
        guard try profile != self.profile() else {
            return Recorded(kind: .profile, utterance: utterance)
        }
        var change = try beginChange(.profile, utterance: utterance)
        try write(profile, in: &change)
        return try record(.profile, of: change, utterance: utterance)
    }

    /// Writes a profile as a part of a change; the same once more is no difference.
    func write(_ profile: Profile, in change: inout ChangeWriter) throws {
        let before = try liveProfile()
        guard profile != before?.profile ?? Profile() else { return }
        if let before { try change.retire(before.revision, of: .profile, in: self) }
        if !profile.isEmpty {
            var insert = try connection.prepare(Self.insertProfile)
            insert.bind(change.change.rawValue)
            insert.bind(profile.born?.description)
            insert.bind(profile.sex?.rawValue)
            insert.bind(profile.height?.rawValue)
            insert.bind(profile.region)
            insert.bind(profile.language)
            insert.bind(profile.isPregnant.map { $0 ? 1 as Int64 : 0 })
            insert.bind(profile.isBreastfeeding.map { $0 ? 1 as Int64 : 0 })
            try insert.run()
            try change.introduce(connection.lastInsertedRow, of: .profile, in: self)
        }
        change.person.profile = .init(before: before?.profile ?? Profile(), after: profile)
    }

    private func liveProfile() throws -> (revision: Int64, profile: Profile)? {
        var select = try connection.prepare(Self.selectProfile)
        return try select.step() ? try Self.profile(&select) : nil
    }

    /// What stood in a revision, live or not.
    func profile(revision: Int64) throws -> Profile? {
        var select = try connection.prepare(Self.selectRevision)
        select.bind(revision)
        return try select.step() ? try Self.profile(&select).profile : nil
    }

    private static func profile(
        _ select: inout Statement
    ) throws -> (revision: Int64, profile: Profile) {
        let revision = select.integer()
        var profile = Profile()
        if let born = select.textOrNull() {
            guard let date = BirthDate(born) else { throw JournalError.unreadable(column: "born") }
            profile.born = date
        }
        profile.sex = try select.valueOrNull("sex")
        profile.height = select.integerOrNull().map(Thousandths.init(rawValue:))
        profile.region = select.textOrNull()
        profile.language = select.textOrNull()
        profile.isPregnant = select.integerOrNull().map { $0 != 0 }
        profile.isBreastfeeding = select.integerOrNull().map { $0 != 0 }
        return (revision, profile)
    }

    private static let profileColumns = """
        SELECT revision, born, sex, height, region, language, pregnant, breastfeeding FROM profile
        """

    private static let selectProfile = Query(profileColumns + " WHERE live = 1")

    private static let selectRevision = Query(profileColumns + " WHERE revision = ?")

    private static let insertProfile = Query(
        """
        INSERT INTO profile
            (change, born, sex, height, region, language, pregnant, breastfeeding, live)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, 1)
        """)
}
