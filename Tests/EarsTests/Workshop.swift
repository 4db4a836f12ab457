import FoodCatalog
import Glibc
import MealReader
import Nutrition
import Speech

@testable import Ears

/// A voice model of the project's own grammars, made once for all tests.
enum Workshop {
    static let grammars = "\(root)/grammars"

    /// The checkout, seen from this file.
    private static let root = #filePath.split(separator: "/").dropLast(3)
        .reduce(into: "") { $0 += "/\($1)" }

    static let foods = [
        food("toast", portions: ["slice"], rank: 5), food("butter", portions: ["pat"], rank: 6),
        food("boiled egg", aliases: ["hard boiled egg"], portions: ["egg"], rank: 1),
        food("black coffee", portions: ["cup"], rank: 2), food("pho", portions: ["bowl"]),
        food("banana", portions: ["medium"], rank: 3),
    ]

    static let reader = MealReader(catalog: FoodCatalog(foods: foods))

    static let model = Result<VoiceModel, EarsError> { () throws(EarsError) in
        try builder(foods).model()
    }

    static func builder(_ foods: [Food]) -> VoiceModelBuilder {
        var builder = VoiceModelBuilder(
            sources: VoiceSources(foods: foods, grammars: grammars), folder: folder)
        // Few sentences, because a debug build counts slowly; the tests say common ones.
        builder.settings.sentences = 30_000
        builder.settings.generalWords = 300
        builder.settings.generalSentences = 500
        return builder
    }

    static let folder: String = {
        var template = Array("/tmp/demeter-ears-tests-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { return "/tmp" }
        return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }()

    private static func food(
        _ name: String, aliases: [String] = [], portions: [String], rank: Int? = nil
    ) -> Food {
        Food(
            id: FoodID(rawValue: name.split(separator: " ").joined(separator: "-")), name: name,
            aliases: aliases, category: .meal, per100g: Nutrients(),
            portions: portions.map { Portion(label: $0, grams: Thousandths(50)) },
            defaultPortion: 0,
            source: FoodSource(release: "FNDDS 2017-2018"), rank: rank)
    }
}
