package import Cloud
package import JSON

/// What was carried so far: no word of the journal is in it, and without it everything is looked at again.
package struct HouseholdState: Sendable, Hashable {
    /// What the server has of a day, by our word for what there was to tell of it and the server's mark.
    package struct Sent: Sendable, Hashable {
        package var version: String
        package var mark: String
    }

    /// Whose journal this is, as the server calls them.
    package var person: String?
    /// Up to where everything was taken in.
    package var position: Int64 = 0
    /// Of the delivery at that place.
    package var mark = ""
    package var sent: [CloudPath: Sent] = [:]
    /// Whether records found no room to wait in, so that all are to be taken once more.
    package var isIncomplete = false
    /// When everything was carried for the last time, in Unix milliseconds.
    package var contact: Int64?
    /// Why nothing was carried since, a sentence.
    package var fault: String?
    /// When this journal last went on by another name, since a copy of it writes by the one before.
    package var renamed: Int64?
    /// When the server last turned out to have lost what it had, in Unix milliseconds.
    package var restored: Int64?
    /// Changes that hold no more, since a later one overruled them unseen.
    package var lost = 0
    /// When this device left, in Unix milliseconds.
    package var left: Int64?
    /// Of what the others were last shown of this person's foods and recipes.
    package var shelf: String?
    /// Of what was last brought of theirs.
    package var shelves: String?
    /// By what name of this device the server was told that nothing is shown.
    package var withheld: String?

    package init() {}

    /// What is kept, for who only shows it; of a text that is none of ours, that it is damaged.
    package init(shown bytes: [UInt8]) {
        do throws(HouseholdFault) {
            self = try Self(kept: bytes)
        } catch {
            self.init()
            fault = error.sentence
        }
    }

    /// What is kept, for who goes by it.
    ///
    /// - Throws: `.damaged` for a text that is none of ours, for nobody knows then whose journal it is or whether it left.
    package init(kept bytes: [UInt8]) throws(HouseholdFault) {
        guard let json = try? JSONValue(parsing: bytes), json.object != nil,
            Self.isAbsent(json["person"]) || json["person"]?.string != nil,
            Self.isAbsent(json["left"]) || json["left"]?.integer != nil
        else { throw .damaged("it is no state of Demeter's") }
        person = json["person"]?.string
        position = Int64(max(0, json["position"]?.integer ?? 0))
        mark = json["mark"]?.string ?? ""
        for member in json["sent"]?.object?.members ?? [] {
            let words = member.value.string?.split(separator: " ").map(String.init) ?? []
            guard let path = CloudPath(member.key), words.count == 2 else { continue }
            sent[path] = Sent(version: words[0], mark: words[1])
        }
        if case .bool(true)? = json["incomplete"] { isIncomplete = true }
        contact = json["contact"]?.integer.map { Int64($0) }
        fault = json["fault"]?.string
        renamed = json["renamed"]?.integer.map { Int64($0) }
        restored = json["restored"]?.integer.map { Int64($0) }
        lost = json["lost"]?.integer ?? 0
        left = json["left"]?.integer.map { Int64($0) }
        shelf = json["shelf"]?.string
        shelves = json["shelves"]?.string
        withheld = json["withheld"]?.string
    }

    private static func isAbsent(_ value: JSONValue?) -> Bool { value?.isNull ?? true }

    package var json: JSONValue {
        func moment(_ time: Int64?) -> JSONValue { time.map { .integer(Int($0)) } ?? .null }
        func word(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
        let sent = sent.sorted { $0.key < $1.key }.map { path, sent in
            (path.text, JSONValue.string("\(sent.version) \(sent.mark)"))
        }
        return [
            "person": person.map { .string($0) } ?? .null, "position": .integer(Int(position)),
            "mark": .string(mark), "incomplete": .bool(isIncomplete),
            "sent": .object(JSONObject(sent)),
            "contact": moment(contact), "fault": word(fault),
            "renamed": moment(renamed), "restored": moment(restored), "lost": .integer(lost),
            "left": moment(left), "shelf": word(shelf), "shelves": word(shelves),
            "withheld": word(withheld),
        ]
    }
}
