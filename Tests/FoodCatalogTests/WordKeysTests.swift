import FoodCatalog
import TestSupport
import Testing

struct WordKeysTests {
    @Test(arguments: 0..<20) func `they hold what was put in, and nothing else`(round: Int) {
        let seed = UInt64.random(in: 0 ... .max)
        var random = SplitMix64(seed: seed)
        var keys = WordKeys(minimumCapacity: round)
        var known: Set<UInt64> = []
        for _ in 0..<Int.random(in: 0...2000, using: &random) {
            let bits = random.next() | 1
            keys.insert(WordHash(bits: bits))
            known.insert(bits)
            if Bool.random(using: &random), let again = known.first {
                keys.insert(WordHash(bits: again))
            }
        }
        #expect(Set(keys.keys) == known && keys.keys.count == known.count, "seed \(seed)")
        #expect(known.allSatisfy { keys.contains(WordHash(bits: $0)) }, "seed \(seed)")
        for _ in 0..<200 {
            let bits = random.next() | 1
            #expect(keys.contains(WordHash(bits: bits)) == known.contains(bits), "seed \(seed)")
        }
        #expect(Set(WordKeys(keys.keys).keys) == known, "seed \(seed)")
    }
}
