import Configuration
import Testing

struct ConfigurationKeyTests {
    static let keys = ConfigurationKey<Configuration>.all

    @Test func `the keys that others rely on are there`() {
        let paths = [
            "day.time_zone", "day.starts_at", "meals.breakfast", "meals.lunch", "meals.dinner",
            "meals.names", "conversation.answer_within", "display.energy", "language.use",
            "language.region",
            "limits.description", "limits.connections",
            "model.mode", "model.base_url", "model.model", "model.strong_model", "model.timeout",
            "model.requests_per_minute", "model.requests_per_day", "model.max_tokens",
            "model.temperature", "model.api_key_file", "model.pinned_key", "model.sure",
            "model.fair", "model.doubtful", "model.prices", "model.currency", "photo.model",
            "photo.send",
            "photo.fallback", "photo.fallback_key_file", "photo.classifier", "barcode.device",
            "barcode.person",
            "lookup.sources",
            "lookup.timeout", "lookup.openfoodfacts_url", "lookup.fdc_url", "lookup.fdc_key_file",
            "lookup.nutritionix_url", "lookup.nutritionix_id", "lookup.nutritionix_key_file",
            "lookup.contact", "lookup.meaning", "voice.enabled",
            "voice.device",
            "voice.listening", "voice.wake_phrase", "voice.feedback", "voice.first", "voice.second",
            "voice.person",
            "voice.learn",
            "summary.at",
            "summary.week",
            "recipes.hosts", "reminders.enabled", "reminders.quiet", "reminders.a_day",
            "cloud.webdav", "cloud.user", "cloud.password_file", "cloud.certificates",
            "cloud.key_file", "cloud.backups", "cloud.tables", "cloud.decimal_comma",
            "calendar.url",
            "calendar.user", "calendar.password_file",
            "calendar.certificates", "calendar.event",
            "people.owner", "people.uids", "people.share_foods",
            "sync.url", "sync.person", "sync.password_file", "sync.certificates",
            "backup.enabled", "backup.folder", "backup.daily", "backup.weekly",
            "mcp.allow", "web.enabled", "web.listen", "web.certificate", "web.key", "web.hosts",
            "mqtt.broker", "mqtt.user", "mqtt.password_file", "mqtt.certificates",
            "mqtt.name", "mqtt.person", "mqtt.discovery_prefix", "mqtt.allow", "wyoming.listen",
            "wyoming.name", "wyoming.person", "wyoming.hear",
            "wyoming.peers", "wyoming.announce", "wyoming.allow",
        ]
        #expect(Self.keys.map(\.path) == paths)
    }

    @Test func `names in the environment follow from the key`() {
        #expect(Self.keys[0].environmentName == "DEMETER_DAY_TIME_ZONE")
        #expect(Set(Self.keys.map(\.environmentName)).count == Self.keys.count)
    }

    @Test(arguments: keys.map(\.path))
    func `every key is described in one line`(path: String) throws {
        let key = try #require(Self.keys.first { $0.path == path })
        #expect(key.summary.hasSuffix("."))
        #expect(key.summary.count <= 100)
        #expect(!key.kind.expectation.isEmpty)
    }

    @Test(arguments: keys.map(\.path))
    func `every default is a value that a file may set`(path: String) throws {
        let key = try #require(Self.keys.first { $0.path == path })
        guard let standard = key.read(Configuration()) else { return }
        #expect(try load("[\(key.table)]\n\(key.name) = \(standard.toml)") == Configuration())
    }

    @Test(arguments: [
        (Setting.flag(true), "true"), (.integer(3), "3"), (.number(2), "2"), (.number(0.5), "0.5"),
        (.text("a\"b\\c\n"), #""a\"b\\c\u000a""#), (.list(["a", "b"]), #"["a", "b"]"#),
    ])
    func `settings are written as TOML`(setting: Setting, text: String) {
        #expect(setting.toml == text)
    }
}

struct TimeOfDayTests {
    @Test(arguments: [("00:00", 0), ("04:30", 270), ("23:59", 1439)])
    func `times are read and written`(text: String, minutes: Int) throws {
        let time = try #require(TimeOfDay(text))
        #expect(time.minutesAfterMidnight == minutes)
        #expect(time.description == text)
    }

    @Test(arguments: ["24:00", "12:60", "4:30", "0430", "", ":", "04:30:00", "-1:00", "٠٤:٣٠"])
    func `what is no time is refused`(text: String) {
        #expect(TimeOfDay(text) == nil)
    }

    @Test func `earlier times come first`() throws {
        #expect(try #require(TimeOfDay("04:00")) < #require(TimeOfDay("04:01")))
    }
}
