package import JSON

/// What is known of an import: whence it came and what came of it.
package struct ImportedAbout: Sendable, Hashable {
    /// By which it is listed and removed, and which stands before the ids of its foods.
    package var name: String
    /// The publication and its release, as it stands with every food: `FNDDS 2017-2018`.
    package var release: String
    /// Names of the files that were read, without their folders.
    package var files: [String]
    /// How many foods the files name.
    package var rows: Int
    /// How many of them were left out because they are faulty.
    package var leftOut: Int
    /// Whom the licence of the data wants to be named; `nil` for none.
    package var credit: String?

    package init(
        name: String, release: String, files: [String], rows: Int = 0, leftOut: Int = 0,
        credit: String? = nil
    ) {
        self.name = name
        self.release = release
        self.files = files
        self.rows = rows
        self.leftOut = leftOut
        self.credit = credit
    }

    package var json: JSONValue {
        [
            "name": .string(name), "release": .string(release),
            "files": .array(files.map { .string($0) }), "rows": .integer(rows),
            "left_out": .integer(leftOut), "credit": credit.map { .string($0) } ?? .null,
        ]
    }

    init?(_ json: JSONValue) {
        guard let name = json["name"]?.string, let release = json["release"]?.string,
            let files = json["files"]?.array?.compactMap(\.string),
            let rows = json["rows"]?.integer, let leftOut = json["left_out"]?.integer
        else { return nil }
        self.init(
            name: name, release: release, files: files, rows: rows, leftOut: leftOut,
            credit: json["credit"]?.string)
    }
}
