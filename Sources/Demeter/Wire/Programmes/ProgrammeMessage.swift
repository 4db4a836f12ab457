package import JSON
internal import Nutrition
package import Programmes

/// How a programme goes or went; result of the methods that are about one.
package struct ProgrammeMessage: Message {
    package var id: Int
    package var progress: ProgrammeProgress
    package var metrics: PilotMetrics
    /// What is told of it, or of what was just done with it.
    package var reply: String

    package init(id: Int, progress: ProgrammeProgress, metrics: PilotMetrics, reply: String) {
        self.id = id
        self.progress = progress
        self.metrics = metrics
        self.reply = reply
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        id = try members.required("id", members.wholeNumber("id"))
        guard let programme = json["programme"].flatMap(Programme.init(json:)) else {
            throw .missing(members.path + "programme")
        }
        let started = try members.required("started", members.date("started"))
        let pauses = try members.messages("pauses", ProgrammeRun.Pause.self) ?? []
        let run = ProgrammeRun(
            programme, from: started, pauses: pauses, stopped: try members.date("stopped"))
        let days = try members.messages("days", DayOutcomes.self) ?? []
        progress = ProgrammeProgress(
            run, today: try members.required("today", members.date("today")),
            days: days.map { $0.day(of: programme) })
        metrics = try members.required("metrics", members.message("metrics", PilotMetrics.self))
        reply = try members.text("reply") ?? ""
    }

    package var json: JSONValue {
        let run = progress.run
        var object = JSONObject([
            ("id", .integer(id)), ("programme", run.programme.json),
            ("state", .string(progress.state.rawValue)),
            ("today", .string(progress.today.description)),
            ("started", .string(run.start.description)),
        ])
        object.writeIfAny("last_day", run.lastDay.map { .string($0.description) })
        object.writeIfAny("stopped", run.stopped.map { .string($0.description) })
        object["pauses"] = .messages(run.pauses)
        object["day"] = .integer(progress.days.count)
        object["kept"] = .integer(progress.kept)
        object["days"] = .messages(progress.days.map { DayOutcomes($0, of: run.programme) })
        object["metrics"] = metrics.json
        object["reply"] = .string(reply)
        return .object(object)
    }
}

extension ProgrammeRun.Pause: Message {
    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        let days = try members.days()
        self.init(from: try members.required("from", days.from), to: days.to)
    }

    package var json: JSONValue {
        ["from": .string(from.description), "to": to.map { .string($0.description) } ?? .null]
    }
}

/// A day of a programme on the wire: its targets by their names.
private struct DayOutcomes: Message {
    var number: Int
    var date: LocalDay
    var isOver: Bool
    var isKept: Bool
    var outcomes: [String: TargetOutcome]
    /// The names in the targets' order.
    var order: [String]

    init(_ day: ProgrammeProgress.Day, of programme: Programme) {
        number = day.number
        date = day.day
        isOver = day.isOver
        isKept = day.isKept
        order = programme.targets.map(\.kind.rawValue)
        outcomes = Dictionary(
            zip(order, day.outcomes).map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
    }

    init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        number = try members.required("day", members.wholeNumber("day"))
        date = try members.required("date", members.date("date"))
        isOver = try members.truth("over") ?? true
        isKept = try members.truth("kept") ?? false
        let told = json["targets"]?.object ?? JSONObject()
        order = Array(told.keys)
        outcomes = Dictionary(
            told.members.compactMap { member in
                member.value.string.flatMap(TargetOutcome.init).map { (member.key, $0) }
            }, uniquingKeysWith: { first, _ in first })
    }

    var json: JSONValue {
        [
            "day": .integer(number), "date": .string(date.description), "over": .bool(isOver),
            "kept": .bool(isKept),
            "targets": .object(
                JSONObject(
                    order.map { ($0, outcomes[$0].map { .string($0.rawValue) } ?? .null) })),
        ]
    }

    func day(of programme: Programme) -> ProgrammeProgress.Day {
        ProgrammeProgress.Day(
            number: number, day: date, isOver: isOver,
            outcomes: programme.targets.map { outcomes[$0.kind.rawValue] ?? .unknown })
    }
}
