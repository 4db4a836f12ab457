package import JSON
package import Nutrition
package import Wire

/// How far a journal's days are in the cloud.
package struct CloudStatus: Sendable, Hashable {
    package var address: String
    /// Days of this journal of which the folder has everything.
    package var synced: Int
    /// Days of which something was not sent yet, those that failed among them.
    package var pending: [LocalDay]
    /// Days of which a file could not be carried, and why: sentences, in the order of the days.
    package var failed: [Failure]
    /// Things that were forgotten here and of which the folder does not know yet.
    package var erasures: Int
    /// Records of others that refer to something that has not come.
    package var waiting: Int
    /// When everything was carried for the last time, in Unix milliseconds.
    package var contact: Int64?
    /// Why nothing, or not everything, was carried since; a sentence.
    package var fault: String?
    /// When this journal went on by another name, in Unix milliseconds: a copy of it wrote by the one before.
    package var renamed: Int64?
    /// Changes that hold no more, since a later one overruled them unseen.
    package var lost: Int

    package struct Failure: Sendable, Hashable {
        package var day: LocalDay
        package var reason: String
    }

    package init(_ days: SharedDaysMessage, _ state: CloudState) {
        address = state.address
        let open = days.days.filter { day in
            state.sent[CloudPath(day: day.date, device: day.device).text] != day.version
        }
        pending = Set(open.map(\.date)).sorted()
        synced = Set(days.days.map(\.date)).count - pending.count
        erasures = open.reduce(0) { $0 + $1.erasures }
        failed = state.failed.compactMap { path, reason in
            CloudPath(path).map { (path: $0, reason: reason) }
        }.sorted { $0.path < $1.path }.map { Failure(day: $0.path.day, reason: $0.reason) }
        waiting = days.waiting
        contact = state.contact
        fault = state.fault
        renamed = state.renamed
        lost = state.lost
    }

    /// Whether everything was carried.
    package var isDone: Bool { pending.isEmpty && failed.isEmpty && fault == nil }

    /// For the daemon's status; how the program is, is for the daemon to say.
    package var message: StatusMessage.Cloud {
        StatusMessage.Cloud(
            state: "", synced: synced, pending: pending.count, oldest: pending.first,
            failed: failed.count, erasures: erasures, contact: contact, complaint: fault)
    }

    package var json: JSONValue {
        [
            "webdav": .string(address), "synced": .integer(synced),
            "pending": .array(pending.map { .string($0.description) }),
            "failed": .array(
                failed.map {
                    ["date": .string($0.day.description), "reason": .string($0.reason)]
                }),
            "erasures": .integer(erasures), "waiting": .integer(waiting),
            "contact": contact.map { .integer(Int($0)) } ?? .null,
            "fault": fault.map { .string($0) } ?? .null,
            "renamed": renamed.map { .integer(Int($0)) } ?? .null, "lost": .integer(lost),
        ]
    }
}
