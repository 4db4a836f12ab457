internal import Cloud
package import JSON
package import Nutrition
package import Wire

/// How far a journal's days are on the household's server.
package struct HouseholdStatus: Sendable, Hashable {
    package var address: String
    /// Whose journal it is, once the server has said so.
    package var person: String?
    /// Days of this journal of which the server has everything.
    package var synced: Int
    /// Days of which something was not sent yet.
    package var pending: [LocalDay]
    /// Things that were forgotten here and of which the server does not know yet.
    package var erasures: Int
    /// Records of others that refer to something that has not come.
    package var waiting: Int
    /// When everything was carried for the last time, in Unix milliseconds.
    package var contact: Int64?
    /// Why nothing, or not everything, was carried since; a sentence.
    package var fault: String?
    /// When this journal went on by another name, in Unix milliseconds: a copy of it wrote by the one before.
    package var renamed: Int64?
    /// When the server turned out to have lost what it had, in Unix milliseconds; all was sent again.
    package var restored: Int64?
    /// Changes that hold no more, since a later one overruled them unseen.
    package var lost: Int
    /// When this device left, in Unix milliseconds.
    package var left: Int64?

    package init(_ days: SharedDaysMessage, _ state: HouseholdState, address: String) {
        self.address = address
        person = state.person
        let open = days.days.filter { day in
            state.sent[CloudPath(day: day.date, device: day.device)]?.version != day.version
        }
        pending = Set(open.map(\.date)).sorted()
        synced = Set(days.days.map(\.date)).count - pending.count
        erasures = open.reduce(0) { $0 + $1.erasures }
        waiting = days.waiting
        contact = state.contact
        fault = state.fault
        renamed = state.renamed
        restored = state.restored
        lost = state.lost
        left = state.left
    }

    /// Whether everything was carried.
    package var isDone: Bool { pending.isEmpty && fault == nil && left == nil }

    /// For the daemon's status; how the program is, is for the daemon to say.
    package var message: StatusMessage.Cloud {
        StatusMessage.Cloud(
            state: "", synced: synced, pending: pending.count, oldest: pending.first,
            erasures: erasures, contact: contact, complaint: fault)
    }

    package var json: JSONValue {
        func moment(_ time: Int64?) -> JSONValue { time.map { .integer(Int($0)) } ?? .null }
        return [
            "url": .string(address), "person": person.map { .string($0) } ?? .null,
            "synced": .integer(synced),
            "pending": .array(pending.map { .string($0.description) }),
            "erasures": .integer(erasures), "waiting": .integer(waiting),
            "contact": moment(contact), "fault": fault.map { .string($0) } ?? .null,
            "renamed": moment(renamed), "restored": moment(restored), "lost": .integer(lost),
            "left": moment(left),
        ]
    }
}
