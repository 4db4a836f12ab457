import Configuration
import Glibc
import Host
import Testing

/// Writes `text` to a file for the time of `body`.
func withFile<Result>(_ text: String, _ body: (String) throws -> Result) throws -> Result {
    let path = "/tmp/demeter-config-\(getpid())-\(UInt64.random(in: 0 ... .max)).toml"
    let file = try #require(fopen(path, "w"))
    fputs(text, file)
    fclose(file)
    defer { unlink(path) }
    return try body(path)
}

func load(_ text: String, environment: [String: String] = [:]) throws -> Configuration {
    try withFile(text) { path in
        let environment = Environment(
            environment.merging(["HOME": "/home/a"]) { first, _ in first })
        let places = Places(
            overrides: Overrides(configuration: path), environment: environment, program: nil)
        return try Configuration.load(places, environment: environment)
    }
}

struct ConfigurationLoadingTests {
    @Test func `no file means the defaults`() throws {
        let places = Places(
            environment: ["HOME": "/nonexistent"], program: "/nonexistent/bin/demeterd")
        #expect(
            try Configuration.load(places, environment: ["HOME": "/nonexistent"])
                == Configuration())
        #expect(try load("") == Configuration())
    }

    @Test func `a full file sets everything`() throws {
        let configuration = try load(
            """
            [day]
            time_zone = "Europe/Rome"
            starts_at = "04:30"
            [limits]
            description = 300
            connections = 16
            [model]
            mode = "always"
            base_url = "https://example.org/v1"
            model = "small"
            strong_model = "large"
            timeout = 2.5
            requests_per_minute = 3
            requests_per_day = 40
            max_tokens = 256
            temperature = 1
            api_key_file = "~/key"
            [voice]
            enabled = true
            device = "fifo:/run/sound"
            listening = "push"
            wake_phrase = "good morning"
            feedback = "speech"
            [summary]
            at = "21:00"
            [[summary.sink]]
            kind = "file"
            path = "~/summary.txt"
            [[summary.sink]]
            kind = "command"
            command = "mail me"
            [[summary.sink]]
            kind = "command"
            command = ["/usr/bin/tee", "/tmp/a"]
            [[summary.sink]]
            kind = "email"
            server = "localhost:25"
            from = "demeter@example.org"
            to = ["a@example.org", "b@example.org"]
            [[summary.sink]]
            kind = "email"
            server = "mail.example.org:587"
            from = "demeter@example.org"
            to = ["a@example.org"]
            user = "a"
            password_file = "~/.config/demeter/mail-password"
            tls = "starttls"
            certificates = "/etc/ssl/own.pem"
            [[summary.sink]]
            kind = "webhook"
            url = "https://example.org/hook?token=x"
            [[summary.sink]]
            kind = "ntfy"
            url = "https://ntfy.sh/mine"
            [[summary.sink]]
            kind = "desktop"
            [backup]
            enabled = false
            folder = "/srv/backup"
            daily = 1
            weekly = 0
            [cloud]
            webdav = "https://cloud.example.org/dav/demeter"
            user = "a"
            password_file = "~/cloud"
            certificates = "~/own.pem"
            [sync]
            url = "postgresql://a@db.example.org/demeter"
            person = "a"
            password_file = "~/sync"
            certificates = "~/household.pem"
            [mcp]
            allow = ["read", "erase"]
            [web]
            enabled = true
            listen = "0.0.0.0:7443"
            certificate = "~/page.pem"
            key = "/etc/ssl/page.key"
            hosts = ["journal.example.org"]
            [mqtt]
            broker = "mqtts://broker.example.org:8883"
            user = "demeter"
            password_file = "~/mqtt"
            certificates = "/etc/ssl/house.pem"
            name = "me"
            discovery_prefix = "ha"
            allow = ["read", "listen"]
            [wyoming]
            listen = "192.168.1.10:10700"
            name = "anna"
            peers = ["192.168.1.5", "fd00::5"]
            announce = true
            allow = ["log", "read"]
            """)
        var expected = Configuration()
        expected.day.timeZone = "Europe/Rome"
        expected.day.startsAt = try #require(TimeOfDay("04:30"))
        expected.limits.description = 300
        expected.limits.connections = 16
        expected.model.mode = .always
        expected.model.baseURL = "https://example.org/v1"
        expected.model.model = "small"
        expected.model.strongModel = "large"
        expected.model.timeout = .milliseconds(2500)
        expected.model.requestsPerMinute = 3
        expected.model.requestsPerDay = 40
        expected.model.maxTokens = 256
        expected.model.temperature = 1
        expected.model.apiKeyFile = "/home/a/key"
        expected.voice.isEnabled = true
        expected.voice.device = "fifo:/run/sound"
        expected.voice.listening = .push
        expected.voice.wakePhrase = "good morning"
        expected.voice.feedback = .speech
        expected.summary.at = TimeOfDay("21:00")
        var account = MailAccount(
            server: "mail.example.org:587", from: "demeter@example.org", to: ["a@example.org"])
        account.user = "a"
        account.passwordFile = "/home/a/.config/demeter/mail-password"
        account.encryption = .starttls
        account.certificates = "/etc/ssl/own.pem"
        expected.summary.sinks = [
            .file(path: "/home/a/summary.txt"),
            .command(["/bin/sh", "-c", "mail me"]),
            .command(["/usr/bin/tee", "/tmp/a"]),
            .email(
                MailAccount(
                    server: "localhost:25", from: "demeter@example.org",
                    to: ["a@example.org", "b@example.org"])),
            .email(account),
            .webhook(url: "https://example.org/hook?token=x"),
            .ntfy(url: "https://ntfy.sh/mine"),
            .desktop,
        ]
        expected.backup.isEnabled = false
        expected.backup.folder = "/srv/backup"
        expected.backup.daily = 1
        expected.backup.weekly = 0
        expected.cloud.webdav = "https://cloud.example.org/dav/demeter"
        expected.cloud.user = "a"
        expected.cloud.passwordFile = "/home/a/cloud"
        expected.cloud.certificates = "/home/a/own.pem"
        expected.sync.url = "postgresql://a@db.example.org/demeter"
        expected.sync.person = "a"
        expected.sync.passwordFile = "/home/a/sync"
        expected.sync.certificates = "/home/a/household.pem"
        expected.mcp.allow = [.read, .erase]
        expected.web.isEnabled = true
        expected.web.listen = "0.0.0.0:7443"
        expected.web.certificate = "/home/a/page.pem"
        expected.web.key = "/etc/ssl/page.key"
        expected.web.hosts = ["journal.example.org"]
        expected.mqtt.broker = "mqtts://broker.example.org:8883"
        expected.mqtt.user = "demeter"
        expected.mqtt.passwordFile = "/home/a/mqtt"
        expected.mqtt.certificates = "/etc/ssl/house.pem"
        expected.mqtt.name = "me"
        expected.mqtt.discoveryPrefix = "ha"
        expected.mqtt.allow = [.read, .listen]
        expected.wyoming.listen = "192.168.1.10:10700"
        expected.wyoming.name = "anna"
        expected.wyoming.peers = ["192.168.1.5", "fd00::5"]
        expected.wyoming.isAnnounced = true
        expected.wyoming.allow = [.log, .read]
        #expect(configuration == expected)
    }

    @Test func `prices of models are read, and what is none is refused`() throws {
        let text = #"prices = ["llama3:8b: 0 0", " gpt-x : 0.15 1e1"]"#
        let configuration = try load("[model]\n\(text)\ncurrency = \"EUR\"")
        #expect(configuration.model.currency == "EUR")
        #expect(
            configuration.model.prices.compactMap(Configuration.Model.Price.init)
                == [
                    .init(model: "llama3:8b", prompt: 0, completion: 0),
                    .init(model: "gpt-x", prompt: 0.15, completion: 10),
                ])
        for price in [
            "small", "small:", "small: 1", "small: -1 2", "small: 1 2 3", ": 1 2", "a: nan 1",
            "a: 1e9 1",
        ] {
            #expect(throws: ConfigurationError.self, "\(price)") {
                try load("[model]\nprices = [\"\(price)\"]")
            }
        }
    }

    @Test func `the environment comes after the file`() throws {
        let configuration = try load(
            "[limits]\ndescription = 100\nconnections = 8\n[voice]\nenabled = false",
            environment: [
                "DEMETER_LIMITS_DESCRIPTION": "200", "DEMETER_VOICE_ENABLED": "yes",
                "DEMETER_MODEL_TIMEOUT": "1.5", "DEMETER_MODEL_MODE": "off",
                "DEMETER_DAY_TIME_ZONE": "Asia/Tokyo", "DEMETER_LIMITS_CONNECTIONS": "",
                "DEMETER_MCP_ALLOW": "read, log",
            ])
        var expected = Configuration()
        expected.limits.description = 200
        expected.limits.connections = 8
        expected.voice.isEnabled = true
        expected.model.timeout = .milliseconds(1500)
        expected.mcp.allow = [.read, .log]
        expected.model.mode = .off
        expected.day.timeZone = "Asia/Tokyo"
        #expect(configuration == expected)
    }

    @Test func `variables that mean nothing are named with what was meant`() {
        let found = Configuration.unknownVariables(in: [
            "DEMETER_MODEL_MODDE": "off", "DEMETER_SOCKET": "/a", "DEMETER_MODEL_API_KEY": "k",
            "DEMETER_XYZ": "1", "DEMETER_DAY_STARTS_AT": "00:00", "OTHER": "1",
        ])
        #expect(found.map(\.name) == ["DEMETER_MODEL_MODDE", "DEMETER_XYZ"])
        #expect(found.map(\.nearest) == ["DEMETER_MODEL_MODE", nil])
    }

    @Test func `a named file has to be there`() {
        let places = Places(
            overrides: Overrides(configuration: "/nonexistent/config.toml"), environment: [:],
            program: nil)
        let expected = ConfigurationError(
            source: .file("/nonexistent/config.toml", nil), problem: .missingFile)
        #expect(throws: expected) { try Configuration.load(places, environment: [:]) }
        #expect(
            expected.description == "/nonexistent/config.toml: there is no such file; "
                + "name one that is there, or none to use the defaults")
    }
}
