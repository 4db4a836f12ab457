internal import JSON
internal import Merging

/// A record of the set that devices exchange, as a line of a file has it: decision record 11.
///
/// A change that writes much comes in several pieces, each with some of its writes.
struct SharedRecord: Sendable {
    enum Kind: Sendable {
        case change(Change)
        case turn(of: Stamp, isDone: Bool)
        case erasure([ThingID])
    }

    struct Change: Sendable {
        /// A `ChangeKind`, perhaps one of a later version.
        var kind: String
        /// Milliseconds since 1970.
        var instant: Int64
        var amended: Stamp?
        var writes: [Write]
    }

    struct Write: Sendable {
        /// Its number among what its change did.
        var ordinal: Int64
        var thing: ThingID
        /// `nil` takes the thing away.
        var row: JSONObject?
        var parts: [JSONObject] = []
        /// The change whose content it replaced, and the number of that step.
        var replaced: (change: Stamp, ordinal: Int64)?
        /// What made the thing, by its name.
        let origin: (stamp: Stamp, ordinal: Int64)?
        /// The row as the table has it; `nil` until it was read from a line.
        private(set) var arriving: ArrivingRow?

        init(ordinal: Int64, thing: ThingID, row: JSONObject? = nil) {
            self.ordinal = ordinal
            self.thing = thing
            self.row = row
            origin = thing.origin
        }
    }

    var stamp: Stamp
    var kind: Kind
}

extension SharedRecord {
    /// `nil` for what is no record; members that are not known are passed over.
    init?(json: JSONValue) {
        if let stamp = json["change"]?.string.flatMap({ Stamp($0) }) {
            guard let kind = json["kind"]?.string, let instant = json["instant"]?.integer,
                let writes = json["writes"]?.array
            else { return nil }
            var change = Change(kind: kind, instant: Int64(instant), writes: [])
            if let amended = json["amends"] {
                guard let amended = amended.string.flatMap({ Stamp($0) }) else { return nil }
                change.amended = amended
            }
            for write in writes {
                guard let write = Write(json: write) else { return nil }
                change.writes.append(write)
            }
            self.init(stamp: stamp, kind: .change(change))
        } else if let stamp = json["turn"]?.string.flatMap({ Stamp($0) }) {
            guard let change = json["of"]?.string.flatMap({ Stamp($0) }),
                case .bool(let isDone)? = json["done"]
            else { return nil }
            self.init(stamp: stamp, kind: .turn(of: change, isDone: isDone))
        } else if let stamp = json["erasure"]?.string.flatMap({ Stamp($0) }) {
            guard let things = json["things"]?.array else { return nil }
            var named: [ThingID] = []
            for thing in things {
                guard let subject = thing["in"]?.string, let name = thing["thing"]?.string else {
                    return nil
                }
                named.append(ThingID(subject: subject, name: name))
            }
            self.init(stamp: stamp, kind: .erasure(named))
        } else {
            return nil
        }
    }

    var json: JSONObject {
        switch kind {
        case .change(let change):
            var object = JSONObject([
                ("change", .string(stamp.description)), ("kind", .string(change.kind)),
                ("instant", .integer(Int(change.instant))),
            ])
            if let amended = change.amended { object["amends"] = .string(amended.description) }
            object["writes"] = .array(change.writes.map { .object($0.json) })
            return object
        case .turn(let change, let isDone):
            return JSONObject([
                ("turn", .string(stamp.description)), ("of", .string(change.description)),
                ("done", .bool(isDone)),
            ])
        case .erasure(let things):
            return JSONObject([
                ("erasure", .string(stamp.description)),
                (
                    "things",
                    .array(
                        things.map { ["in": .string($0.subject), "thing": .string($0.name)] })
                ),
            ])
        }
    }
}

extension SharedRecord.Write {
    /// About how many bytes it has in a line.
    var roughLength: Int {
        func length(_ object: JSONObject) -> Int {
            object.members.reduce(2) { sum, member in
                sum + member.key.utf8.count + 4 + (member.value.string?.utf8.count ?? 24)
            }
        }
        return 200 + (row.map(length) ?? 0) + parts.reduce(0) { $0 + length($1) }
    }

    fileprivate init?(json: JSONValue) {
        guard let ordinal = json["n"]?.integer, ordinal >= 0, let subject = json["in"]?.string,
            let name = json["thing"]?.string
        else { return nil }
        self.init(
            ordinal: Int64(ordinal), thing: ThingID(subject: subject, name: name),
            row: json["row"]?.object)
        guard (row == nil) == (json["gone"] != nil) else { return nil }
        for part in json["parts"]?.array ?? [] {
            guard let part = part.object else { return nil }
            parts.append(part)
        }
        if let replaced = json["replaces"] {
            guard let change = replaced.string.flatMap({ Stamp($0) }),
                let place = json["retired"]?.integer ?? (row == nil ? ordinal : nil), place >= 0
            else { return nil }
            self.replaced = (change, Int64(place))
        }
        if let row, let subject = Subject(rawValue: subject).flatMap(SharedSubject.of) {
            arriving = ArrivingRow(row, of: subject)
        }
    }

    fileprivate var json: JSONObject {
        var object = JSONObject([
            ("n", .integer(Int(ordinal))), ("in", .string(thing.subject)),
            ("thing", .string(thing.name)),
        ])
        if let row { object["row"] = .object(row) } else { object["gone"] = .bool(true) }
        if !parts.isEmpty { object["parts"] = .array(parts.map { .object($0) }) }
        if let replaced {
            object["replaces"] = .string(replaced.change.description)
            if row != nil { object["retired"] = .integer(Int(replaced.ordinal)) }
        }
        return object
    }
}
