package import JSON
package import Nutrition

/// Parameters of `photo`: pictures of one meal.
package struct PhotoRequest: Message {
    /// Absolute paths of 1 to 8 files, which the daemon opens as its own user; none where the open files
    /// come beside the line.
    package var files: [String]
    /// What there is to say of them: "half of it", "the sauce is vegan".
    package var note: String?
    /// The occasion; by the clock when absent.
    package var meal: Meal?
    /// When it was eaten; the moment of arrival when absent.
    package var at: Instant?
    /// Whether the small copies stay for good.
    package var keep: Bool
    /// As of `log`.
    package var key: String?

    package static let mostFiles = 8

    package init(
        files: [String], note: String? = nil, meal: Meal? = nil, at: Instant? = nil,
        keep: Bool = false, key: String? = nil
    ) {
        self.files = files
        self.note = note
        self.meal = meal
        self.at = at
        self.keep = keep
        self.key = key
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["files", "note", "meal", "at", "keep", "key"])
        let files = try members.list("files", limit: Self.mostFiles) {
            (value, name) throws(MessageError) in
            guard let path = value.string, path.hasPrefix("/"), !path.contains("\0") else {
                throw .wrongType(name, expected: .path)
            }
            return path
        }
        guard files?.isEmpty != true else {
            throw .outOfRange(
                members.path + "files", lowest: "1", highest: "\(Self.mostFiles)")
        }
        self.files = files ?? []
        note = try members.words("note", limit: .max)
        meal = try members.oneOf("meal", Meal.self)
        at = try members.instant("at")
        keep = try members.truth("keep") ?? false
        key = try members.words("key", limit: 200)
    }

    package var json: JSONValue {
        var object = JSONObject()
        if !files.isEmpty { object["files"] = .texts(files) }
        object.writeIfAny("note", note.map(JSONValue.string))
        object.writeIfAny("meal", meal.map { .string($0.rawValue) })
        object.writeIfAny("at", at.map { .string($0.description) })
        if keep { object["keep"] = true }
        object.writeIfAny("key", key.map(JSONValue.string))
        return .object(object)
    }
}

/// Parameters of `photo.again`: pictures that were looked at before, by the number of their utterance.
package struct PhotoAgainRequest: Message {
    package var photo: Int
    /// What there is to say of them now; what was said before when absent.
    package var note: String?

    package init(photo: Int, note: String? = nil) {
        self.photo = photo
        self.note = note
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["photo", "note"])
        photo = try members.required("photo", members.wholeNumber("photo"))
        note = try members.words("note", limit: .max)
    }

    package var json: JSONValue {
        var object = JSONObject([("photo", .integer(photo))])
        object.writeIfAny("note", note.map(JSONValue.string))
        return .object(object)
    }
}

/// How far a model's look at photographs has come.
package enum PhotoAnalysis: String, Sendable, Hashable, CaseIterable {
    /// Nobody was asked, and nobody will be.
    case none
    case pending
    case analysing
    case completed
    /// Given up, until `photo.again`.
    case failed
}
