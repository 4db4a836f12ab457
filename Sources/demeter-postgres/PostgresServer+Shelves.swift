import Household

// What people of the household show each other of their own foods and recipes.
extension PostgresServer {
    /// What somebody else shows.
    struct Shelf {
        var person: String
        /// The same for the same foods and recipes.
        var version: String
    }

    /// Says whether this device has nothing shown of the person's foods and recipes.
    ///
    /// - Parameter names: of this device, the one that it has now first.
    /// - Returns: whether any of the person's devices does.
    func withhold(_ isWanted: Bool, by names: [String]) throws(HouseholdFault) -> Bool {
        let rows = try askServer(
            "SELECT device FROM demeter.withheld WHERE person = $1", [person.id])
        var devices = Set(rows.compactMap(\.first).compactMap(\.self))
        for name in isWanted ? Array(names.prefix(1)) : names
        where devices.contains(name) != isWanted {
            try askServer(
                isWanted
                    ? """
                    INSERT INTO demeter.withheld (person, device) VALUES ($1, $2)
                    ON CONFLICT DO NOTHING
                    """ : "DELETE FROM demeter.withheld WHERE person = $1 AND device = $2",
                [person.id, name])
            if isWanted { devices.insert(name) } else { devices.remove(name) }
        }
        if isWanted { try clearShelf() }
        return !devices.isEmpty
    }

    /// What the person shows now; `nil` for nothing.
    func shelfVersion() throws(HouseholdFault) -> String? {
        try askServer("SELECT version FROM demeter.shelves WHERE person = $1", [person.id])
            .first?.first ?? nil
    }

    func show(_ goods: [UInt8], version: String) throws(HouseholdFault) {
        try askServer(
            """
            INSERT INTO demeter.shelves (person, version, goods) VALUES ($1, $2, $3)
            ON CONFLICT (person) DO UPDATE SET version = excluded.version, goods = excluded.goods
            """, [person.id, version, String(decoding: goods, as: UTF8.self)])
    }

    func clearShelf() throws(HouseholdFault) {
        try askServer("DELETE FROM demeter.shelves WHERE person = $1", [person.id])
    }

    /// What others show this person.
    func shelves() throws(HouseholdFault) -> [Shelf] {
        try askServer(
            """
            SELECT p.name, s.version
            FROM demeter.shelves AS s JOIN demeter.persons AS p ON p.id = s.person
            WHERE s.person <> $1 ORDER BY p.id
            """, [person.id]
        ).compactMap { row in
            row[0].flatMap { name in row[1].map { Shelf(person: name, version: $0) } }
        }
    }

    /// What somebody shows, as a line of JSON; `nil` where they do so no more.
    func goods(of name: String) throws(HouseholdFault) -> String? {
        try askServer(
            """
            SELECT s.goods::text
            FROM demeter.shelves AS s JOIN demeter.persons AS p ON p.id = s.person
            WHERE s.person <> $1 AND p.name = $2
            """, [person.id, name]
        ).first?.first ?? nil
    }
}
