import Journal
import Nutrition
import TestSupport
import Testing

/// Files of more records than are taken in by one commit, of which the next are read while these are written.
struct SharingBatchTests {
    @Test func `what comes in several batches is what the other has, in its order and backwards`()
        async throws
    {
        let laptop = try await SharingDevice()
        var random = SplitMix64(seed: 470)
        for number in 0..<900 {
            try await laptop.journal.say(content("food \(number % 9)"))
            switch Int.random(in: 0..<6, using: &random) {
            case 0: _ = try await laptop.journal.undo()
            case 1:
                if let entry = try await laptop.entries.randomElement(using: &random) {
                    _ = try await laptop.journal.edit(entry.id, content("other food \(number)"))
                }
            default: break
            }
        }
        let lines = try await laptop.files().flatMap { file in
            file.split(separator: UInt8(ascii: "\n")).dropFirst()
        }
        #expect(lines.count > 900)
        let view = try laptop.view()
        for order in [lines, lines.reversed()] {
            let kitchen = try await SharingDevice()
            let summary = try await kitchen.journal.take(
                Array(order.joined(separator: [UInt8(ascii: "\n")])))
            #expect(summary.refused == 0 && summary.waiting == 0)
            #expect(try kitchen.view() == view)
            #expect(try await kitchen.journal.flaws().isEmpty)
            let totals = try await kitchen.journal.day(day()).total
            #expect(try await laptop.journal.day(day()).total == totals)
        }
    }
}
