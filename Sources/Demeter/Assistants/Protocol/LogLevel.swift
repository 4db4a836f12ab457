/// How grave a log message is, by the names of RFC 5424; the least grave first.
enum LogLevel: String, Sendable, Hashable, CaseIterable, Comparable {
    case debug, info, notice, warning, error, critical, alert, emergency

    static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
