internal import Configuration

extension Tool {
    /// At most twelve: more only confuse a model, and each costs it part of its memory.
    static let all: [Tool] = [
        log, parse, day, foods, correct, undo, goals, history, summary, export,
    ]

    /// Those that somebody with these permissions can use.
    static func all(for permissions: Set<Permission>) -> [Tool] {
        all.filter { !$0.permissions.isDisjoint(with: permissions) }
    }
}
