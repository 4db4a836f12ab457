internal import MealReader
internal import Nutrition

extension Remark.Target {
    /// Takes over the day and the time by which an entry is named.
    mutating func take(_ times: TimeWords) {
        day = times.day ?? day
        isTorn = isTorn || times.isTorn
        guard let part = times.part else {
            clock = times.clock ?? clock
            return
        }
        hours = part
    }
}
