package import JSON
package import Nutrition

extension StatusMessage {
    /// How the journal's days are carried to the person's cloud, or to the household's server.
    package struct Cloud: Sendable, Hashable {
        /// `starting`, `serving` or `failed`: of the program that carries.
        package var state: String
        /// Days of which the other side has everything.
        package var synced: Int
        /// Days of which something was not sent yet.
        package var pending: Int
        /// The first of them.
        package var oldest: LocalDay?
        /// Files that could not be carried.
        package var failed: Int
        /// Things that were forgotten and of which the other side does not know yet.
        package var erasures: Int
        /// When everything was carried for the last time, in Unix milliseconds.
        package var contact: Int64?
        /// Why nothing, or not everything, was carried since; a sentence.
        package var complaint: String?

        package init(
            state: String, synced: Int = 0, pending: Int = 0, oldest: LocalDay? = nil,
            failed: Int = 0, erasures: Int = 0, contact: Int64? = nil, complaint: String? = nil
        ) {
            self.state = state
            self.synced = synced
            self.pending = pending
            self.oldest = oldest
            self.failed = failed
            self.erasures = erasures
            self.contact = contact
            self.complaint = complaint
        }
    }
}

extension StatusMessage.Cloud: Message {
    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        self.init(
            state: try members.required("state", members.text("state")),
            synced: try members.wholeNumber("synced") ?? 0,
            pending: try members.wholeNumber("pending") ?? 0,
            oldest: try members.date("oldest"), failed: try members.wholeNumber("failed") ?? 0,
            erasures: try members.wholeNumber("erasures") ?? 0,
            contact: try members.wholeNumber("contact").map { Int64($0) },
            complaint: try members.text("complaint"))
    }

    package var json: JSONValue {
        var object = JSONObject([
            ("state", .string(state)), ("synced", .integer(synced)),
            ("pending", .integer(pending)), ("failed", .integer(failed)),
            ("erasures", .integer(erasures)),
        ])
        object.writeIfAny("oldest", oldest.map { .string($0.description) })
        object.writeIfAny("contact", contact.map { .integer(Int($0)) })
        object.writeIfAny("complaint", complaint.map(JSONValue.string))
        return .object(object)
    }
}
