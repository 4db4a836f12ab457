package import JSON
package import Nutrition
package import Wire

/// What stands in the calendar, as far as this device put it there: dates, meals, digests and the server's tags.
package struct CalendarState: Sendable, Hashable {
    package struct Shown: Sendable, Hashable {
        /// Of the text that was written.
        package var digest: String
        /// The server's; `nil` where it told none.
        package var tag: String?
    }

    /// The calendar that all of this is about, and what its events are of.
    package var address: String
    /// By the names of their files.
    package var events: [String: Shown] = [:]
    /// The first day that is shown; `nil` before the first contact.
    package var first: LocalDay?
    /// Days that are to be looked at.
    package var waiting: Set<LocalDay> = []
    /// When everything was shown for the last time, in Unix milliseconds.
    package var contact: Int64?
    /// Why not everything was since, a sentence.
    package var fault: String?

    package init(address: String) { self.address = address }

    /// What is kept of the same calendar; empty for another one, or a text that is none of ours.
    package init(_ bytes: [UInt8], address: String) {
        self.init(address: address)
        guard let json = try? JSONValue(parsing: bytes), json["address"]?.string == address else {
            return
        }
        for member in json["events"]?.object?.members ?? [] {
            guard CalendarName.day(of: member.key) != nil,
                let digest = member.value["digest"]?.string
            else { continue }
            events[member.key] = Shown(digest: digest, tag: member.value["tag"]?.string)
        }
        first = json["first"]?.string.flatMap { LocalDay($0) }
        waiting = Set(
            (json["waiting"]?.array ?? []).compactMap { $0.string.flatMap { LocalDay($0) } })
        contact = json["contact"]?.integer.map { Int64($0) }
        fault = json["fault"]?.string
    }

    package var json: JSONValue {
        let events = events.sorted { $0.key < $1.key }.map { name, shown in
            var object = JSONObject([("digest", .string(shown.digest))])
            if let tag = shown.tag { object["tag"] = .string(tag) }
            return (name, JSONValue.object(object))
        }
        return [
            "address": .string(address), "events": .object(JSONObject(events)),
            "first": first.map { .string($0.description) } ?? .null,
            "waiting": .array(waiting.sorted().map { .string($0.description) }),
            "contact": contact.map { .integer(Int($0)) } ?? .null,
            "fault": fault.map { .string($0) } ?? .null,
        ]
    }

    /// For the daemon's status; how the program is, is for the daemon to say.
    package var message: StatusMessage.Cloud {
        StatusMessage.Cloud(
            state: "",
            synced: Set(events.keys.compactMap(CalendarName.day)).subtracting(waiting).count,
            pending: waiting.count, oldest: waiting.min(), contact: contact, complaint: fault)
    }
}
