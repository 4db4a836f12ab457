package import JSON
internal import Telling

/// What a person means to do on each of a number of days.
package struct Programme: Sendable, Hashable {
    /// By which it is started: letters a to z, digits and hyphens.
    package var name: String
    package var title: String
    /// What it is called in Chinese; `nil` where it is called the same.
    package var chineseTitle: String?
    /// What it is for, in a sentence or two.
    package var about: String?
    /// How many days count.
    package var days: Int
    /// At least one, each kind once, in the kinds' order.
    package var targets: [DailyTarget]

    /// Characters of a name, a title and a description.
    package static let longest = (name: 40, title: 60, about: 400)
    package static let dayBounds = 1...366

    package init(
        name: String, title: String, chineseTitle: String? = nil, about: String? = nil, days: Int,
        targets: [DailyTarget]
    ) {
        self.name = name
        self.title = title
        self.chineseTitle = chineseTitle
        self.about = about
        self.days = days
        self.targets = targets
    }

    /// Its title in the language of the moment.
    package var told: String { Telling.isChinese ? chineseTitle ?? title : title }

    package static func isName(_ text: String) -> Bool {
        (1...longest.name).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                    || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            }
    }
}

// As it is kept and sent.
extension Programme {
    package var json: JSONValue {
        var object = JSONObject([("name", .string(name)), ("title", .string(title))])
        if let chineseTitle { object["title_zh"] = .string(chineseTitle) }
        if let about { object["about"] = .string(about) }
        object["days"] = .integer(days)
        object["daily"] = .object(
            JSONObject(
                targets.map { target in
                    (
                        target.kind.rawValue,
                        target.kind == .noBanned ? true : .integer(target.least)
                    )
                }))
        return .object(object)
    }

    /// `nil` where something is missing or beyond its bounds.
    package init?(json: JSONValue) {
        guard let name = json["name"]?.string, Self.isName(name),
            let title = json["title"]?.string,
            (1...Self.longest.title).contains(title.unicodeScalars.count),
            let days = json["days"]?.integer, Self.dayBounds.contains(days),
            let daily = json["daily"]?.object
        else { return nil }
        let chineseTitle = json["title_zh"]?.string
        guard (1...Self.longest.title).contains(chineseTitle?.unicodeScalars.count ?? 1) else {
            return nil
        }
        let about = json["about"]?.string
        guard (about?.unicodeScalars.count ?? 1) <= Self.longest.about else { return nil }
        var targets: [DailyTarget] = []
        for kind in DailyTarget.Kind.allCases {
            guard let value = daily[kind.rawValue] else { continue }
            guard let least = kind == .noBanned ? (value == true ? 1 : nil) : value.integer,
                kind.bounds.contains(least)
            else { return nil }
            targets.append(DailyTarget(kind, least))
        }
        guard !targets.isEmpty, targets.count == daily.members.count else { return nil }
        self.init(
            name: name, title: title, chineseTitle: chineseTitle, about: about, days: days,
            targets: targets)
    }
}
