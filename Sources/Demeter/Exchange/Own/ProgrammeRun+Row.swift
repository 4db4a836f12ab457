internal import JSON
internal import Journal
internal import Nutrition
internal import Programmes

extension ProgrammeRun {
    /// A programme as a row of the journal's table, read back.
    init(row: JSONObject) throws(EntryContent.Unreadable) {
        guard let plan = try? JSONValue(parsing: row["plan"]?.string ?? ""),
            let programme = Programme(json: plan)
        else { throw .init(column: "plan") }
        guard let start = row["started"]?.string.flatMap({ LocalDay($0) }) else {
            throw .init(column: "started")
        }
        guard let list = (try? JSONValue(parsing: row["pauses"]?.string ?? "[]"))?.array else {
            throw .init(column: "pauses")
        }
        let pauses = list.compactMap(Pause.init(stored:))
        guard pauses.count == list.count else { throw .init(column: "pauses") }
        let stopped = row["stopped"]?.string
        let last = stopped.flatMap { LocalDay($0) }
        guard stopped == nil || last != nil else { throw .init(column: "stopped") }
        self.init(programme, from: start, pauses: pauses, stopped: last)
    }
}
