internal import CatalogFiles
package import Configuration
internal import FoodCatalog
package import Host
package import MealReader
package import Nutrition
internal import Threads

/// Where the voice's model comes from and is kept on this machine.
package enum VoiceModels {
    /// The model for the catalog and grammars of `places`.
    package static func model(
        _ places: Places, environment: Environment, wakePhrase: String? = nil,
        trial: VoiceTrial = VoiceTrial()
    ) throws(EarsError) -> VoiceModel {
        try model(
            of: foods(places), places, environment: environment, wakePhrase: wakePhrase,
            trial: trial)
    }

    /// The same, and a reader of the same foods, which is made meanwhile.
    package static func modelAndReader(
        _ places: Places, environment: Environment, wakePhrase: String? = nil,
        trial: VoiceTrial = VoiceTrial()
    ) throws(EarsError) -> (VoiceModel, MealReader) {
        let foods = try foods(places)
        let (reader, made) = OwnThread.both(
            "reader", { MealReader(catalog: FoodCatalog(foods: foods)) },
            {
                Result { () throws(EarsError) in
                    try model(
                        of: foods, places, environment: environment, wakePhrase: wakePhrase,
                        trial: trial)
                }
            })
        return (try made.get(), reader)
    }

    private static func model(
        of foods: [Food], _ places: Places, environment: Environment, wakePhrase: String?,
        trial: VoiceTrial
    ) throws(EarsError) -> VoiceModel {
        guard let grammars = places.grammars else {
            throw .missing("grammars", option: "--grammars")
        }
        var builder = VoiceModelBuilder(
            sources: VoiceSources(
                foods: foods, grammars: grammars, ownGrammar: ownGrammar(places)),
            folder: VoiceCache.folder(environment))
        if let wakePhrase { builder.sources.wakePhrase = wakePhrase }
        builder.settings = trial.model
        var model = try builder.model()
        if let own = OwnVoice(places).acoustics { model.acoustics = own }
        return model
    }

    /// Removes models that were not used for long, so that those of former foods do not pile up.
    ///
    /// - Parameter current: stays in any case.
    package static func prune(_ environment: Environment, keeping current: VoiceModel) {
        let folder = VoiceCache.folder(environment)
        let models = ((try? Files.names(in: folder)) ?? [])
            .filter { $0 != current.fingerprint && $0 != VoiceModelBuilder.lastingFolder }
            .map { (name: $0, used: Files.time(of: "\(folder)/\($0)/words.dict")) }
            .sorted { $0.used > $1.used }
        for model in models.dropFirst(mostKept) { Files.removeFolder("\(folder)/\(model.name)") }
    }

    /// How many models are kept beside the current one.
    private static let mostKept = 3

    /// The person's own sentences, beside the configuration.
    static func ownGrammar(_ places: Places) -> String {
        Path.join(Path.parent(of: places.configuration), "grammar.jsgf")
    }

    /// The catalog's foods, and the person's own.
    package static func foods(_ places: Places) throws(EarsError) -> [Food] {
        guard let path = places.ingredients else {
            throw .missing("ingredients.json", option: "--ingredients")
        }
        do throws(CatalogFileError) {
            return try CatalogFile.load(path)
                + OwnFoodsFile(dataFolder: places.dataFolder).load()
        } catch {
            throw .catalog("\(error)")
        }
    }
}
