internal import MealReader
internal import Nutrition
internal import Sight
internal import Telling
internal import Wire

/// What is asked about by a hint.
struct HintOffer {
    /// As a person would say it.
    var words: String
    var item: ReadingItem
    var reading: Reading
}

/// How a hint is told, by how far the looking at photographs has come.
enum HintTelling: Sendable, Hashable {
    /// As a question that "yes" answers.
    case asked
    /// Nothing waits for an answer: what it is may be said.
    case said
    /// Without either: their person said something of them, or nothing is likely enough.
    case listed

    /// `nil` where something better is known.
    ///
    /// - Parameters:
    ///   - isNoted: whether their person said something of the photographs.
    ///   - isNamed: whether that names foods.
    init?(_ result: LogResult, isNoted: Bool, isNamed: Bool) {
        guard let analysis = result.analysis else { return nil }
        let marked = result.held.contains { entry in
            entry.warnings.contains { $0.rule == Logbook.hintRule }
        }
        switch analysis {
        case .pending: self = isNoted ? .listed : .asked
        case .failed: self = .said
        case .none where marked: self = .asked
        case .none
        where result.entries.isEmpty && !isNamed
            && result.held.allSatisfy { $0.food == nil }:
            self = .listed
        case .none, .analysing, .completed: return nil
        }
    }
}

extension PictureHint.Food {
    /// Its share as it is told.
    var told: Double { (share * 100).rounded() / 100 }
}

extension Phrases {
    /// "Perhaps: orange (0.54), lemon (0.11). An orange? Say \"yes\" …"
    static func perhaps(
        _ foods: [PhotoHint], _ asked: HintOffer?, _ telling: HintTelling
    ) -> String {
        let texts = Texts.photographs
        let list = foods.map { perhaps($0.told, $0.confidence) }
        var sentences = [texts.perhaps(Words.row(list))]
        if let asked, telling != .listed {
            let name =
                Telling.current.language == .english
                ? asked.words : Telling.current.name(asked.item)
            sentences.append(
                telling == .asked
                    ? texts.isIt(name.prefix(1).uppercased() + name.dropFirst())
                    : texts.sayIt(name))
        }
        return Words.joined(sentences)
    }

    /// "orange (0.54)"
    static func perhaps(_ name: String, _ share: Double) -> String {
        "\(name) (\(Figures.number(share)))"
    }
}

extension PhotoHint {
    /// Its name in the language of the moment.
    fileprivate var told: String { Telling.current.name(name, food: food?.rawValue, saidAs: "") }
}

extension Telling {
    func name(_ item: ReadingItem) -> String {
        name(item.name, food: item.food?.rawValue, saidAs: "")
    }
}
