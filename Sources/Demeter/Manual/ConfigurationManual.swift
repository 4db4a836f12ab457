internal import Configuration
internal import Telling

/// What there is to set, as a page of the manual and as a file to start from.
package enum ConfigurationManual {
    static var page: ManualPage {
        var roff = Roff(
            "demeter.toml", section: 5, date: ManualPage.date, program: ManualPage.programVersion)
        roff.section(phrase("Name"))
        roff.paragraph(phrase("demeter.toml - configuration of the food journal"), isFirst: true)
        roff.section(phrase("Synopsis"))
        roff.paragraph("~/.config/demeter/config.toml", isFirst: true)
        roff.section(phrase("Description"))
        for (index, words) in introduction.enumerated() {
            roff.paragraph(words, isFirst: index == 0)
        }
        for table in tables {
            roff.subsection("[\(table)]")
            roff.paragraph(about[table] ?? phrase("Settings of \(table)."), isFirst: true)
            for key in ConfigurationKey.all where key.table == table {
                let value = key.read(Configuration()).map { " = \($0.toml)" } ?? ""
                roff.item(
                    Roff.bold(key.name) + Roff.escaped(value),
                    Words.joined(
                        [
                            phrase(of: key.summary), phrase("It must be \(key.kind.expectation)."),
                            value.isEmpty ? phrase("It is unset by default.") : nil,
                            phrase("Variable: \(key.environmentName)."),
                        ].compactMap(\.self)))
            }
        }
        roff.subsection("[[summary.sink]]")
        roff.paragraph(
            phrase("Any number of tables, each a place to which the summary of a day goes."),
            isFirst: true)
        for key in ConfigurationKey.allOfSink {
            roff.item(
                Roff.bold(key.name),
                Words.joined([
                    phrase(of: key.summary), phrase("It must be \(key.kind.expectation)."),
                ]))
        }
        roff.section(phrase("See also"))
        roff.paragraph("demeter(1), demeterd(8)", isFirst: true)
        return ManualPage("demeter.toml", section: 5, roff)
    }

    /// The default configuration with each setting explained and commented out.
    package static var annotatedFile: String {
        var lines = ["# Demeter's configuration."]
        lines += ["#"] + introduction.flatMap { wrapped($0) + ["#"] }.dropLast()
        for table in tables {
            lines += ["", "", "[\(table)]"]
            for key in ConfigurationKey.all where key.table == table {
                let setting = key.read(Configuration())
                lines += [""] + wrapped(key.summary)
                lines += wrapped("Must be \(key.kind.expectation).")
                if let setting {
                    lines.append("#\(key.name) = \(setting.toml)")
                } else {
                    lines.append("#\(key.name) =")
                }
            }
        }
        lines += ["", "", "# Where the summary of a day goes; any number of these."]
        lines += ["#[[summary.sink]]", "#kind = \"file\"", "#path = \"~/food.txt\""]
        return lines.joined(separator: "\n") + "\n"
    }

    private static var introduction: [String] {
        [
            phrase(
                "Nothing needs to be set: the file need not exist, and everything left out is as shown here. "
                    + "It is TOML. An unknown key or a wrong value is refused with its line."),
            phrase(
                "Every setting has a variable too, which counts more than the file. The daemon reads the "
                    + "file when it starts and on SIGHUP."),
        ]
    }

    private static var about: [String: String] {
        [
            "day": phrase("When days begin and end."),
            "limits": phrase("How much is too much."),
            "model":
                phrase(
                    "The language model that may be asked about doubtful meals; none unless you set one. "
                        + "Its key comes from the credential model-api-key, from api_key_file, from the keyring or "
                        + "from DEMETER_MODEL_API_KEY, and is never written here."),
            "barcode": phrase("A reader of bar codes, see demeter-reader(8)."),
            "lookup":
                phrase(
                    "Where foods are looked up that nobody here knows; nowhere unless you say so. Keys come from the "
                        + "credentials fdc-api-key and nutritionix-api-key, from the files, from the keyring or from "
                        + "DEMETER_FDC_API_KEY and DEMETER_NUTRITIONIX_API_KEY, and are never written here."
                ),
            "voice": phrase("The microphone."),
            "summary": phrase("The summary of a day."),
            "backup": phrase("Copies of the journal, made each day while the daemon runs."),
            "cloud":
                phrase(
                    "A folder of your own cloud by which your devices share the journal, see demeter-sync(8). Its "
                        + "password comes from the credential cloud-password, from password_file, from "
                        + "DEMETER_CLOUD_PASSWORD or from the keyring, and is never written here."),
            "calendar":
                phrase(
                    "A calendar by CalDAV that shows what you ate, see demeter-sync(8). Its password comes from the "
                        + "credential calendar-password, from password_file, from DEMETER_CALENDAR_PASSWORD or from the "
                        + "keyring, and is never written here."),
            "sync":
                phrase(
                    "A household's server by which a person's devices share the journal, see demeter-postgres(8). The "
                        + "role's password comes from the credential sync-password, from password_file, from "
                        + "DEMETER_SYNC_PASSWORD or from the keyring, and is never written here."),
            "mqtt":
                phrase(
                    "The broker by which demeter-house shows the journal to Home Assistant. Its password comes "
                        + "from the credential mqtt-password, from password_file or from DEMETER_MQTT_PASSWORD, and is "
                        + "never written here."),
            "web":
                phrase(
                    "The page for browsers, see demeter-web(8). Who may see it is said by \"demeter web\"."
                ),
            "wyoming":
                phrase(
                    "The rooms of the house, by Home Assistant's Wyoming protocol, see demeter-wyoming(8)."
                ),
            "mcp": phrase(
                "What an assistant may do that talks to Demeter by the Model Context Protocol."),
        ]
    }

    /// In the order of the keys.
    private static var tables: [String] {
        var tables: [String] = []
        for key in ConfigurationKey.all where !tables.contains(key.table) {
            tables.append(key.table)
        }
        return tables
    }

    /// Comment lines of at most 100 columns.
    private static func wrapped(_ words: String) -> [String] {
        var lines = ["#"]
        for word in words.split(separator: " ") {
            if lines[lines.count - 1].count + 1 + word.count > 100 { lines.append("#") }
            lines[lines.count - 1] += " " + word
        }
        return lines
    }
}
