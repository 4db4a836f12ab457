internal import Arguments

/// A verb: its part of the table, and what it does.
struct Verb: Sendable {
    var table: CommandTable
    private var run: @Sendable (Session) throws(Failure) -> ExitStatus
    private var children: [Verb]

    init(_ table: CommandTable, _ run: @escaping @Sendable (Session) throws(Failure) -> ExitStatus)
    {
        self.table = table
        self.run = run
        children = []
    }

    /// A verb that only has verbs below it.
    init(_ table: CommandTable, _ children: [Verb]) {
        self.init(table, children) { _ in .wrongUsage }
        self.table.isRunnable = false
    }

    /// A program, which has verbs below it and does something without one.
    init(
        _ table: CommandTable, _ children: [Verb],
        _ run: @escaping @Sendable (Session) throws(Failure) -> ExitStatus
    ) {
        self.table = table
        self.table.commands = children.map(\.table)
        self.table.isRunnable = true
        self.run = run
        self.children = children
    }

    /// Does what the verb at `path` does.
    func perform(_ path: ArraySlice<String>, _ session: Session) throws(Failure) -> ExitStatus {
        guard let name = path.first, let child = children.first(where: { $0.table.name == name })
        else { return try run(session) }
        return try child.perform(path.dropFirst(), session)
    }
}
