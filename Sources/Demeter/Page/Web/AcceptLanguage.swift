package import Telling

extension Language {
    /// The one of ours that a browser's person reads best, by the header `Accept-Language` (RFC 9110); English where it is
    /// any other.
    package init(accepted header: String) {
        var best: (language: Language, weight: Double)?
        for part in header.split(separator: ",").prefix(20) {
            let fields = part.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
            guard let tag = fields.first?.split(separator: "-").first else { continue }
            let language: Language
            switch tag.lowercased() {
            case "zh": language = .chinese
            case "en": language = .english
            default: continue
            }
            let said = fields.dropFirst().first { $0.hasPrefix("q=") }
            let weight = said.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
            if weight > best?.weight ?? 0 { best = (language, weight) }
        }
        self = best?.language ?? .english
    }
}
