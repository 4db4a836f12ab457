import Testing

@testable import Ears

@Suite struct JoinedWordsTests {
    private let joined = JoinedWords([
        ["almond", "milk"], ["unsweetened", "almond", "milk"], ["almondmilk"], ["popcorn"],
        ["popcorn", "chicken"], ["pop", "corn"],
    ])

    @Test func `what is written apart as often is said apart`() {
        #expect(joined.apart(["vanilla", "almondmilk"]) == ["vanilla", "almond", "milk"])
    }

    @Test func `what is mostly written together stays so`() {
        #expect(joined.apart(["popcorn"]) == ["popcorn"])
        #expect(joined.apart(["wonton", "soup"]) == ["wonton", "soup"])
    }
}
