import Nutrition
import TestSupport
import Testing

@testable import Assistants

struct ResourceAddressTests {
    @Test(
        arguments: [
            "", "demeter://", "demeter://day", "demeter://day/", "demeter://day/2026-02-30",
            "demeter://day/2026-1-1", "demeter://moon/2026-01-01", "http://day/2026-01-01",
            "demeter:/day/2026-01-01", "demeter://food/%", "demeter://food/%4",
            "demeter://food/%+1",
            "demeter://food/%FF", "demeter://week/soon",
        ])
    func `what names nothing is no address`(text: String) {
        #expect(ResourceAddress(text) == nil)
    }

    @Test(arguments: UInt64(0)..<200)
    func `the id of any food comes back from its address`(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let alphabet = Array("abcXYZ019-._~:@/%?# é牛🥚\"'\\")
        let id = String(
            (0..<(1 + random.next() % 20)).map { _ in
                alphabet.randomElement(using: &random) ?? "a"
            })
        let text = ResourceAddress.food(id).text
        #expect(ResourceAddress(text) == .food(id), "seed \(seed): \(text)")
        #expect(text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
    }

    @Test(arguments: UInt64(0)..<200)
    func `a week is touched by its seven days and by no other`(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let last = LocalDay(daysSinceEpoch: Int(random.next() % 40_000))
        let offset = Int(random.next() % 40) - 20
        let day = last.advanced(by: offset)
        #expect(
            ResourceAddress.week(last).isTouched(days: [day], since: nil, foods: [])
                == (-6...0).contains(offset), "seed \(seed)")
        #expect(
            ResourceAddress.day(last).isTouched(days: [day], since: nil, foods: [])
                == (offset == 0), "seed \(seed)")
        #expect(
            ResourceAddress.day(last).isTouched(days: [], since: day, foods: [])
                == (offset <= 0), "seed \(seed)")
    }
}
