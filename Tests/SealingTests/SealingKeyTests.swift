import TestSupport
import Testing

@testable import Sealing

struct SealingKeyTests {
    private static let text = String(repeating: "0123456789abcdef", count: 4)

    @Test func `what was sealed opens with the key and for its place alone`() throws {
        let key = try #require(SealingKey(Self.text))
        let other = try #require(SealingKey(String(Self.text.reversed())))
        var random = SplitMix64(seed: 25_519)
        for length in [0, 1, 15, 16, 17, 1000, 100_000] {
            let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
            let sealed = key.seal(bytes, for: [1, 2])
            #expect(sealed.count == length + 40)
            #expect(key.open(sealed, for: [1, 2]) == bytes)
            #expect(key.open(sealed, for: [1, 3]) == nil)
            #expect(other.open(sealed, for: [1, 2]) == nil)
            #expect(key.seal(bytes, for: [1, 2]) != sealed)
            for _ in 0..<20 {
                var changed = sealed
                changed[Int.random(in: changed.indices, using: &random)] ^= 0x10
                #expect(key.open(changed, for: [1, 2]) == nil)
            }
            #expect(key.open(sealed.dropLast(), for: [1, 2]) == nil)
        }
    }

    @Test func `a key is known again by what does not tell it, for each use by another one`() throws
    {
        let key = try #require(SealingKey(Self.text))
        let other = try #require(SealingKey(String(Self.text.reversed())))
        let fingerprint = key.fingerprint(for: "a")
        #expect(fingerprint == SealingKey(Self.text.uppercased())?.fingerprint(for: "a"))
        #expect(fingerprint.count == 32 && !Self.text.contains(fingerprint))
        #expect(fingerprint != key.fingerprint(for: "b"))
        #expect(fingerprint != other.fingerprint(for: "a"))
    }

    @Test(arguments: [
        "", "0", String(repeating: "g", count: 64), String(repeating: "0", count: 63),
        String(repeating: "0", count: 66), String(repeating: "+1", count: 32),
    ])
    func `what is no key is none`(_ text: String) { #expect(SealingKey(text) == nil) }
}
