internal import SQLite

extension Ledger {
    /// The stars that foods were given, by their keys.
    func ratings() throws -> [String: Int] {
        var select = try connection.prepare(Self.selectRatings)
        var found: [String: Int] = [:]
        while try select.step() { found[select.text()] = Int(select.integer()) }
        return found
    }

    /// Gives a food stars, or takes them away, as one undoable change; the same stars once
    /// more are none.
    ///
    /// - Parameter stars: 1 to 5; `nil` for none.
    func rate(_ food: String, _ stars: Int?, utterance: UtteranceID? = nil) throws -> Recorded {
        guard try rating(of: food)?.stars != stars else {
            return Recorded(kind: .rate, utterance: utterance)
        }
        var change = try beginChange(.rate, utterance: utterance)
        try write([food: stars], in: &change)
        return try record(.rate, of: change, utterance: utterance)
    }

    /// Writes ratings as a part of a change; the same stars once more are no difference.
    func write(_ ratings: [String: Int?], in change: inout ChangeWriter) throws {
        for (food, stars) in ratings.sorted(by: { $0.key < $1.key }) {
            if let stars, !(1...5).contains(stars) {
                throw JournalError.outOfRange(column: "stars")
            }
            let before = try rating(of: food)
            guard before?.stars != stars else { continue }
            if let before { try change.retire(before.revision, of: .ratings, in: self) }
            if let stars {
                var insert = try connection.prepare(Self.insertRating)
                insert.bind(change.change.rawValue)
                insert.bind(food)
                insert.bind(Int64(stars))
                try insert.run()
                try change.introduce(connection.lastInsertedRow, of: .ratings, in: self)
            }
            change.person.ratings.append(.init(food: food, before: before?.stars, after: stars))
        }
    }

    func rating(of food: String) throws -> (revision: Int64, stars: Int)? {
        var select = try connection.prepare(Self.selectRating)
        select.bind(food)
        guard try select.step() else { return nil }
        return (select.integer(), Int(select.integer()))
    }

    func ratedFood(ofRevision revision: Int64) throws -> String? {
        var select = try connection.prepare(Self.selectRatedFood)
        select.bind(revision)
        return try select.step() ? select.text() : nil
    }

    private static let selectRatings = Query("SELECT food, stars FROM ratings WHERE live = 1")

    private static let selectRating = Query(
        "SELECT revision, stars FROM ratings WHERE food = ? AND live = 1")

    private static let selectRatedFood = Query("SELECT food FROM ratings WHERE revision = ?")

    private static let insertRating = Query(
        "INSERT INTO ratings (change, food, stars, live) VALUES (?, ?, ?, 1)")
}
