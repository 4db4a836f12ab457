internal import Nutrition

/// A date as HTTP headers write it, in any of the three forms that RFC 9110 (5.6.7) has clients read.
enum HTTPDate {
    /// Seconds since 1970; `nil` for what is no such date.
    static func seconds(_ text: String) -> Int64? {
        // "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994"
        let parts = text.split { $0 == " " || $0 == "," || $0 == "-" }.map(String.init)
        guard let clock = parts.first(where: { $0.contains(":") }), parts.count >= 5,
            let number = months.firstIndex(where: { parts.contains($0) }),
            let place = parts.firstIndex(of: months[number]), place > 0, place + 1 < parts.count
        else { return nil }
        let isAsctime = place == 1
        guard let day = Int(parts[isAsctime ? 2 : place - 1]),
            let written = Int(parts[isAsctime ? 4 : place + 1])
        else { return nil }
        // A year of two digits is the nearest that is no more than 50 years ahead of this century's.
        let year = written < 70 ? written + 2000 : written < 100 ? written + 1900 : written
        let time = clock.split(separator: ":").map { Int($0) }
        guard time.count == 3, let hour = time[0], let minute = time[1], let second = time[2],
            (0..<24).contains(hour), (0..<60).contains(minute), (0...60).contains(second),
            let date = LocalDay(year: year, month: number + 1, day: day)
        else { return nil }
        return Int64(date.daysSinceEpoch * 86_400 + hour * 3600 + minute * 60 + second)
    }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
}
