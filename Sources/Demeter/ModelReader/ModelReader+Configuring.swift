package import Configuration
internal import HTTP
package import Host
internal import MealModel
internal import Threads

extension ModelReader {
    /// Takes over what the configuration says of the language model, and where its key is.
    ///
    /// What cannot be used leaves the model off and is warned of; it never keeps the daemon from
    /// starting.
    package func configure(
        _ configuration: Configuration.Model, _ photo: Configuration.Photo = Configuration().photo,
        environment: Environment, log: Log
    ) async {
        guard let use = ModelUse(rawValue: configuration.mode.rawValue), use != .off,
            let base = configuration.baseURL
        else { return configure(nil) }
        guard let name = configuration.model else {
            log.warning("model.base_url is set and model.model is not; no model is asked")
            return configure(nil)
        }
        let address: HTTPAddress
        do throws(HTTPError) {
            address = try HTTPAddress(base)
        } catch {
            log.warning("model.base_url \(error.message); no model is asked")
            return configure(nil)
        }
        var settings = ModelSettings(
            use: use, address: address, model: name, strongModel: configuration.strongModel,
            timeout: configuration.timeout, requestsPerMinute: configuration.requestsPerMinute,
            requestsPerDay: configuration.requestsPerDay, maxTokens: configuration.maxTokens,
            temperature: configuration.temperature, router: router(of: configuration, log),
            pinnedKey: configuration.pinnedKey, photographModel: photo.model,
            showsPhotographs: photo.isSent)
        if settings.isReadableByOthers {
            log.warning("model.base_url is plain http: others can read what is sent, the key too")
        }
        let home = Folders(environment: environment).home
        settings.fallback = await fallback(photo, environment, home, log)
        let file = configuration.apiKeyFile.map { Path.expandingTilde($0, home: home) }
        // The file may lie in a folder that does not answer, and the keyring may ask its person.
        let key = await OwnThread.run("key") {
            ModelKey.load(
                file: file, environment: environment,
                // Servers on this machine need no key.
                keyring: { address.isLoopback ? nil : Keyring.key() })
        }
        guard let key else {
            log.warning("the model's key was not read: there is no room for a thread")
            return configure(nil)
        }
        if case .refused(_, let source) = key {
            log.warning("the model's key from the \(source.rawValue) cannot be used; see status")
        }
        configure(settings, key: key)
    }

    /// The second recogniser of photographs; `nil` where none is set or its key cannot be used.
    private func fallback(
        _ photo: Configuration.Photo, _ environment: Environment, _ home: String, _ log: Log
    ) async -> ConceptService? {
        guard photo.isSent, let text = photo.fallback else { return nil }
        let address: HTTPAddress
        do throws(HTTPError) { address = try HTTPAddress(text) } catch {
            log.warning("photo.fallback \(error.message); nobody else is shown photographs")
            return nil
        }
        if !address.isEncrypted, !address.isLoopback {
            log.warning("photo.fallback is plain http: others can see what is sent, the key too")
        }
        let file = photo.fallbackKeyFile.map { Path.expandingTilde($0, home: home) }
        let key = await OwnThread.run("key") {
            ModelKey.load(
                named: "photo", file: file, environment: environment,
                keyring: { address.isLoopback ? nil : Keyring.key(named: "photo") })
        }
        if case .refused(_, let source)? = key {
            log.warning("the key photo-api-key from the \(source.rawValue) cannot be used")
            return nil
        }
        return ConceptService(address: address, key: key?.secret)
    }

    private func router(of configuration: Configuration.Model, _ log: Log) -> ModelRouter {
        let router = ModelRouter(
            sure: configuration.sure, fair: configuration.fair, doubtful: configuration.doubtful)
        guard router.isOrdered else {
            log.warning(
                "model.doubtful, model.fair and model.sure must not fall in this order; "
                    + "their defaults are used")
            return ModelRouter()
        }
        return router
    }
}
