import FoodCatalog
import Testing

@testable import MealReader

/// That what is asked of few words would say nothing of the others.
struct SenseRoleTests {
    private static let every = (0..<62).map { SenseRole(rawValue: 1 << $0) }
    private static let all = every.reduce(into: SenseRole()) { $0.formUnion($1) }

    /// A clause of words that nobody knows, which have these roles.
    private func sense(_ roles: [SenseRole]) -> MealSense {
        let index = FoodCatalog(foods: []).index
        let text = Array(repeating: "zyx", count: roles.count).joined(separator: " ")
        let words = SentenceWords(text: text, index: index, weights: ReaderWeights()).words
        return MealSense(
            words: words, roles: roles,
            union: roles.reduce(into: SenseRole()) { $0.formUnion($1) }, cues: LineCues.of(words))
    }

    @Test func `a clause withholds nothing by a role that is not asked for`() {
        var count = 0
        for first in Self.every {
            for second in Self.every {
                for roles in [[first, second], [[], first, second], [first, second, .base]] {
                    let sense = sense(roles)
                    let clause = roles.indices
                    let plain = sense.isUneaten(clause)
                    #expect(plain == sense.isUneaten(clause, asked: Self.all), "\(roles)")
                    count += plain ? 1 : 0
                }
            }
        }
        #expect(count > 0)
    }

    /// All but `refusing`, which takes a certain word behind it.
    @Test(arguments: every.filter { MealSense.withholdingRoles.has($0) && $0 != .refusing })
    func `every role that is asked for withholds something`(role: SenseRole) {
        let clauses = Self.every.flatMap { other in
            [[role, other], [role, other, .base], [other, role, .base]]
        }
        #expect(clauses.contains { sense($0).isUneaten($0.indices, asked: role) }, "\(role)")
    }
}
