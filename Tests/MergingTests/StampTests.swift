import Testing

@testable import Merging

@Suite struct StampTests {
    @Test func `a stamp is a UUID of version 7 and is read again`() throws {
        let device = try #require(DeviceID(rawValue: 0x0123_4567_89ab_cdef))
        let stamp = Stamp(clock: HybridClock(milliseconds: 1_764_201_600_123), device: device)
        #expect(stamp.description == "019ac29c-147b-7000-8123-456789abcdef")
        #expect(Stamp(stamp.description) == stamp)
        #expect(Stamp(stamp.description.uppercased()) == stamp)
        #expect(DeviceID(device.description) == device)
    }

    @Test(
        arguments: [
            "", "019ac29c-147b-7000-8123-456789abcde", "019ac29c-107b-4000-8123-456789abcdef",
            "019ac29c-147b-7000-c123-456789abcdef", "019ac29c-107b-7000-8123-456789abcdeg",
            "019ac29c107b70008123456789abcdef", "019ac29c-147b-7000-8123-456789abcdef ",
            "+19abd3a-107b-7000-8123-456789abcdef",
        ])
    func `what is no UUID of version 7 is no stamp`(_ text: String) {
        #expect(Stamp(text) == nil)
    }

    @Test func `a clock rises, follows the wall clock, and passes what it has seen`() throws {
        let noon = HybridClock(milliseconds: 1_000_000)
        #expect(noon.next(at: 1_000_001) == HybridClock(milliseconds: 1_000_001))
        let second = noon.next(at: 1_000_000)
        #expect(second.milliseconds == 1_000_000 && second.count == 1)
        // The wall clock was set back by two days.
        #expect(noon.next(at: 1_000_000 - 172_800_000) == second)
        var full = noon
        for _ in 0..<4096 { full = full.next(at: 1_000_000) }
        #expect(full.milliseconds == 1_000_001 && full.count == 0)
    }

    @Test func `clocks stay in their range whatever the wall clock says`() {
        for wall in [Int64.min, -1, 0, .max] {
            let clock = HybridClock(milliseconds: wall)
            #expect(HybridClock(rawValue: clock.rawValue) == clock)
            #expect(clock.next(at: wall) > clock)
        }
        #expect(HybridClock.greatest.next(at: 0) == .greatest)
    }

    @Test func `stamps are ordered as their texts are`() {
        var random = StampSource(seed: 7)
        for _ in 0..<500 {
            let (left, right) = (random.anyStamp(), random.anyStamp())
            #expect((left < right) == (left.description < right.description))
            #expect(Stamp(left.description) == left)
        }
    }

    @Test func `what a change made tells the change and its number`() throws {
        var random = StampSource(seed: 8)
        let stamp = random.anyStamp()
        let thing = ThingID(subject: "food_entries", madeBy: stamp, ordinal: 12)
        #expect(thing.origin?.stamp == stamp)
        #expect(thing.origin?.ordinal == 12)
        for name in ["", "protein 2026-01-01", "\(stamp)", "\(stamp).", "\(stamp).-1", "x.0"] {
            #expect(ThingID(subject: "goals", name: name).origin == nil)
        }
    }
}
