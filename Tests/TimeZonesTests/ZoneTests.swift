import Glibc
import TestSupport
import Testing
import TimeZones

struct ZoneTests {
    static let names = [
        "Africa/Cairo", "Africa/Casablanca", "Africa/Monrovia", "America/Caracas",
        "America/Havana", "America/New_York", "America/Nuuk", "America/Santiago",
        "America/Sao_Paulo", "America/St_Johns", "Antarctica/Troll", "Asia/Beirut", "Asia/Gaza",
        "Asia/Kathmandu", "Asia/Pyongyang", "Asia/Tehran", "Asia/Tokyo", "Atlantic/Azores",
        "Australia/Lord_Howe", "Australia/Sydney", "Europe/Berlin", "Europe/Dublin",
        "Europe/Istanbul", "Europe/London", "Europe/Moscow", "Pacific/Apia", "Pacific/Auckland",
        "Pacific/Chatham", "Pacific/Fiji", "Pacific/Kiritimati", "UTC",
    ]

    @Test func `offsets agree with the C library's`() throws {
        let seed = UInt64.random(in: .min ... .max)
        var random = SplitMix64(seed: seed)
        for name in Self.names {
            let zone = try ZoneFolder().zone(named: name)
            let instants = (0..<400).map { _ in
                // 1900 to 2150, half of them beside a change of the clock.
                let instant = Int64.random(in: -2_208_988_800...5_680_281_600, using: &random)
                guard Bool.random(using: &random),
                    let change = zone.nextChange(after: instant, until: instant + 40_000_000)
                else { return instant }
                return change + Int64.random(in: -1...1, using: &random)
            }
            let told = try Command.run(
                "/bin/date", ["-f", "-", "+%::z"],
                input: instants.map { "@\($0)\n" }.joined(), environment: ["TZ": name])
            // date writes an offset that is not known ("-00") as negative.
            let offsets = told.output.replacing("-00:00:00", with: "+00:00:00")
            let expected = instants.map { Self.text(zone.offset(at: $0).seconds) + "\n" }
            #expect(offsets == expected.joined(), "\(name), seed \(seed)")
        }
    }

    /// `+01:00:00`
    private static func text(_ offset: Int) -> String {
        let parts = [abs(offset) / 3600, abs(offset) / 60 % 60, abs(offset) % 60]
        return (offset < 0 ? "-" : "+")
            + parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }

    @Test func `a local time leads back to itself or to a jump`() throws {
        let seed = UInt64.random(in: .min ... .max)
        var random = SplitMix64(seed: seed)
        for name in Self.names {
            let zone = try ZoneFolder().zone(named: name)
            for _ in 0..<100 {
                var local = Int64.random(in: -2_208_988_800...5_680_281_600, using: &random)
                if let change = zone.nextChange(after: local, until: local + 40_000_000) {
                    local = zone.local(at: change) + Int64.random(in: -7200...7200, using: &random)
                }
                switch zone.instants(ofLocal: local) {
                case .once(let instant):
                    #expect(zone.local(at: instant) == local, "\(name) \(local), seed \(seed)")
                case .twice(let earlier, let later):
                    #expect(earlier < later, "\(name) \(local), seed \(seed)")
                    #expect(zone.local(at: earlier) == local, "\(name) \(local), seed \(seed)")
                    #expect(zone.local(at: later) == local, "\(name) \(local), seed \(seed)")
                case .never(let jump):
                    #expect(zone.local(at: jump) > local, "\(name) \(local), seed \(seed)")
                    #expect(zone.local(at: jump - 1) < local, "\(name) \(local), seed \(seed)")
                }
            }
        }
    }

    @Test func `a skipped day has no instants`() throws {
        let apia = try ZoneFolder().zone(named: "Pacific/Apia")
        // 2011-12-30 12:00, the day that Samoa left out; the jump is 2011-12-30T10:00:00Z.
        #expect(apia.instants(ofLocal: 1_325_246_400) == .never(jump: 1_325_239_200))
    }

    @Test func `a repeated hour has two instants`() throws {
        let berlin = try ZoneFolder().zone(named: "Europe/Berlin")
        // 2026-10-25 02:30
        #expect(
            berlin.instants(ofLocal: 1_792_895_400)
                == .twice(earlier: 1_792_888_200, later: 1_792_891_800))
    }

    @Test(arguments: [
        "", "../etc/passwd", "/etc/passwd", "Nowhere/City", "Europe", "tzdata.zi", "a b",
    ])
    func `what is no zone is refused`(name: String) {
        #expect(throws: ZoneError.self) { try ZoneFolder().zone(named: name) }
    }

    @Test(arguments: [
        ("EST5EDT,M3.2.0,M11.1.0", 1_782_864_000, -14_400), ("EST5EDT", 1_768_000_000, -18_000),
        ("<+0330>-3:30", 0, 12_600), ("IST-1GMT0,M10.5.0,M3.5.0/1", 1_782_864_000, 3600),
        ("XXX0YYY,J60,J300", 1_772_323_200, 0), ("XXX0YYY,J60,J300", 1_772_330_400, 3600),
        ("XXX0YYY,0/0,J365/25", 1_782_864_000, 3600),
    ])
    func `a rule gives an offset`(rule: String, instant: Int64, seconds: Int) throws {
        let zone = try #require(Zone(posixRule: rule))
        #expect(zone.offset(at: instant).seconds == seconds)
    }

    @Test(arguments: [
        "", "E5", "EST", "EST5EDT,", "EST5EDT,M13.1.0,M1.1.0", "EST5EDT,M1.1.0", "EST200",
    ])
    func `what is no rule is refused`(rule: String) {
        #expect(Zone(posixRule: rule) == nil)
    }

    @Test func `damaged zone files are refused or read, never trusted`() throws {
        let seed = UInt64.random(in: .min ... .max)
        var random = SplitMix64(seed: seed)
        let whole = try readFile("/usr/share/zoneinfo/Europe/Berlin")
        #expect(throws: ZoneError.malformed) { try Zone(name: "x", tzif: []) }
        for _ in 0..<500 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                bytes[Int.random(in: bytes.indices, using: &random)] = .random(
                    in: 0...255, using: &random)
            }
            bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random))
            // Reaching the end without a trap is the point; the offset stays within RFC 9636.
            if let zone = try? Zone(name: "x", tzif: bytes) {
                #expect(abs(zone.offset(at: 0).seconds) <= 167 * 3600, "seed \(seed)")
            }
        }
    }

    private func readFile(_ path: String) throws -> [UInt8] {
        let file = try #require(fopen(path, "r"))
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = fread(&bytes, 1, bytes.count, file)
        return Array(bytes[..<count])
    }
}
