internal import Journal
internal import Nutrition
internal import Telling

extension Leftover {
    /// What there is, before it is settled; without a full stop.
    var finding: String {
        switch self {
        case .draft:
            phrase(
                "a restore or an import was cut off; the journal is as it was before, and a part of the new one "
                    + "lies beside it")
        case .former:
            phrase(
                "a restore was cut off at its end; the journal of before has not got its name yet")
        case .erasure(let days): phrase("the forgetting of \(Self.words(days)) was cut off")
        case .unfinished(let days, let error):
            phrase(
                "the forgetting of \(Self.words(days)) was cut off and cannot be finished: \(error.sentence)"
            )
        case .lost(let former):
            phrase(
                "there is no journal, but \(former), which a restore that was cut off has taken away"
            )
        case .oldDraft(let path):
            phrase(
                "\(path) is left of a restore that was cut off; nothing uses it, and it may be removed"
            )
        case .hollow:
            phrase(
                "journal.sqlite has no byte in it: a first start was cut off, or what it held is lost"
            )
        }
    }

    /// What became of it; without a full stop.
    var sentence: String {
        switch self {
        case .draft:
            phrase(
                "a restore or an import was cut off before; the journal is as it was, and what there was of the "
                    + "new one is removed")
        case .former:
            phrase("a restore was cut off at its end before; the journal of before is kept")
        case .erasure(let days):
            phrase("the forgetting of \(Self.words(days)), which was cut off before, is finished")
        case .unfinished, .lost, .oldDraft, .hollow: finding
        }
    }

    private static func words(_ days: ClosedRange<LocalDay>?) -> String {
        days.map { phrase("\($0.lowerBound) to \($0.upperBound)") } ?? phrase("everything")
    }
}
