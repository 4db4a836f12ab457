/// How the events of one person's journal reach those who watch them.
struct EventFeed {
    var pages = EventPages()
    /// Hears of new events while a connection watches them.
    var signals: Task<Void, Never>?
}
