internal import Alternatives
internal import HealthyEating
internal import JSON
internal import Locking
internal import Nutrition
internal import Telling
internal import Wire

extension PageDesk {
    /// What the daemon would not or could not tell.
    enum Fault: Error {
        case door(DoorFault)
        case unintelligible
    }

    func show(_ place: Place, _ request: PageRequest, _ session: PageSession) -> PageResponse {
        guard place.isKept, request.query.isEmpty, let event = daemon.latestEvent() else {
            return make(place, request, session)
        }
        let moment = KeptPages.Moment(event: event, second: now())
        let subject = KeptPages.Subject(place: place, language: Telling.current.language)
        if let page = kept.withLock({ $0.page(subject, at: moment) }) {
            return .page(page.filled(token: session.formToken, key: name()))
        }
        let marks = KeptPages.Marks(name())
        let anybody = PageSession(id: session.id, formToken: marks.token)
        let response = make(place, request, anybody, key: marks.key)
        let page = KeptPages.Kept(response.body, marks: marks)
        if response.status == 200 { kept.withLock { $0.keep(page, of: subject, at: moment) } }
        var own = response
        own.body = page.filled(token: session.formToken, key: name())
        return own
    }

    private func make(
        _ place: Place, _ request: PageRequest, _ session: PageSession, key: String? = nil
    ) -> PageResponse {
        let query = FormFields(Array(request.query.utf8)) ?? FormFields()
        let notice = query.filled("notice").flatMap { id in
            notices.withLock { $0.take(id, of: session.id) }
        }
        var frame = frame(place, session, notice)
        if let key { frame.key = key }
        let nutrient = query.filled("nutrient").flatMap(Nutrient.init(rawValue:))
        do throws(Fault) {
            switch place {
            case .today: return .page(try day(nil, frame))
            case .day(let day): return .page(try self.day(day, frame))
            case .anyDay:
                return .redirect(
                    to: query["date"].flatMap { LocalDay($0) }.map(Place.day) ?? .today)
            case .entry(let day, let id):
                guard let entry = try entry(id, on: day) else {
                    return plain(.notFound, texts(.noSuchEntry), 404, session)
                }
                return .page(
                    EntryView(frame: frame, entry: entry, instead: instead(of: entry)).markup)
            case .history: return .redirect(to: .month(Month(of: try today())))
            case .programme: return .page(try programme(frame))
            case .data:
                let arrival = arrivals.withLock { arrivals in
                    arrivals.sweep(at: now())
                    return arrivals.arrival(of: session.id)
                }
                return .page(DataView(frame: frame, arrival: arrival).markup)
            case .month(let month):
                let rows = try rows(month.first, month.last, nutrients: true)
                return .page(
                    MonthView(
                        frame: frame, month: month, rows: rows,
                        eating: eating(month.first...month.last), nutrient: nutrient,
                        meals: try meals(rows)
                    ).markup)
            case .year(let year):
                let days = Month(year: year, month: 1).first...Month(year: year, month: 12).last
                let rows = try rows(
                    days.lowerBound, days.upperBound, nutrients: nutrient?.isLeading == false)
                return .page(
                    YearView(
                        frame: frame, year: year, rows: rows, eating: eating(days),
                        nutrient: nutrient
                    ).markup)
            case .anySpan:
                guard let from = query["from"].flatMap({ LocalDay($0) }),
                    let to = query["to"].flatMap({ LocalDay($0) })
                else { return .redirect(to: .history) }
                return .redirect(to: .span(min(from, to), max(from, to)))
            case .span(let from, let to):
                guard to.daysSinceEpoch - from.daysSinceEpoch < SpanView.most else {
                    return plain(.notFound, texts(.tooLongSpan), 400, session)
                }
                let isBrief = to.daysSinceEpoch - from.daysSinceEpoch <= 62
                let rows = try rows(
                    from, to, nutrients: isBrief || nutrient?.isLeading == false)
                return .page(
                    SpanView(
                        frame: frame, rows: rows, from: from, to: to, nutrient: nutrient,
                        meals: rows.count <= Self.mostDaysOfMeals ? try meals(rows) : nil
                    ).markup)
            case .status, .doctor: return .page(try status(place, frame))
            case .summary, .foods, .food, .goals, .recipes, .recipe:
                return .page(try beside(place, query, frame))
            default: return plain(.notFound, texts(.notFoundExplanation), 404)
            }
        } catch {
            return answer(fault: error, session)
        }
    }

    /// What a line would be read as, for the page's script.
    func reading(_ request: PageRequest) -> PageResponse {
        let query = FormFields(Array(request.query.utf8)) ?? FormFields()
        guard let text = query.filled("text") else { return .page(Markup.nothing.bytes) }
        do throws(Fault) {
            let json = try ask(.parse, ["text": .string(text)])
            let reading = try read { () throws(MessageError) in try ReadingMessage(json: json) }
            return .page(ReadingView(reading: reading, texts: texts).markup.bytes)
        } catch {
            return .words("", status: 503)
        }
    }

    private func answer(fault: Fault, _ session: PageSession) -> PageResponse {
        switch fault {
        case .door(.refused(let error)): plain(.notFound, error.message, 404, session)
        case .door(.unreachable(let sentence)): plain(.daemonAway, sentence, 503, session)
        case .unintelligible: plain(.daemonAway, texts(.internalFault), 502, session)
        }
    }

    func ask(_ method: Method, _ parameters: JSONValue = [:]) throws(Fault) -> JSONValue {
        do { return try daemon.call(method, parameters) } catch { throw .door(error) }
    }

    func read<Value>(_ read: () throws(MessageError) -> Value) throws(Fault) -> Value {
        do { return try read() } catch { throw .unintelligible }
    }

    private func day(_ day: LocalDay?, _ frame: PageFrame) throws(Fault) -> Markup {
        let now = try ask(.day, DayRequest(nutrients: false).json)
        let today = try read { () throws(MessageError) in try DayMessage(json: now) }
        var shown = today
        if let day, day != today.row.date {
            let json = try ask(.day, DayRequest(date: day, nutrients: false).json)
            shown = try read { () throws(MessageError) in try DayMessage(json: json) }
        }
        let isToday = shown.row.date == today.row.date
        let (questions, held) = isToday ? (try ask(.questions), try ask(.held)) : ([], [])
        let steps = try ask(.steps)
        let photographed = Set(arrivals.withLock(\.photographs))
        return try read { () throws(MessageError) in
            DayView(
                frame: frame, day: shown, today: today.row.date,
                questions: try [QuestionMessage](json: questions),
                held: try [EntryMessage](json: held), steps: try StepsMessage(json: steps),
                photographed: photographed
            ).markup
        }
    }

    private func entry(_ id: Int, on day: LocalDay) throws(Fault) -> EntryMessage? {
        let json = try ask(.day, DayRequest(date: day).json)
        let day = try read { () throws(MessageError) in try DayMessage(json: json) }
        return (day.entries + day.held).first { $0.id == id }
    }

    /// What could be eaten instead; nothing where the entry has no food, or the daemon tells nothing of it.
    private func instead(of entry: EntryMessage) -> [Alternative] {
        guard entry.food != nil,
            let json = try? ask(.alternatives, AlternativesRequest(entry: entry.id).json)
        else { return [] }
        return (try? AlternativesMessage(json: json))?.alternatives ?? []
    }

    private func programme(_ frame: PageFrame) throws(Fault) -> Markup {
        let offers = try ask(.programmes)
        var current: JSONValue?
        do throws(Fault) { current = try ask(.programme) } catch {
            // None was ever started.
            guard case .door(.refused) = error else { throw error }
        }
        let json = current
        return try read { () throws(MessageError) in
            ProgrammeView(
                frame: frame,
                current: try json.map { json throws(MessageError) in
                    try ProgrammeMessage(json: json)
                },
                offers: try ProgrammesMessage(json: offers)
            ).markup
        }
    }

    private func today() throws(Fault) -> LocalDay {
        let json = try ask(.day, DayRequest(nutrients: false).json)
        return try read { () throws(MessageError) in try DayMessage(json: json) }.row.date
    }

    /// How healthy days were together; `nil` where too little is known, or the daemon tells nothing of it.
    private func eating(_ days: ClosedRange<LocalDay>) -> Double? {
        guard let json = try? ask(.score, ScoreRequest(days: days).json) else { return nil }
        return (try? ScoreMessage(json: json))?.eating?.total
    }

    /// Energy by meal is told of so many days at most: each is asked for.
    private static let mostDaysOfMeals = 31

    /// Energy by meal, on the mean of the days that are logged.
    private func meals(_ rows: [DayRow]) throws(Fault) -> [Meal: Thousandths] {
        let logged = rows.filter { $0.loggedCount > 0 }
        var sums: [Meal: Thousandths] = [:]
        for row in logged {
            let json = try ask(.day, DayRequest(date: row.date, nutrients: false).json)
            let day = try read { () throws(MessageError) in try DayMessage(json: json) }
            for entry in day.entries {
                sums[entry.meal, default: .zero] =
                    sums[entry.meal, default: .zero] + (entry.nutrients.calories ?? .zero)
            }
        }
        return sums.mapValues { $0.scaled(by: 1 / Double(max(1, logged.count))) }
    }

    private func rows(
        _ from: LocalDay, _ to: LocalDay, nutrients: Bool = false
    ) throws(Fault) -> [DayRow] {
        let json = try ask(.days, DaysRequest(from: from, to: to, nutrients: nutrients).json)
        return try read { () throws(MessageError) in try [DayRow](json: json) }
    }
}
