package import Nutrition

/// iCalendar text (RFC 5545) of one event.
///
/// Events have few properties, so that a writer of our own is shorter than a library's face.
package struct CalendarEvent: Sendable, Hashable {
    package enum Time: Sendable, Hashable {
        /// Unix seconds; the end is not before the beginning.
        case span(from: Int64, to: Int64)
        case wholeDay(LocalDay)
    }

    /// What it is called everywhere and for good; of letters, digits and hyphens.
    package var id: String
    package var time: Time
    package var title: String
    package var text: String
    /// When it was written, in Unix seconds: a property that every event must have.
    package var stamp: Int64

    package init(id: String, time: Time, title: String, text: String, stamp: Int64) {
        self.id = id
        self.time = time
        self.title = title
        self.text = text
        self.stamp = stamp
    }

    /// A calendar of this event alone, as a server keeps it.
    ///
    /// It takes no time: who looks whether its person is free finds them so.
    package var calendar: String {
        let times =
            switch time {
            case .span(let from, let to):
                ["DTSTART:\(Self.instant(from))", "DTEND:\(Self.instant(to))"]
            case .wholeDay(let day):
                [
                    "DTSTART;VALUE=DATE:\(Self.date(day))",
                    "DTEND;VALUE=DATE:\(Self.date(day.advanced(by: 1)))",
                ]
            }
        let lines =
            ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Demeter//Demeter//EN", "BEGIN:VEVENT"]
            + ["UID:\(id)", "DTSTAMP:\(Self.instant(stamp))"] + times
            + ["SUMMARY:\(Self.escaped(title))", "DESCRIPTION:\(Self.escaped(text))"]
            + ["CLASS:PRIVATE", "TRANSP:TRANSPARENT", "END:VEVENT", "END:VCALENDAR"]
        return lines.map { Self.folded($0) + "\r\n" }.joined()
    }

    /// Text as a value: what has a meaning of its own is escaped, and what no value may hold left out.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", ";", ",":
                escaped.unicodeScalars.append("\\")
                escaped.unicodeScalars.append(scalar)
            case "\n": escaped += "\\n"
            case "\t": escaped.unicodeScalars.append(scalar)
            default:
                guard scalar.value >= 0x20, scalar.value != 0x7F else { continue }
                escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// A line of at most 75 bytes, those that follow begun by a space; no character is cut.
    static func folded(_ line: String) -> String {
        var folded = ""
        var length = 0
        for scalar in line.unicodeScalars {
            let size = UTF8.width(scalar)
            if length + size > 75 {
                folded += "\r\n "
                length = 1
            }
            folded.unicodeScalars.append(scalar)
            length += size
        }
        return folded
    }

    static func date(_ day: LocalDay) -> String {
        day.description.split(separator: "-").joined()
    }

    static func instant(_ seconds: Int64) -> String {
        let day = LocalDay(daysSinceEpoch: Int((Double(seconds) / 86_400).rounded(.down)))
        let rest = seconds - Int64(day.daysSinceEpoch) * 86_400
        func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(date(day))T\(two(rest / 3600))\(two(rest / 60 % 60))\(two(rest % 60))Z"
    }
}
