internal import JSON
internal import Nutrition

// The book as a file, or a row.
extension LeaveBook {
    private static let kind = "leaves"
    private static let format = 1

    /// Empty for what is none of ours; lines that cannot be are passed over.
    package init(_ bytes: [UInt8]) {
        self.init()
        guard let json = try? JSONValue(parsing: bytes), json["demeter"]?.string == Self.kind else {
            return
        }
        for line in json["lines"]?.array ?? [] {
            guard let sink = line["sink"]?.string, let kind = line["kind"]?.string,
                let last = line["last"]?.string.flatMap({ LocalDay($0) }),
                let count = line["count"]?.integer, 0..<Int.max / 2 ~= count
            else { continue }
            var read = Line(told: line["told"].flatMap(Telling.init), count: count)
            if let claim = line["claim"].flatMap(Telling.init),
                let holder = line["holder"]?.string
            {
                read.claim = (holder, claim)
            }
            add(read, at: Key(sink: sink, kind: kind, last: last))
        }
    }

    package var bytes: [UInt8] {
        let lines = lines.sorted { $0.key < $1.key }.map { key, line in
            var object = JSONObject([
                ("sink", .string(key.sink)), ("kind", .string(key.kind)),
                ("last", .string(key.last.description)), ("count", .integer(line.count)),
            ])
            if let told = line.told { object["told"] = told.json }
            if let claim = line.claim {
                object["holder"] = .string(claim.holder)
                object["claim"] = claim.telling.json
            }
            return JSONValue.object(object)
        }
        let book: JSONValue = [
            "demeter": .string(Self.kind), "format": .integer(Self.format), "lines": .array(lines),
        ]
        return Array("\(book.text)\n".utf8)
    }
}

extension LeaveBook.Telling {
    fileprivate init?(_ json: JSONValue) {
        guard let revision = json["revision"]?.integer, 0..<Int.max / 2 ~= revision,
            let mark = json["mark"]?.string
        else { return nil }
        self.init(
            revision: revision, mark: mark,
            days: (json["days"]?.array ?? []).compactMap { $0.string.flatMap { LocalDay($0) } })
    }

    fileprivate var json: JSONValue {
        [
            "revision": .integer(revision), "mark": .string(mark),
            "days": .array(days.map { .string($0.description) }),
        ]
    }
}
