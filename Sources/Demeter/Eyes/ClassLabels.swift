internal import Sight

/// The labels of a classifier's outputs: a line each, in their order.
///
/// Lines in front that begin with "#" may say how the network wants its numbers, for red, green and blue:
///
///     # mean 0.485 0.456 0.406
///     # deviation 0.229 0.224 0.225
///
/// Without them it gets them as they are, 0 … 1.
struct ClassLabels {
    private(set) var labels: [String] = []
    private(set) var mean: [Float] = [0, 0, 0]
    private(set) var deviation: [Float] = [1, 1, 1]

    init(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
        for line in lines.prefix(ClassifierLimits.labels + 1) {
            if labels.isEmpty, line.first == "#" {
                take(line.dropFirst())
            } else {
                labels.append(String(line.prefix(ClassifierLimits.labelLength)))
            }
        }
    }

    private mutating func take(_ line: Substring) {
        let words = line.split(separator: " ")
        let numbers = words.dropFirst().compactMap { Float($0) }
        guard numbers.count == 3, words.count == 4, numbers.allSatisfy(\.isFinite) else { return }
        switch words[0] {
        case "mean": mean = numbers
        case "deviation" where numbers.allSatisfy { $0 > 0 }: deviation = numbers
        default: break
        }
    }

    /// Numbers of 0 … 1 as the network wants them.
    func normalised(_ numbers: [Float]) -> [Float] {
        let count = numbers.count / 3
        return numbers.indices.map { (numbers[$0] - mean[$0 / count]) / deviation[$0 / count] }
    }
}
