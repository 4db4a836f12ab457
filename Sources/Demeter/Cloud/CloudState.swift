package import JSON
internal import Nutrition
internal import Wire

/// What was carried so far: no word of the journal is in it, and without it everything is looked at again.
package struct CloudState: Sendable, Hashable {
    /// The folder that all of this is about.
    package var address: String
    /// The daemon's word for what there was to tell of a day when it was sent, by the paths of files.
    package var sent: [String: String] = [:]
    /// The tags of files whose content is known here, by their paths.
    package var known: [String: String] = [:]
    /// Why a file was not carried, a sentence, by its path.
    package var failed: [String: String] = [:]
    /// When everything was carried for the last time, in Unix milliseconds.
    package var contact: Int64?
    /// Why nothing was carried since, a sentence.
    package var fault: String?
    /// When this journal last went on by another name, since a copy of it writes by the one before.
    package var renamed: Int64?
    /// Changes that hold no more, since a later one overruled them unseen.
    package var lost = 0
    /// The journal's version when all tables for spreadsheets were last written; `nil` where they are not all there.
    package var sheets: Int?
    /// When they were made for the last time, in Unix seconds.
    package var sheetsMade: Int64?
    /// The digests of what was written as tables, and their tags, by their paths.
    package var sheetDigests: [String: String] = [:]
    package var sheetTags: [String: String] = [:]
    /// The day of UTC of the newest copy of the journal in the folder.
    package var copied: String?
    /// How much was forgotten of it by then.
    package var copiedErasures = 0

    /// The fingerprint of the key by which all of this was carried; `nil` without one.
    package private(set) var key: String?
    /// Whether that key opened another device's file, or there was none that it did not open.
    package var isKeyProven = false

    package init(address: String) { self.address = address }

    /// What is kept of the same folder; empty for another one, or a text that is none of ours.
    package init(_ bytes: [UInt8], address: String) {
        self.init(address: address)
        guard let json = try? JSONValue(parsing: bytes), json["address"]?.string == address else {
            return
        }
        sent = Self.texts(json["sent"])
        known = Self.texts(json["known"])
        failed = Self.texts(json["failed"])
        contact = json["contact"]?.integer.map { Int64($0) }
        fault = json["fault"]?.string
        renamed = json["renamed"]?.integer.map { Int64($0) }
        lost = json["lost"]?.integer ?? 0
        sheets = json["sheets"]?.integer
        sheetsMade = json["sheets_made"]?.integer.map { Int64($0) }
        sheetDigests = Self.texts(json["sheet_digests"], of: Self.isOfSheet)
        copied = json["copied"]?.string
        copiedErasures = json["copied_erasures"]?.integer ?? 0
        sheetTags = Self.texts(json["sheet_tags"], of: Self.isOfSheet)
        // Of whatever key an earlier version used, nothing is known.
        key = json["key"]?.string ?? (json["sealed"]?.bool == true ? "" : nil)
        isKeyProven = json["proven"]?.bool ?? false
    }

    /// Goes on with another key, or none: everything is looked at again, and written anew.
    package mutating func change(key: String?) {
        guard key != self.key else { return }
        (sent, known, failed) = ([:], [:], [:])
        (self.key, isKeyProven) = (key, false)
        // Copies that stand there in another form are made anew.
        (copied, copiedErasures) = (nil, -1)
    }

    private static func isOfSheet(_ path: String) -> Bool {
        Sheet.allCases.contains { $0.path == path }
    }

    private static func texts(
        _ json: JSONValue?, of isOurs: (String) -> Bool = { CloudPath($0) != nil }
    ) -> [String: String] {
        var found: [String: String] = [:]
        for (path, value) in json?.object?.members.map({ ($0.key, $0.value) }) ?? [] {
            // What is no path of ours was never written there.
            if isOurs(path) { found[path] = value.string }
        }
        return found
    }

    package var json: JSONValue {
        func object(_ texts: [String: String]) -> JSONValue {
            .object(
                JSONObject(texts.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) }))
        }
        return [
            "address": .string(address), "sent": object(sent), "known": object(known),
            "failed": object(failed), "contact": contact.map { .integer(Int($0)) } ?? .null,
            "fault": fault.map { .string($0) } ?? .null,
            "renamed": renamed.map { .integer(Int($0)) } ?? .null, "lost": .integer(lost),
            "key": key.map { .string($0) } ?? .null, "proven": .bool(isKeyProven),
            "sheets": sheets.map { .integer($0) } ?? .null,
            "sheets_made": sheetsMade.map { .integer(Int($0)) } ?? .null,
            "copied": copied.map { .string($0) } ?? .null,
            "copied_erasures": .integer(copiedErasures),
            "sheet_digests": object(sheetDigests), "sheet_tags": object(sheetTags),
        ]
    }
}
