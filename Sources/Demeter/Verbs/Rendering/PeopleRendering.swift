internal import JSON
internal import Telling
internal import Wire

/// Who is in the household, and what they may do with each other's journals.
enum PeopleRendering {
    /// Somebody whose journal is kept at this daemon.
    static func line(_ person: ResidentMessage) -> String {
        let name = person.name.map(DisplayWidth.printable)
        if person.isOwner { return name.map { phrase("\($0), the owner") } ?? phrase("the owner") }
        return Words.rowOfParts(
            [name ?? "", person.complaint.map { DisplayWidth.printable($0) }].compactMap(\.self))
    }

    /// - Parameter json: what `demeter-postgres --people` prints.
    static func lines(_ json: JSONValue) -> [String] {
        (json.array ?? []).map { person in
            let name = text(person["name"])
            if person["me"]?.bool == true { return phrase("\(name), which is you") }
            let may = rights(person["may"])
            let lets = rights(person["lets"])
            return Words.rowOfParts(
                [
                    name, may.map { phrase("may \($0) yours") },
                    lets.map { phrase("lets you \($0) theirs") },
                ].compactMap(\.self))
        }
    }

    /// - Parameter json: what `demeter-postgres --add` prints.
    static func lines(added json: JSONValue) -> [String] {
        let role = text(json["role"])
        var lines = [
            phrase("\(text(json["person"])) is in the household, with the role \"\(role)\".")
        ]
        if let password = json["password"]?.string {
            lines += [
                phrase("The role's password is shown this once:"), "", "    \(password)", "",
                phrase(
                    "On each of their devices: put it into a file for them alone (chmod 600), name"),
                phrase(
                    "that with password_file under [sync], set url there with this role, and say"),
                phrase("\"demeter sync setup\"."),
            ]
        } else {
            lines.append(phrase("The role was there, and keeps its password."))
        }
        return lines
    }

    /// - Parameter json: what `demeter-postgres --share` prints.
    static func lines(shared json: JSONValue) -> [String] {
        let name = text(json["person"])
        guard let right = rights(json) else {
            return [phrase("\(name) may neither read yours nor log into it.")]
        }
        return [phrase("\(name) may \(right) yours.")]
    }

    /// `nil` for none.
    private static func rights(_ json: JSONValue?) -> String? {
        let words = [("read", phrase("read")), ("log", phrase("log into"))].filter {
            json?[$0.0]?.bool == true
        }.map(\.1)
        return words.isEmpty ? nil : Words.list(words)
    }

    private static func text(_ json: JSONValue?) -> String {
        DisplayWidth.printable(json?.string ?? "")
    }
}
