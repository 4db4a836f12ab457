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
    /// The days from one to another.
    case span(LocalDay, LocalDay)
    /// What is told of a day.
    case summary(LocalDay)
    case foods
    /// A food by its id.
    case food(String)
    case goals
    case recipes
    /// A recipe by its number.
    case recipe(Int)
    /// The journal's data, in and out.
    case data
    /// Where files are sent.
    case upload(PageUpload)
    /// The programme of several days, and those that can be started.
    case programme
    /// How the program is.
    case status
    /// As above, with everything looked at that it needs.
    case doctor
    /// Takes the sound of who speaks, piece by piece, and tells the words; whether anybody hears at all.
    case talk
    /// Where a date from a form leads to its day.
    case anyDay
    /// Where two dates from a form lead to the days between them.
    case anySpan
    case login
    case act(PageAct)
    case asset(String)
    /// Tells of changes for as long as somebody listens.
    case events
    /// What would be logged of a line: a piece of a page.
    case reading
    /// What is shown of it while it cannot be reached; nothing of the journal is on it.
    case offline
    /// The script that shows that, and keeps what is typed meanwhile.
    case worker
    /// What the page is called where it is installed.
    case manifest

    /// The place of a path; `nil` when there is none.
    package init?(path: String) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        guard path.hasPrefix("/") else { return nil }
        switch Array(parts) {
        case [""]: self = .today
        case ["day"]: self = .anyDay
        case ["history"]: self = .history
        case ["programme"]: self = .programme
        case ["data"]: self = .data
        case let parts where parts.count == 2 && parts[0] == "send":
            guard let upload = PageUpload(rawValue: String(parts[1])) else { return nil }
            self = .upload(upload)
        case ["status"]: self = .status
        case ["status", "check"]: self = .doctor
        case ["talk"]: self = .talk
        case ["login"]: self = .login
        case ["span"]: self = .anySpan
        case ["foods"]: self = .foods
        case ["goals"]: self = .goals
        case ["recipes"]: self = .recipes
        case let parts where parts.count == 2 && parts[0] == "recipe":
            // Below zero it is somebody else's of the household.
            let isOthers = parts[1].first == "-"
            guard let id = Self.number(parts[1].dropFirst(isOthers ? 1 : 0)) else { return nil }
            self = .recipe(isOthers ? -id : id)
        case let parts where parts.count == 3 && parts[0] == "day" && parts[2] == "summary":
            guard let day = LocalDay(parts[1]) else { return nil }
            self = .summary(day)
        case let parts where parts.count == 3 && parts[0] == "span":
            guard let from = LocalDay(parts[1]), let to = LocalDay(parts[2]), from <= to else {
                return nil
            }
            self = .span(from, to)
        case let parts where parts.count == 2 && parts[0] == "food":
            guard let id = FormFields.decoded(parts[1].utf8), !id.isEmpty else { return nil }
            self = .food(id)
        case ["events"]: self = .events
        case ["reading"]: self = .reading
        case ["offline"]: self = .offline
        case ["worker.js"]: self = .worker
        case ["app.webmanifest"]: self = .manifest
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
        case .span(let from, let to): "/span/\(from)/\(to)"
        case .anySpan: "/span"
        case .summary(let day): "/day/\(day)/summary"
        case .foods: "/foods"
        case .food(let id): "/food/\(FormFields.encoded(id))"
        case .goals: "/goals"
        case .recipes: "/recipes"
        case .recipe(let id): "/recipe/\(id)"
        case .programme: "/programme"
        case .data: "/data"
        case .status: "/status"
        case .doctor: "/status/check"
        case .talk: "/talk"
        case .upload(let upload): "/send/\(upload.rawValue)"
        case .anyDay: "/day"
        case .login: "/login"
        case .act(let act): "/do/\(act.rawValue)"
        case .asset(let name): "/assets/\(name)"
        case .events: "/events"
        case .reading: "/reading"
        case .offline: "/offline"
        case .worker: "/worker.js"
        case .manifest: "/app.webmanifest"
        }
    }

    /// Whether a person who did something may be led back there.
    var isPage: Bool {
        switch self {
        case .today, .day, .entry, .month, .year, .history, .span, .summary, .foods, .food, .goals,
            .recipes, .recipe, .programme, .data, .status:
            true
        default: false
        }
    }

    /// Whether it shows the journal and nothing else: the same for everybody until something is changed.
    var isKept: Bool {
        switch self {
        case .today, .day, .month, .year: true
        default: false
        }
    }

    private static func number(_ text: Substring) -> Int? {
        guard text.utf8.count <= 18, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
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
    /// Logs what was typed while nobody answered, as of when that was.
    case later
    case confirm, delete, correct, edit, swap, move, copy, answer, undo, redo, logout
    /// Takes in the file that was shown; lets it go; has the journal written out, and copied.
    case takeIn, letGo, export, backup
    /// Has photographs looked at once more.
    case lookAgain
    /// Logs figures alone.
    case quick
    case addRecipe, changeRecipe, eatRecipe, removeRecipe, addFood, changeFood, removeFood

    /// Whether somebody typed a meal, which waits in the browser while nobody answers.
    var isTyped: Bool {
        switch self {
        case .say, .log, .later: true
        default: false
        }
    }
    /// What becomes of a programme.
    case start, pause, resume, travel, stop
}
