import TestSupport
import Testing

@testable import Wire

struct InstantTests {
    @Test(
        arguments: [
            ("2026-03-01T08:15:00+01:00", 1_772_349_300_000, 3600, "2026-03-01T08:15:00+01:00"),
            ("1970-01-01T00:00:00Z", 0, 0, "1970-01-01T00:00:00+00:00"),
            ("1969-12-31T23:59:59.5z", -500, 0, "1969-12-31T23:59:59.500+00:00"),
            (
                "2026-03-01t08:15:00.1239-09:30", 1_772_387_100_123, -34_200,
                "2026-03-01T08:15:00.123-09:30"
            ),
            ("2016-12-31 23:59:60+00:00", 1_483_228_800_000, 0, "2017-01-01T00:00:00+00:00"),
            ("0001-01-02T00:00:00Z", -62_135_510_400_000, 0, "0001-01-02T00:00:00+00:00"),
            ("9999-12-30T23:59:59.999Z", 253_402_214_399_999, 0, "9999-12-30T23:59:59.999+00:00"),
        ])
    func `RFC 3339 is read and written in the instant's own offset`(
        text: String, milliseconds: Int64, offset: Int, written: String
    ) {
        let instant = Instant(text)
        #expect(instant == Instant(milliseconds: milliseconds, offsetSeconds: offset))
        #expect(instant?.description == written)
    }

    @Test(
        arguments: [
            "", "2026-03-01", "2026-03-01T08:15:00", "2026-03-01T08:15Z", "2026-02-30T08:15:00Z",
            "2026-03-01T24:00:00Z", "2026-03-01T08:60:00Z", "2026-03-01T08:15:61Z",
            "2026-03-01T08:15:00.Z", "2026-03-01T08:15:00+1:00", "2026-03-01T08:15:00+01:60",
            "2026-03-01T08:15:00+19:00", "2026-03-01T08:15:00+01:00x", "2026-03-01T08:15:00*01:00",
            "2026-03-01 8:15:00+01:00", "٢٠٢٦-03-01T08:15:00Z", "0001-01-01T00:00:00Z",
            "9999-12-31T00:00:00Z", "2026-03-01T08.15.00+01:00", "2026-03-01T08:15:0a+01:00",
        ])
    func `anything else is no instant`(text: String) {
        #expect(Instant(text) == nil)
    }

    @Test func `every instant survives its text`() {
        for seed in 0..<200 {
            var random = SplitMix64(seed: UInt64(seed))
            let instant = Instant(
                milliseconds: .random(
                    in: -62_135_510_400_000...253_402_214_399_999, using: &random),
                offsetSeconds: .random(in: -18 * 60...18 * 60, using: &random) * 60)
            #expect(Instant(instant.description) == instant, "seed \(seed)")
        }
    }

    @Test func `what lies beyond the ranges is clamped`() {
        #expect(
            Instant(milliseconds: .max, offsetSeconds: .max).description
                == "9999-12-31T17:59:59.999+18:00")
        #expect(
            Instant(milliseconds: .min, offsetSeconds: -3_000_000).description
                == "0001-01-01T06:00:00-18:00")
        #expect(Instant(milliseconds: 0, offsetSeconds: 1172).offsetSeconds == 19 * 60)
    }

    @Test func `seconds are rounded towards the past`() {
        #expect(Instant(milliseconds: -1, offsetSeconds: 0).seconds == -1)
        #expect(Instant(milliseconds: 1999, offsetSeconds: 0).seconds == 1)
    }

    @Test func `order goes by the moment, then by the offset`() {
        let noonInRome = Instant(milliseconds: 1000, offsetSeconds: 3600)
        let sameInLondon = Instant(milliseconds: 1000, offsetSeconds: 0)
        let later = Instant(milliseconds: 1001, offsetSeconds: -3600)
        #expect([later, noonInRome, sameInLondon].sorted() == [sameInLondon, noonInRome, later])
    }
}
