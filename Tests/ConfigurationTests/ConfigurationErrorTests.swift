import Configuration
import Host
import Testing

struct ConfigurationErrorTests {
    /// The complaint about `text`, with the file's name as `config.toml`.
    private func complaint(_ text: String) throws -> String? {
        try withFile(text) { path -> String? in
            let places = Places(
                overrides: Overrides(configuration: path), environment: [:], program: nil)
            do {
                _ = try Configuration.load(places, environment: [:])
                return nil
            } catch {
                let description = String(describing: error)
                guard description.hasPrefix(path) else { return description }
                return "config.toml" + description.dropFirst(path.count)
            }
        }
    }

    @Test(arguments: [
        (
            "[limits]\ndescripton = 3",
            "config.toml:2:1: unknown key \"limits.descripton\"; "
                + "did you mean \"limits.description\"?"
        ),
        ("[limits]\n\n  zzz = 3", "config.toml:3:3: unknown key \"limits.zzz\""),
        ("[limit]\na = 1", "config.toml:1:2: unknown key \"limit\"; did you mean \"limits\"?"),
        (
            "time_zone = \"UTC\"",
            "config.toml:1:1: unknown key \"time_zone\"; did you mean \"day.time_zone\"?"
        ),
        (
            "limits = 3",
            "config.toml:1:1: \"limits\" must be a table, \"[limits]\", not a whole number"
        ),
        (
            "[limits]\ndescription = \"many\"",
            "config.toml:2:1: \"limits.description\" must be a whole number from 1 to 10000, "
                + "not a string"
        ),
        (
            "[limits]\ndescription = 0",
            "config.toml:2:1: \"limits.description\" must be a whole number from 1 to 10000, not 0"
        ),
        (
            "[limits]\ndescription = 1.5",
            "config.toml:2:1: \"limits.description\" must be a whole number from 1 to 10000, "
                + "not a number with a fraction"
        ),
        (
            "[model]\ntimeout = -1",
            "config.toml:2:1: \"model.timeout\" must be a number of seconds from 0.1 to 600, not -1"
        ),
        (
            "[model]\ntemperature = nan",
            "config.toml:2:1: \"model.temperature\" must be a number from 0 to 2, not nan"
        ),
        (
            "[model]\nmode = \"sometimes\"",
            "config.toml:2:1: \"model.mode\" must be one of \"off\", \"auto\", \"always\", "
                + "not this string"
        ),
        (
            "[model]\nbase_url = \"example.org\"",
            "config.toml:2:1: \"model.base_url\" must be an address that begins with "
                + "\"https://\" or \"http://\", not this string"
        ),
        (
            "[model]\nmodel = \"\"",
            "config.toml:2:1: \"model.model\" must be a string that is not empty, "
                + "not an empty string"
        ),
        (
            "[model]\napi_key = \"sk-secret\"",
            "config.toml:2:1: unknown key \"model.api_key\"; "
                + "did you mean \"model.api_key_file\"?"
        ),
        (
            "[voice]\nenabled = \"yes\"",
            "config.toml:2:1: \"voice.enabled\" must be true or false, not a string"
        ),
        (
            "[voice]\ndevice = \"alsa:\"",
            "config.toml:2:1: \"voice.device\" must be \"alsa:NAME\", \"fifo:PATH\", "
                + "\"wav:PATH\", \"wyoming:tcp://HOST:PORT\" or \"stdin\", not this string"
        ),
        (
            "[day]\ntime_zone = \"../../etc/passwd\"",
            "config.toml:2:1: \"day.time_zone\" must be \"system\" or the name of an installed "
                + "time zone, as \"Europe/Rome\", not this string"
        ),
        (
            "[day]\nstarts_at = 04:00:00",
            "config.toml:2:1: \"day.starts_at\" must be a time of day as \"HH:MM\", "
                + "not a date or time"
        ),
        (
            "[backup]\nfolder = \"relative\"",
            "config.toml:2:1: \"backup.folder\" must be an absolute path or one that begins with "
                + "\"~/\", not this string"
        ),
        (
            "[mcp]\nallow = [\"read\", \"all\"]",
            "config.toml:2:1: \"mcp.allow\" must be an array of any of \"read\", \"log\", "
                + "\"correct\", \"erase\", not an array"
        ),
        (
            "[mqtt]\nbroker = \"https://example.org\"",
            "config.toml:2:1: \"mqtt.broker\" must be \"mqtt://HOST:PORT\" or "
                + "\"mqtts://HOST:PORT\", not this string"
        ),
        (
            "[wyoming]\npeers = [\"kitchen.lan\"]",
            "config.toml:2:1: \"wyoming.peers\" must be an array of addresses in numbers, as "
                + "[\"192.168.1.20\"], not an array"
        ),
        (
            "[summary]\nsink = 3",
            "config.toml:2:1: \"summary.sink\" must be a list of tables, \"[[summary.sink]]\", "
                + "not a whole number"
        ),
        (
            "[summary]\nsink = [3]",
            "config.toml:2:9: \"summary.sink\" must be a list of tables, \"[[summary.sink]]\", "
                + "not a list with a whole number"
        ),
        (
            "[[summary.sink]]\npath = \"/a\"",
            "config.toml:1:1: \"summary.sink.kind\" is missing"
        ),
        (
            "[[summary.sink]]\nkind = \"file\"",
            "config.toml:1:1: \"summary.sink.path\" is missing"
        ),
        (
            "[[summary.sink]]\nkind = \"desktop\"\nurl = \"https://example.org\"",
            "config.toml:3:1: \"summary.sink.url\" means nothing for the kind \"desktop\""
        ),
        (
            "[[summary.sink]]\nkind = \"email\"\nto = \"me@b\"\nfrom = \"a@b\\r\\nBcc: c@d\"",
            "config.toml:4:1: \"summary.sink.from\" must be a bare mail address, "
                + "as \"me@example.org\", not one with line breaks or other control characters"
        ),
        (
            "[[summary.sink]]\nkind = \"email\"\nto = [\"a@b\", \"c@d>, <e@f\"]",
            "config.toml:3:1: \"summary.sink.to\" must be a string or an array of strings, "
                + "not one that is no bare mail address, as \"me@example.org\" is"
        ),
        (
            "[[summary.sink]]\nkind = \"email\"\nserver = \"smtps://me:tulip@example.org\"",
            "config.toml:3:1: \"summary.sink.server\" must be \"host\", \"host:port\", "
                + "\"sendmail\" or a program's path, not one with a name or a password in it"
        ),
        (
            "[[summary.sink]]\nkind = \"webhook\"\nurl = \"https://me:tulip@example.org/\"",
            "config.toml:3:1: \"summary.sink.url\" must be an address that begins with "
                + "\"https://\" or \"http://\", not one with a name or a password in it"
        ),
        (
            "[model]\nmodel = \"a\\nb\"",
            "config.toml:2:1: \"model.model\" must be a string that is not empty, "
                + "not one with line breaks or other control characters"
        ),
        (
            "[[summary.sink]]\nkind = \"command\"\ncommand = [\"sh\", \"a\\u0000b\"]",
            "config.toml:3:1: \"summary.sink.command\" must be a command line, "
                + "or an array of a program and its arguments, not an array"
        ),
        (
            "[[summary.sink]]\nkind = \"email\"\nto = [1]",
            "config.toml:3:1: \"summary.sink.to\" must be a string or an array of strings, "
                + "not an array"
        ),
        (
            "[[summary.sink]]\nkind = \"command\"\ncommand = \"\"",
            "config.toml:3:1: \"summary.sink.command\" must be a command line, or an array of a "
                + "program and its arguments, not an empty string"
        ),
        (
            "[[summary.sink]]\nkinds = \"file\"",
            "config.toml:2:1: unknown key \"summary.sink.kinds\"; "
                + "did you mean \"summary.sink.kind\"?"
        ),
        (
            "[day\n",
            "config.toml:1:5: Error while parsing table header: expected ']'"
        ),
    ])
    func `a fault is told with file, place, key and what was expected`(
        text: String, expected: String
    ) throws {
        #expect(try complaint(text) == expected)
    }

    @Test(arguments: [
        (
            "DEMETER_LIMITS_CONNECTIONS", "many",
            "DEMETER_LIMITS_CONNECTIONS: \"limits.connections\" must be a whole number "
                + "from 1 to 4096, not what the variable holds"
        ),
        (
            "DEMETER_VOICE_ENABLED", "perhaps",
            "DEMETER_VOICE_ENABLED: \"voice.enabled\" must be true or false, "
                + "not what the variable holds"
        ),
        (
            "DEMETER_MODEL_TIMEOUT", "1e9",
            "DEMETER_MODEL_TIMEOUT: \"model.timeout\" must be a number of seconds "
                + "from 0.1 to 600, not what the variable holds"
        ),
    ])
    func `a fault in a variable is told with its name`(
        name: String, value: String, expected: String
    ) throws {
        do {
            _ = try load("", environment: [name: value])
            Issue.record("accepted")
        } catch let error as ConfigurationError {
            #expect(error.description == expected)
        }
    }
}
