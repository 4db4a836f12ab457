internal import JSON
internal import Journal
internal import Nutrition
internal import Summaries
internal import Wire

/// A digest that is the same after a restart and on every machine.
enum SummaryMark {
    /// FNV-1a with 64 bits.
    static func digest(of text: some StringProtocol) -> String {
        let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
            (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
        }
        return String(hash, radix: 16)
    }
}

extension LeaveMessage {
    /// What others are asked about; nothing that a person wrote is in it.
    ///
    /// What is open on one device alone, as questions, makes no other telling of it.
    init(_ message: OutboxMessage, _ summary: Summary, stage: Stage) {
        var days: [LocalDay] = []
        var figures = ""
        switch summary {
        case .day(let day):
            days = [day.day]
            figures = (summary.json["totals"]?.text ?? "") + (summary.json["meals"]?.text ?? "")
        case .digest(let digest):
            days = digest.days.map(\.day)
            figures = summary.json["days"]?.text ?? ""
        case .week, .note: break
        }
        self.init(
            id: Int(message.id), sink: SummaryMark.digest(of: message.sink),
            kind: message.kind.rawValue, last: message.last, days: days,
            revision: message.revision, mark: SummaryMark.digest(of: figures), stage: stage)
    }
}
