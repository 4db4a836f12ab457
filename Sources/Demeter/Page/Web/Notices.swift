/// What came of what was done, until the page that shows it is asked for.
struct Notices: Sendable {
    struct Notice: Sendable, Hashable {
        /// One or more lines.
        var text: String
        var isComplaint: Bool
    }

    /// Whoever does not look has lost the oldest.
    private static let most = 256

    private var waiting: [(id: String, session: String, notice: Notice)] = []
    /// What a form was answered, by what was sent: it may be sent twice, by a double click or because
    /// the answer did not come.
    private var done: [(form: String, notice: Notice)] = []

    mutating func post(_ notice: Notice, id: String, to session: String) {
        waiting.append((id, session, notice))
        if waiting.count > Self.most { waiting.removeFirst() }
    }

    /// The notice, once.
    mutating func take(_ id: String, of session: String) -> Notice? {
        guard let place = waiting.firstIndex(where: { $0.id == id && $0.session == session })
        else { return nil }
        return waiting.remove(at: place).notice
    }

    mutating func remember(_ notice: Notice, of form: String) {
        done.append((form, notice))
        if done.count > 4 * Self.most { done.removeFirst() }
    }

    func answer(to form: String) -> Notice? { done.last { $0.form == form }?.notice }
}
