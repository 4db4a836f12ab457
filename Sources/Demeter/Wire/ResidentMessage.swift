package import JSON

/// Somebody whose journal the daemon keeps; `people` tells of all of them, the owner first.
package struct ResidentMessage: Message {
    /// `nil` of an owner whom nobody named.
    package var name: String?
    /// Whether it is the daemon's owner, to whom all counts that names nobody.
    package var isOwner: Bool
    /// Why their journal cannot be used; a sentence.
    package var complaint: String?

    package init(name: String?, isOwner: Bool = false, complaint: String? = nil) {
        self.name = name
        self.isOwner = isOwner
        self.complaint = complaint
    }

    package init(json: JSONValue, at place: String) throws(MessageError) {
        let members = try Members(json, at: place)
        name = try members.text("name")
        isOwner = try members.truth("owner") ?? false
        complaint = try members.text("complaint")
    }

    package var json: JSONValue {
        var object = JSONObject([
            ("name", name.map(JSONValue.string) ?? .null), ("owner", .bool(isOwner)),
        ])
        object.writeIfAny("complaint", complaint.map(JSONValue.string))
        return .object(object)
    }
}
