internal import TCP
internal import TOML
internal import Telling
internal import TimeZones

/// What values a key takes.
package enum SettingKind: Sendable, Hashable {
    case flag
    case wholeNumber(ClosedRange<Int>)
    case number(ClosedRange<Double>)
    /// A number of seconds.
    case seconds(ClosedRange<Double>)
    case choice([String])
    /// Several of these; in a variable they are separated by commas.
    case choices([String])
    case text
    /// A bare mail address; a name before it has no place in an envelope.
    case mailAddress
    /// One mail address or several.
    case mailAddresses
    /// `host` or `host:port`, with or without `smtp://` or `smtps://`; `sendmail`, or a program's path.
    case mailServer
    /// A file or folder: an absolute path, or one that begins with `~/`.
    case path
    /// The address of a web service: `https://…` or `http://…`.
    case address
    /// The address of another server: one of these schemes, `://`, a host and perhaps a port.
    case server([String])
    /// An address of this machine and a port: `127.0.0.1:7377`.
    case endpoint
    /// Names of hosts, each perhaps with a port.
    case hostNames
    /// Addresses of hosts in numbers, without a port.
    case hostAddresses
    case timeOfDay
    /// `sunday 20:00`
    case weekTime
    /// `05:00-11:00`; one that ends before it begins goes over midnight.
    case hours
    /// Names of one's own for meals: `["second breakfast: snack"]`.
    case mealNames
    /// Prices of models: `["small: 0.15 0.60"]`.
    case modelPrices
    /// Names or numbers of hosts, without scheme, port or path.
    case hosts
    /// What somebody is called.
    case personName
    /// Accounts and whose they are: `["1001: anna"]`.
    case personAccounts
    case timeZone
    /// `alsa:NAME`, `fifo:PATH`, `wav:PATH`, `wyoming:tcp://HOST:PORT` or `stdin`.
    case device
    /// A program and its arguments; a single string is a line for the shell.
    case command

    /// What must stand there, to complete "must be …".
    package var expectation: String {
        switch self {
        case .flag: phrase("true or false")
        case .wholeNumber(let range):
            phrase("a whole number from \(range.lowerBound) to \(range.upperBound)")
        case .number(let range):
            phrase("a number from \(Self.text(range.lowerBound)) to \(Self.text(range.upperBound))")
        case .seconds(let range):
            phrase(
                "a number of seconds from \(Self.text(range.lowerBound)) to "
                    + "\(Self.text(range.upperBound))")
        case .choice(let names):
            names.count > 1 ? phrase("one of \(Self.row(names))") : Self.row(names)
        case .choices(let names):
            phrase("an array of any of \(Self.row(names))")
        case .text: phrase("a string that is not empty")
        case .mailAddress: phrase("a bare mail address, as \"me@example.org\"")
        case .mailAddresses: phrase("a string or an array of strings")
        case .mailServer:
            phrase("\"host\", \"host:port\", \"sendmail\" or a program's path")
        case .path: phrase("an absolute path or one that begins with \"~/\"")
        case .address: phrase("an address that begins with \"https://\" or \"http://\"")
        case .server(let schemes):
            Words.choice(schemes.map { "\"\($0)://HOST:PORT\"" })
        case .endpoint: phrase("an address and a port, as \"127.0.0.1:7377\" or \"[::1]:7377\"")
        case .hostAddresses: phrase("an array of addresses in numbers, as [\"192.168.1.20\"]")
        case .hostNames: phrase("an array of names of hosts, as [\"journal.example.org\"]")
        case .timeOfDay: phrase("a time of day as \"HH:MM\"")
        case .weekTime: phrase("a day of the week and a time, as \"sunday 20:00\"")
        case .hours: phrase("hours as \"HH:MM-HH:MM\"")
        case .mealNames:
            phrase(
                "strings as \"elevenses: snack\", each with one of breakfast, lunch, dinner and snack"
            )
        case .modelPrices:
            phrase("strings as \"MODEL: 0.15 0.60\", each with two prices from 0 to 1000000")
        case .hosts: phrase("strings, each the name or number of a host alone, as \"mealie.lan\"")
        case .personName: phrase("one word of letters and digits, as \"anna\"")
        case .personAccounts:
            phrase("strings as \"1001: anna\", each with the number of an account and a name")
        case .timeZone:
            phrase("\"system\" or the name of an installed time zone, as \"Europe/Rome\"")
        case .device:
            phrase(
                "\"alsa:NAME\", \"fifo:PATH\", \"wav:PATH\", \"wyoming:tcp://HOST:PORT\" or \"stdin\""
            )
        case .command: phrase("a command line, or an array of a program and its arguments")
        }
    }

    private static func row(_ names: [String]) -> String {
        Words.row(names.map { "\"\($0)\"" })
    }

    private static func text(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? String(number)
    }

    /// The setting that a value of a configuration file means; `nil` when it is none of this kind.
    func setting(of value: TOMLValue) -> Setting? {
        switch (self, value) {
        case (.flag, .boolean(let value)): .flag(value)
        case (.wholeNumber, .integer(let value)): checked(.integer(Int(value)))
        case (.number, .integer(let value)), (.seconds, .integer(let value)):
            checked(.number(Double(value)))
        case (.number, .real(let value)), (.seconds, .real(let value)): checked(.number(value))
        case (.command, .array(let elements)), (.mailAddresses, .array(let elements)),
            (.mealNames, .array(let elements)), (.modelPrices, .array(let elements)),
            (.personAccounts, .array(let elements)),
            (.choices, .array(let elements)),
            (.hostNames, .array(let elements)), (.hostAddresses, .array(let elements)),
            (.hosts, .array(let elements)):
            Self.strings(elements).flatMap { checked(.list($0)) }
        case (.flag, _), (.wholeNumber, _), (.number, _), (.seconds, _): nil
        case (_, .string(let text)): setting(ofText: text)
        default: nil
        }
    }

    /// The setting that an environment variable means.
    func setting(ofText text: String) -> Setting? {
        switch self {
        case .flag:
            switch text.lowercased() {
            case "true", "yes", "on", "1": .flag(true)
            case "false", "no", "off", "0": .flag(false)
            default: nil
            }
        case .wholeNumber: Int(text).flatMap { checked(.integer($0)) }
        case .number, .seconds: Double(text).flatMap { checked(.number($0)) }
        case .command: text.isEmpty ? nil : checked(.list(["/bin/sh", "-c", text]))
        case .mailAddresses: checked(.list([text]))
        case .mealNames, .modelPrices, .personAccounts:
            checked(.list(text.split(separator: ",").map(String.init)))
        case .choices, .hosts, .hostNames, .hostAddresses:
            checked(
                .list(
                    text.split { $0 == "," || $0.isWhitespace }.map(String.init)))
        default: checked(.text(text))
        }
    }

    private static func strings(_ elements: [TOMLElement]) -> [String]? {
        var strings: [String] = []
        for element in elements {
            guard case .string(let text) = element.value else { return nil }
            strings.append(text)
        }
        return strings
    }

    /// `setting` when it is in the range of this kind.
    private func checked(_ setting: Setting) -> Setting? {
        let isRight =
            switch (self, setting) {
            case (.wholeNumber(let range), .integer(let value)): range.contains(value)
            case (.number(let range), .number(let value)): range.contains(value)
            case (.seconds(let range), .number(let value)): range.contains(value)
            case (.choice(let names), .text(let text)): names.contains(text)
            case (.choices(let names), .list(let texts)): texts.allSatisfy(names.contains)
            case (.text, .text(let text)): !text.isEmpty && !Self.hasControl(text)
            case (.mailAddress, .text(let text)): Self.isMailAddress(text)
            case (.mailAddresses, .list(let texts)):
                !texts.isEmpty && texts.allSatisfy(Self.isMailAddress)
            case (.mailServer, .text(let text)): Self.isMailServer(text)
            case (.path, .text(let text)):
                (text.hasPrefix("/") || text.hasPrefix("~/")) && !Self.hasControl(text)
            case (.address, .text(let text)): Self.isAddress(text)
            case (.server(let schemes), .text(let text)):
                ServerAddress(text).map { schemes.contains($0.scheme) } ?? false
            case (.endpoint, .text(let text)): Endpoint(text) != nil
            case (.hostNames, .list(let names)): names.allSatisfy(Self.isHostName)
            case (.hostAddresses, .list(let texts)):
                texts.allSatisfy { TCPHost($0) != nil }
            case (.timeOfDay, .text(let text)): TimeOfDay(text) != nil
            case (.weekTime, .text(let text)): WeekTime(text) != nil
            case (.hours, .text(let text)): HoursOfDay(text) != nil
            case (.mealNames, .list(let names)): names.allSatisfy { MealName($0) != nil }
            case (.modelPrices, .list(let prices)):
                prices.allSatisfy { Configuration.Model.Price($0) != nil }
            case (.hosts, .list(let names)): names.allSatisfy(Self.isHost)
            case (.personName, .text(let text)): PersonName(text) != nil
            case (.personAccounts, .list(let texts)):
                texts.allSatisfy { PersonAccount($0) != nil }
            case (.timeZone, .text(let text)): Self.isZone(text)
            case (.device, .text(let text)): Self.isDevice(text)
            // A script may have lines; a NUL would end the word.
            case (.command, .list(let words)):
                !words.isEmpty && !words[0].isEmpty && !words.contains { $0.utf8.contains(0) }
            default: false
            }
        return isRight ? setting : nil
    }

    private static func isHostName(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
                default: "-._:[]".utf8.contains(byte)
                }
            }
    }

    private static func isAddress(_ text: String) -> Bool {
        for scheme in ["https://", "http://"] where text.hasPrefix(scheme) {
            let rest = text.dropFirst(scheme.count)
            return !rest.isEmpty && !rest.hasPrefix("/") && !hasLogin(text)
                && !rest.contains(where: \.isWhitespace) && !hasControl(text)
        }
        return false
    }

    /// A name and a password in an address would be told with it.
    private static func hasLogin(_ text: String) -> Bool {
        let rest = text.firstRange(of: "://").map { text[$0.upperBound...] } ?? text[...]
        return rest.prefix { !"/?#".contains($0) }.contains("@")
    }

    /// What would begin another line, or end the text, wherever it is put.
    private static func hasControl(_ text: String) -> Bool {
        text.unicodeScalars.contains {
            [.control, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
        }
    }

    /// Local names are addresses of the local mail; what separates addresses is in none.
    private static func isMailAddress(_ text: String) -> Bool {
        !text.isEmpty && !text.hasPrefix("-") && !hasControl(text)
            && !text.contains { $0.isWhitespace || "<>,;:\"()".contains($0) }
    }

    private static func isMailServer(_ text: String) -> Bool {
        guard !text.isEmpty, !hasControl(text), !text.contains(where: \.isWhitespace) else {
            return false
        }
        return text.hasPrefix("/") || !hasLogin(text)
    }

    /// Numbers of version 6 have colons, and brackets around them or not.
    private static func isHost(_ text: String) -> Bool {
        text.contains { $0.isLetter || $0.isNumber }
            && text.allSatisfy { $0.isLetter || $0.isNumber || "-._:[]".contains($0) }
    }

    private static func isZone(_ text: String) -> Bool {
        text == "system" || (try? ZoneFolder().zone(named: text)) != nil
    }

    private static func isDevice(_ text: String) -> Bool {
        if text == "stdin" { return true }
        if text.hasPrefix("wyoming:") {
            return ServerAddress(String(text.dropFirst(8)))?.scheme == "tcp"
        }
        return ["alsa:", "fifo:", "wav:"].contains { prefix in
            text.hasPrefix(prefix) && text.utf8.count > prefix.utf8.count && !hasControl(text)
        }
    }
}

extension SettingKind {
    private static var noAddress: String {
        phrase("one that is no bare mail address, as \"me@example.org\" is")
    }

    /// What stands there instead, to complete "…, not …"; a number is told, a text is not.
    func fault(of value: TOMLValue) -> String {
        switch (self, value) {
        case (.wholeNumber, .integer(let value)): String(value)
        case (.number, .integer(let value)), (.seconds, .integer(let value)): String(value)
        case (.number, .real(let value)), (.seconds, .real(let value)): String(value)
        case (.flag, _), (.wholeNumber, _), (.number, _), (.seconds, _): phrase(of: value.kind)
        case (_, .string("")): phrase("an empty string")
        case (_, .string(let text)) where Self.hasControl(text):
            phrase("one with line breaks or other control characters")
        case (.address, .string(let text)), (.mailServer, .string(let text)):
            Self.hasLogin(text)
                ? phrase("one with a name or a password in it") : phrase("this string")
        case (.mailAddresses, .string): Self.noAddress
        case (.mailAddresses, .array(let elements)) where Self.strings(elements) != nil:
            Self.noAddress
        case (_, .string): phrase("this string")
        default: phrase(of: value.kind)
        }
    }
}
