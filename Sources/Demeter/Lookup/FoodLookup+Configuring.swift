package import Configuration
internal import HTTP
package import Host
internal import ModelReader
internal import Threads

extension FoodLookup {
    /// Takes over what the configuration says of look-ups, and where the services' keys are.
    ///
    /// What cannot be used leaves look-ups off and is warned of; it never keeps the daemon from starting.
    ///
    /// - Parameter version: of the program, which services are told.
    package func configure(
        _ lookup: Configuration.Lookup, version: String, environment: Environment, log: Log
    ) async {
        guard !lookup.sources.isEmpty else { return configure(nil) }
        var settings: LookupSettings
        do throws(HTTPError) {
            settings = LookupSettings(
                sources: lookup.sources, openFoodFacts: try HTTPAddress(lookup.openFoodFactsURL),
                foodDataCentral: try HTTPAddress(lookup.fdcURL),
                nutritionix: try HTTPAddress(lookup.nutritionixURL),
                nutritionixAccount: lookup.nutritionixID, timeout: lookup.timeout,
                userAgent: "Demeter/\(version) (\(lookup.contact ?? "food journal"))")
        } catch {
            log.warning("an address of [lookup] \(error.message); no food is looked up")
            return configure(nil)
        }
        settings.foodDataCentralKey = await Self.key(
            "fdc", lookup.fdcKeyFile, for: .fdc, settings, environment, log)
        settings.nutritionixKey = await Self.key(
            "nutritionix", lookup.nutritionixKeyFile, for: .nutritionix, settings, environment, log)
        configure(settings)
    }

    /// Looked for only where the service is asked.
    private static func key(
        _ name: String, _ file: String?, for source: LookupSource, _ settings: LookupSettings,
        _ environment: Environment, _ log: Log
    ) async -> Secret? {
        guard settings.sources.contains(source) else { return nil }
        let address = source == .fdc ? settings.foodDataCentral : settings.nutritionix
        if !address.isEncrypted, !address.isLoopback {
            log.warning(
                "lookup.\(source.rawValue)_url is plain http: others can read what is sent, the key too"
            )
        }
        let home = Folders(environment: environment).home
        let path = file.map { Path.expandingTilde($0, home: home) }
        // The file may lie in a folder that does not answer, and the keyring may ask its person.
        let key = await OwnThread.run("key") {
            ModelKey.load(
                named: name, file: path, environment: environment,
                keyring: { address.isLoopback ? nil : Keyring.key(named: name) })
        }
        if case .refused(_, let source)? = key {
            log.warning("the key \(name)-api-key from the \(source.rawValue) cannot be used")
        }
        return key?.secret
    }
}
