internal import CatalogFiles
package import Configuration
package import Host
package import Nutrition

/// Where the voice's model comes from and is kept on this machine.
package enum VoiceModels {
    /// The model for the catalog and grammars of `places`.
    package static func model(
        _ places: Places, environment: Environment, wakePhrase: String? = nil,
        trial: VoiceTrial = VoiceTrial()
    ) throws(EarsError) -> VoiceModel {
        guard let grammars = places.grammars else {
            throw .missing("grammars", option: "--grammars")
        }
        var builder = VoiceModelBuilder(
            sources: VoiceSources(
                foods: try foods(places), grammars: grammars,
                ownGrammar: ownGrammar(places)),
            folder: folder(environment))
        if let wakePhrase { builder.sources.wakePhrase = wakePhrase }
        builder.settings = trial.model
        var model = try builder.model()
        if let own = OwnVoice(places).acoustics { model.acoustics = own }
        return model
    }

    /// The person's own sentences, beside the configuration.
    static func ownGrammar(_ places: Places) -> String {
        Path.join(Path.parent(of: places.configuration), "grammar.jsgf")
    }

    /// The catalog's foods.
    package static func foods(_ places: Places) throws(EarsError) -> [Food] {
        guard let path = places.ingredients else {
            throw .missing("ingredients.json", option: "--ingredients")
        }
        do throws(CatalogFileError) {
            return try CatalogFile.load(path)
        } catch {
            throw .catalog("\(error)")
        }
    }

    /// A folder for what can be made again: systemd's, else the person's cache.
    package static func folder(_ environment: Environment) -> String {
        let cache =
            environment["CACHE_DIRECTORY"]?.split(separator: ":").first.map(String.init)
            ?? environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            .map { Path.join($0, "demeter") }
            ?? Path.join(Folders(environment: environment).home, ".cache/demeter")
        return Path.join(cache, "voice")
    }
}
