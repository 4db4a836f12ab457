/// Turns of speech with what they mean, cut into words.
enum Turns {
    static func each<Meaning>(_ turns: [(String, Meaning)]) -> [([String], Meaning)] {
        turns.map { (words($0.0), $0.1) }
    }

    static func words(_ phrase: String) -> [String] {
        phrase.split(separator: " ").map(String.init)
    }
}
