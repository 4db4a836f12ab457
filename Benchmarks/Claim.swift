import Foundation

/// A figure with the bound that it is held to.
struct Claim: Codable {
    enum Bound: String, Codable {
        case atMost = "≤"
        case atLeast = "≥"
    }

    var name: String
    var value: Double
    /// What the value counts, as `ms`; empty for a ratio.
    var unit: String
    var bound: Bound
    var limit: Double
    /// By which share of the limit the value may miss it by chance: half of what lies between the quartiles of
    /// repetitions in this run, or what a single figure is known to vary by.
    var noise: Double

    /// How much of the limit the value takes: above 1 it misses it, whichever way that lies.
    var taken: Double {
        switch bound {
        case .atMost: value / limit
        case .atLeast: value > 0 ? limit / value : .infinity
        }
    }

    var isMissed: Bool { !(taken <= 1 + noise) }
}

/// What one benchmark tells: lines as they are known, and claims that the table at the end shows again.
enum Report {
    /// Where the program that runs all benchmarks reads the claims of this one.
    static let file = "DEMETER_BENCHMARK_CLAIMS"

    static func line(_ text: String) {
        // Written at once: `print` would keep it until the end where a pipe or a file reads.
        FileHandle.standardOutput.write(Data((text + "\n").utf8))
    }

    /// Tells a figure, its bound, and whether it holds.
    ///
    /// - Parameter noise: of a single figure; ratios of pairs bring their own.
    static func claim(
        _ name: String, _ value: Double, _ unit: String, _ bound: Claim.Bound, _ limit: Double,
        noise: Double = 0.1
    ) {
        let claim = Claim(
            name: name, value: value, unit: unit, bound: bound, limit: limit, noise: noise)
        line("  \(claim.name): \(claim.told)")
        guard let path = ProcessInfo.processInfo.environment[file],
            let handle = FileHandle(forWritingAtPath: path),
            let data = try? JSONEncoder().encode(claim)
        else { return }
        handle.seekToEndOfFile()
        handle.write(data + Data("\n".utf8))
    }

    /// The same of a bare number.
    static func claim(
        _ name: String, _ value: Double, _ bound: Claim.Bound, _ limit: Double, noise: Double = 0.1
    ) {
        claim(name, value, "", bound, limit, noise: noise)
    }

    /// Tells the median of ratios, each of a pair that was measured side by side.
    static func claim(
        _ name: String, ratios: [Double], _ bound: Claim.Bound, _ limit: Double
    ) {
        let median = ratios.quantile(0.5)
        let spread = (ratios.quantile(0.75) - ratios.quantile(0.25)) / 2
        claim(name, median, bound, limit, noise: limit > 0 ? spread / limit : 0)
    }
}

extension Claim {
    var told: String {
        let digits = value.magnitude < 10 ? 2 : value.magnitude < 100 ? 1 : 0
        let unit = unit.isEmpty ? "" : " \(unit)"
        let verdict = isMissed ? ", MISSED" : taken > 1 ? ", within its noise" : ""
        return
            "\(format(value, digits))\(unit) (\(bound.rawValue) \(brief(limit))\(unit))\(verdict)"
    }
}

/// As few digits as say it.
func brief(_ value: Double) -> String {
    value == value.rounded() ? format(value, 0) : String(format: "%g", value)
}
