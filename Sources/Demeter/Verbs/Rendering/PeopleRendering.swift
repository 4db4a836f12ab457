internal import JSON
internal import Wire

/// Who is in the household, and what they may do with each other's journals.
enum PeopleRendering {
    /// Somebody whose journal is kept at this daemon.
    static func line(_ person: ResidentMessage) -> String {
        let name = person.name.map(DisplayWidth.printable)
        if person.isOwner { return name.map { "\($0), the owner" } ?? "the owner" }
        return (name ?? "")
            + (person.complaint.map { "; \(DisplayWidth.printable($0))" } ?? "")
    }

    /// - Parameter json: what `demeter-postgres --people` prints.
    static func lines(_ json: JSONValue) -> [String] {
        (json.array ?? []).map { person in
            let name = text(person["name"])
            if person["me"]?.bool == true { return "\(name), which is you" }
            let may = rights(person["may"])
            let lets = rights(person["lets"])
            return name + (may.map { "; may \($0) yours" } ?? "")
                + (lets.map { "; lets you \($0) theirs" } ?? "")
        }
    }

    /// - Parameter json: what `demeter-postgres --add` prints.
    static func lines(added json: JSONValue) -> [String] {
        let role = text(json["role"])
        var lines = ["\(text(json["person"])) is in the household, with the role \"\(role)\"."]
        if let password = json["password"]?.string {
            lines += [
                "The role's password is shown this once:", "", "    \(password)", "",
                "On each of their devices: put it into a file for them alone (chmod 600), name",
                "that with password_file under [sync], set url there with this role, and say",
                "\"demeter sync setup\".",
            ]
        } else {
            lines.append("The role was there, and keeps its password.")
        }
        return lines
    }

    /// - Parameter json: what `demeter-postgres --share` prints.
    static func lines(shared json: JSONValue) -> [String] {
        let name = text(json["person"])
        guard let right = rights(json) else {
            return ["\(name) may neither read yours nor log into it."]
        }
        return ["\(name) may \(right) yours."]
    }

    /// `nil` for none.
    private static func rights(_ json: JSONValue?) -> String? {
        let words = [("read", "read"), ("log", "log into")].filter {
            json?[$0.0]?.bool == true
        }.map(\.1)
        return words.isEmpty ? nil : words.joined(separator: " and ")
    }

    private static func text(_ json: JSONValue?) -> String {
        DisplayWidth.printable(json?.string ?? "")
    }
}
