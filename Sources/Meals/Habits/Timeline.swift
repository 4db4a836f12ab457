/// Entries in order of time: those of one food, or of one day.
package struct Timeline: Sendable, Hashable {
    package private(set) var times: [Eaten] = []
    /// How often they were corrected, all together.
    package private(set) var corrections = 0

    package init() {}

    package var count: Int { times.count }

    /// The day of the newest; in days since 1970-01-01.
    package var lastDay: Int? { times.last?.day }

    /// Takes one more; what is the newest, as nearly always, costs nothing but its place.
    mutating func insert(_ eaten: Eaten) {
        var place = times.endIndex
        while place > 0, Eaten.isBefore(eaten, times[place - 1]) { place -= 1 }
        times.insert(eaten, at: place)
        corrections += eaten.corrections
    }

    mutating func remove(_ eaten: Eaten) {
        guard let place = times.lastIndex(of: eaten) else { return }
        times.remove(at: place)
        corrections -= eaten.corrections
    }

    /// Those of a day and later ones.
    func since(_ day: Int) -> ArraySlice<Eaten> {
        var low = times.startIndex
        var high = times.endIndex
        while low < high {
            let middle = (low + high) / 2
            if times[middle].day < day { low = middle + 1 } else { high = middle }
        }
        return times[low...]
    }
}
