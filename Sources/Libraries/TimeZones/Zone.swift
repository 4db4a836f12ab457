/// A time zone as the system's zone files describe it: which offset held at which instant.
///
/// Read from TZif files (RFC 9636), because Foundation keeps a frozen copy of the zone data and
/// FoundationEssentials has none.
package struct Zone: Sendable, Hashable {
    /// The IANA name (`Europe/Berlin`), or the rule itself for a zone given as a POSIX rule.
    package let name: String
    /// Instants (Unix seconds) at which the offset changes, ascending.
    let transitions: [Int64]
    /// The offset that holds from the transition of the same index on.
    let offsets: [Offset]
    /// What held before the first transition.
    let first: Offset
    /// What holds after the last transition, for ever.
    let rule: ZoneRule?

    package struct Offset: Sendable, Hashable {
        /// Seconds to add to UTC to get local time; positive east of Greenwich.
        package var seconds: Int
        package var isDaylightSaving: Bool

        package init(seconds: Int, isDaylightSaving: Bool = false) {
            self.seconds = seconds
            self.isDaylightSaving = isDaylightSaving
        }
    }

    init(
        name: String, transitions: [Int64], offsets: [Offset], first: Offset, rule: ZoneRule?
    ) {
        self.name = name
        self.transitions = transitions
        self.offsets = offsets
        self.first = first
        self.rule = rule
    }

    package static let utc = Zone(
        name: "UTC", transitions: [], offsets: [], first: Offset(seconds: 0), rule: nil)

    /// A zone without a place, always so many seconds east of Greenwich; its name is `+05:30`.
    package static func fixed(_ seconds: Int) -> Zone {
        func padded(_ value: Int) -> String { (value < 10 ? "0" : "") + String(value) }
        let minutes = abs(seconds) / 60
        return Zone(
            name: (seconds < 0 ? "-" : "+") + padded(minutes / 60) + ":" + padded(minutes % 60),
            transitions: [], offsets: [], first: Offset(seconds: seconds), rule: nil)
    }

    /// The zone that a POSIX rule such as `EST5EDT,M3.2.0,M11.1.0` describes; `nil` for anything else.
    package init?(posixRule text: String) {
        guard let rule = ZoneRule(text) else { return nil }
        self.init(
            name: text, transitions: [], offsets: [],
            first: Offset(seconds: rule.standardOffset), rule: rule)
    }

    /// The offset at an instant given in Unix seconds.
    package func offset(at instant: Int64) -> Offset {
        guard let last = transitions.last else { return rule?.offset(at: instant) ?? first }
        if instant >= last, let rule { return rule.offset(at: instant) }
        // The number of transitions at or before the instant.
        var low = 0
        var high = transitions.count
        while low < high {
            let middle = (low + high) / 2
            if transitions[middle] <= instant { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? first : offsets[low - 1]
    }

    /// Wall-clock seconds (as if local time were UTC) at an instant given in Unix seconds.
    package func local(at instant: Int64) -> Int64 {
        instant + Int64(offset(at: instant).seconds)
    }
}
