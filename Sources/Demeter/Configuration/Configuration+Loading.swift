internal import Arguments
package import Host
internal import TOML
internal import Telling

extension Configuration {
    /// The defaults, changed by the file at `path` when it is there, changed by the environment.
    package static func load(
        _ places: Places, environment: Environment
    ) throws(ConfigurationError) -> Configuration {
        var configuration = Configuration()
        let path = places.configuration
        let table: TOMLTable?
        do {
            table = try TOMLTable(file: path)
        } catch {
            throw ConfigurationError(source: .file(path, error.place), problem: .unreadable(error))
        }
        if let table {
            try configuration.apply(table, of: path)
        } else if places.isConfigurationChosen {
            throw ConfigurationError(source: .file(path, nil), problem: .missingFile)
        }
        try configuration.apply(environment)
        configuration.expandTildes(home: Folders(environment: environment).home)
        try configuration.web.refuseOpenness(in: table == nil ? nil : path)
        try configuration.wyoming.refuseOpenness(in: table == nil ? nil : path)
        try configuration.refuseMissingRecogniser(in: table == nil ? nil : path)
        try places.refuseNamesake(of: configuration)
        return configuration
    }

    /// Takes over every `DEMETER_TABLE_KEY` that is set.
    mutating func apply(_ environment: Environment) throws(ConfigurationError) {
        for key in ConfigurationKey.all {
            guard let text = environment[key.environmentName] else { continue }
            guard let setting = key.kind.setting(ofText: text) else {
                throw ConfigurationError(
                    source: .variable(key.environmentName), key: key.path,
                    problem: .wrongValue(
                        expected: key.kind.expectation, found: phrase("what the variable holds")))
            }
            key.write(&self, setting)
        }
    }

    private mutating func expandTildes(home: String) {
        func expand(_ path: inout String?) {
            path = path.map { Path.expandingTilde($0, home: home) }
        }
        expand(&model.apiKeyFile)
        expand(&photo.fallbackKeyFile)
        expand(&photo.classifier)
        expand(&barcode.device)
        expand(&lookup.fdcKeyFile)
        expand(&lookup.nutritionixKeyFile)
        expand(&lookup.meaning)
        expand(&backup.folder)
        expand(&cloud.passwordFile)
        expand(&cloud.certificates)
        expand(&cloud.keyFile)
        expand(&calendar.passwordFile)
        expand(&calendar.certificates)
        expand(&sync.passwordFile)
        expand(&sync.certificates)
        expand(&mqtt.passwordFile)
        expand(&mqtt.certificates)
        expand(&web.certificate)
        expand(&web.key)
        func expanded(_ sink: SummarySink) -> SummarySink {
            switch sink {
            case .file(let path): return .file(path: Path.expandingTilde(path, home: home))
            case .email(var account):
                expand(&account.passwordFile)
                expand(&account.certificates)
                return .email(account)
            default: return sink
            }
        }
        summary.sinks = summary.sinks.map(expanded)
        summary.sinksOfOthers = summary.sinksOfOthers.mapValues { $0.map(expanded) }
    }

    /// Variables whose names begin like ours and mean nothing, each with the name probably meant.
    package static func unknownVariables(
        in environment: Environment
    ) -> [(name: String, nearest: String?)] {
        let known =
            ConfigurationKey.all.map(\.environmentName) + Places.variables + [
                "DEMETER_MODEL_API_KEY", "DEMETER_FDC_API_KEY",
                "DEMETER_NUTRITIONIX_API_KEY", "DEMETER_PHOTO_API_KEY", "DEMETER_MQTT_PASSWORD",
                "DEMETER_CLOUD_PASSWORD", "DEMETER_CLOUD_KEY", "DEMETER_CALENDAR_PASSWORD",
                "DEMETER_SYNC_PASSWORD", "DEMETER_PERSON",
            ]
        return environment.names
            .filter { $0.hasPrefix("DEMETER_") && !known.contains($0) }
            .map { ($0, Spelling.nearest(to: $0, among: known)) }
    }
}
