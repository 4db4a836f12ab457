package import Nutrition

/// Something that can be asked for: a page, or a file that belongs to pages.
package enum Place: Sendable, Hashable {
    /// The day that it is now; with the number of a notice to show.
    case today
    case day(LocalDay)
    /// The form that changes one entry.
    case entry(LocalDay, Int)
    case month(Month)
    case year(Int)
    /// The month that it is now.
    case history
    /// The programme of several days, and those that can be started.
    case programme
    /// Where a date from a form leads to its day.
    case anyDay
    case login
    case act(PageAct)
    case asset(String)

    /// The place of a path; `nil` when there is none.
    package init?(path: String) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        guard path.hasPrefix("/") else { return nil }
        switch Array(parts) {
        case [""]: self = .today
        case ["day"]: self = .anyDay
        case ["history"]: self = .history
        case ["programme"]: self = .programme
        case ["login"]: self = .login
        case let parts where parts.count == 2 && parts[0] == "day":
            guard let day = LocalDay(parts[1]) else { return nil }
            self = .day(day)
        case let parts where parts.count == 4 && parts[0] == "day" && parts[2] == "entry":
            guard let day = LocalDay(parts[1]), let id = Self.number(parts[3]) else { return nil }
            self = .entry(day, id)
        case let parts where parts.count == 2 && parts[0] == "month":
            guard let month = Month(parts[1]) else { return nil }
            self = .month(month)
        case let parts where parts.count == 2 && parts[0] == "year":
            guard parts[1].utf8.count == 4, let year = Self.number(parts[1]), year > 0 else {
                return nil
            }
            self = .year(year)
        case let parts where parts.count == 2 && parts[0] == "do":
            guard let act = PageAct(rawValue: String(parts[1])) else { return nil }
            self = .act(act)
        case let parts where parts.count == 2 && parts[0] == "assets":
            self = .asset(String(parts[1]))
        default: return nil
        }
    }

    package var path: String {
        switch self {
        case .today: "/"
        case .day(let day): "/day/\(day)"
        case .entry(let day, let id): "/day/\(day)/entry/\(id)"
        case .month(let month): "/month/\(month)"
        case .year(let year): "/year/\(Month(year: year, month: 1).description.prefix(4))"
        case .history: "/history"
        case .programme: "/programme"
        case .anyDay: "/day"
        case .login: "/login"
        case .act(let act): "/do/\(act.rawValue)"
        case .asset(let name): "/assets/\(name)"
        }
    }

    /// Whether a person who did something may be led back there.
    var isPage: Bool {
        switch self {
        case .today, .day, .entry, .month, .year, .history, .programme: true
        case .anyDay, .login, .act, .asset: false
        }
    }

    private static func number(_ text: Substring) -> Int? {
        guard text.utf8.count <= 15, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return Int(text)
    }
}

/// What a form does.
package enum PageAct: String, Sendable, Hashable, CaseIterable {
    /// Does what the line says, as everywhere else.
    case say
    /// Logs a line for another day.
    case log
    case confirm, delete, correct, edit, swap, move, copy, answer, undo, redo, logout
    /// What becomes of a programme.
    case start, pause, resume, travel, stop
}
