internal import Telling

/// How often something was eaten before a feeling, and before noons of days without it.
///
/// Counts, and never a cause: what is eaten with everything stands before everything.
package struct FeelingLinks: Sendable {
    /// Of fewer occurrences nothing is told.
    package static let neededOccurrences = 8
    /// What was eaten in so many hours before is looked at.
    package static let hours = 72

    package struct Link: Sendable, Hashable {
        package var name: String
        /// Of how many of the feelings it was eaten before.
        package var before: Int
        package var feelings: Int
        /// Of how many of the days without the feeling it was.
        package var otherwise: Int
        package var days: Int

        package init(name: String, before: Int, feelings: Int, otherwise: Int, days: Int) {
            self.name = name
            self.before = before
            self.feelings = feelings
            self.otherwise = otherwise
            self.days = days
        }

        /// `milk: before 8 of 9, and before 12 of 30 days without it`
        package var sentence: String {
            Texts.feelings.link(name, before, feelings, otherwise, days)
        }

        /// How much more often before the feeling than else, -1 to 1.
        fileprivate var difference: Double {
            Double(before) / Double(max(1, feelings)) - Double(otherwise) / Double(max(1, days))
        }
    }

    /// - Parameters:
    ///   - feelings: when it was felt, in Unix milliseconds.
    ///   - others: noons of the days without it.
    ///   - eaten: when each thing was eaten.
    /// - Returns: what was eaten before most of them and more often than else, the greatest difference first, at
    ///   most `limit`; nothing of fewer than `neededOccurrences`.
    package static func links(
        _ feelings: [Int64], others: [Int64], eaten: [String: [Int64]], limit: Int = 5
    ) -> [Link] {
        guard feelings.count >= neededOccurrences else { return [] }
        let found = eaten.compactMap { name, times -> Link? in
            let times = times.sorted()
            let link = Link(
                name: name, before: feelings.count { isBefore($0, times) },
                feelings: feelings.count, otherwise: others.count { isBefore($0, times) },
                days: others.count)
            return link.before * 2 > link.feelings && link.difference > 0 ? link : nil
        }
        return Array(
            found.sorted {
                $0.difference != $1.difference
                    ? $0.difference > $1.difference : $0.name < $1.name
            }.prefix(limit))
    }

    /// Whether one of the sorted times lies in the hours before an instant.
    private static func isBefore(_ instant: Int64, _ times: [Int64]) -> Bool {
        let first = instant - Int64(hours) * 3_600_000
        var (low, high) = (0, times.count)
        while low < high {
            let middle = (low + high) / 2
            if times[middle] < first { low = middle + 1 } else { high = middle }
        }
        return low < times.count && times[low] <= instant
    }
}
