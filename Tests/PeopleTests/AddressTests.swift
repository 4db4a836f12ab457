import Testing

@testable import People

/// For whom a line is, by its words alone.
struct AddressTests {
    private func shares(
        _ line: String, others: [String] = ["anna"], housemates: [String] = [],
        owner: String? = nil
    ) -> [String]? {
        let reader = AddressReader(others: others, housemates: housemates, owner: owner)
        return switch reader.address(of: line) {
        case .nobody: []
        case .unsure: nil
        case .shares(let shares):
            shares.map { "\($0.person.isEmpty ? "owner" : $0.person) | \($0.line)" }
        }
    }

    @Test(arguments: [
        ("Anna: two eggs", ["anna | two eggs"]),
        ("anna:two eggs", ["anna | two eggs"]),
        ("Anna : two eggs", ["anna | two eggs"]),
        ("for Anna: two eggs and toast", ["anna | two eggs and toast"]),
        ("for Anna two eggs", ["anna | two eggs"]),
        ("log two eggs for Anna", ["anna | log two eggs"]),
        ("Anna had two eggs and toast", ["anna | I had two eggs and toast"]),
        ("Anna just had a coffee.", ["anna | I just had a coffee"]),
        ("Anna has had a banana", ["anna | I have had a banana"]),
        ("Anna's had a banana", ["anna | I had a banana"]),
        ("Anna is having soup", ["anna | I am having soup"]),
        ("Anna weighs 62 kg", ["anna | I weigh 62 kg"]),
        ("Anna and I had pizza", ["anna | I had pizza", "owner | I had pizza"]),
        ("We both had porridge", ["owner | I had porridge", "anna | I had porridge"]),
        ("we shared a pizza", ["owner | I had half of a pizza", "anna | I had half of a pizza"]),
        (
            "We had the chili, Anna half of it",
            ["owner | I had the chili", "anna | I had half of the chili"]
        ),
        (
            "I had soup and Anna had two eggs",
            ["owner | I had soup", "anna | I had two eggs"]
        ),
        ("Anna had soup and I had two eggs", ["anna | I had soup", "owner | I had two eggs"]),
        ("Anna had two eggs. I had toast.", ["anna | I had two eggs", "owner | I had toast"]),
        (
            "Anna had two eggs, and then I had toast",
            ["anna | I had two eggs", "owner | I had toast"]
        ),
        ("Anna had two eggs while I had a tea", ["anna | I had two eggs", "owner | I had a tea"]),
        ("Anna had two eggs and I've had a tea", ["anna | I had two eggs", "owner | I had a tea"]),
        (
            "Anna had two eggs and I'm having tea",
            ["anna | I had two eggs", "owner | I am having tea"]
        ),
        (
            "Anna is having soup and I am eating rice",
            ["anna | I am having soup", "owner | I am eating rice"]
        ),
        (
            "we had toast but I also had an apple",
            ["owner | I had toast and I also had an apple", "anna | I had toast"]
        ),
        (
            "we had the chili, I had half of it",
            ["owner | I had half of the chili", "anna | I had the chili"]
        ),
        (
            "we had the chili, me half of it",
            ["owner | I had half of the chili", "anna | I had the chili"]
        ),
        ("we had soup but Anna didn't", ["owner | I had soup"]),
        ("Anna had soup and Anna had toast", ["anna | I had soup and I had toast"]),
        (
            "Anna had two eggs and I think some toast",
            ["anna | I had two eggs and I think some toast"]
        ),
        ("Anna had the soup I had yesterday", ["anna | I had the soup I had yesterday"]),
        ("Anna's having soup", ["anna | I am having soup"]),
        ("I had soup and I had toast", []),
        ("I've had soup", []),
        ("I had soup and I toast", []),
        ("安娜", []),
        ("two eggs", []),
        ("I had two eggs", []),
        ("a cake for Anna", []),
        ("I had cake and Anna bread", []),
        ("anna", []),
        ("what have I had today", []),
    ]) func `what is said names people who are here`(_ line: String, _ expected: [String]) {
        #expect(shares(line) == expected)
    }

    @Test(arguments: [
        ("安娜：兩個蛋", ["安娜 | 兩個蛋"]), ("安娜吃了兩個蛋", ["安娜 | 吃了兩個蛋"]),
        ("幫安娜記：兩個蛋", ["安娜 | 兩個蛋"]), ("我們都吃了披薩", ["owner | 吃了披薩", "安娜 | 吃了披薩"]),
        ("我和安娜都吃了披薩", ["owner | 吃了披薩", "安娜 | 吃了披薩"]), ("安娜麵包", []), ("吃了兩個蛋", []),
        ("安娜吃了湯，我吃了兩個蛋", ["安娜 | 吃了湯", "owner | 吃了兩個蛋"]),
        ("我吃了湯，安娜吃了兩個蛋", ["owner | 吃了湯", "安娜 | 吃了兩個蛋"]),
        ("我們都吃了吐司，不過我還吃了蘋果", ["owner | 吃了吐司，還吃了蘋果", "安娜 | 吃了吐司"]),
        ("安娜吃了湯，還有麵包", ["安娜 | 吃了湯，還有麵包"]), ("我吃了湯，還有麵包", []),
    ]) func `so do Chinese lines`(_ line: String, _ expected: [String]) {
        #expect(shares(line, others: ["安娜"]) == expected)
    }

    @Test(arguments: [
        "Anna had soup and I toast", "Anna had soup and Bea bread",
        "Anna had soup, then we had cake",
        "I had soup and we had cake",
    ]) func `what cannot be told is asked about`(_ line: String) {
        #expect(shares(line, others: ["anna", "bea"]) == nil)
    }

    @Test(arguments: [
        ("Anna had two eggs", ["anna | I had two eggs"]),
        ("Anna and I had soup", ["anna | I had soup", "owner | I had soup"]),
        (
            "we had the chili, Anna half of it",
            ["owner | I had the chili", "anna | I had half of the chili"]
        ),
        ("we had a curry and I had the korma", []), ("we had pizza", []), ("we both had pizza", []),
        ("everybody had cake", []), ("she had two eggs", []),
        ("安娜吃了兩個蛋", []), ("我們吃了披薩", []), ("大家吃了披薩", []),
    ]) func `whoever has a computer of their own is meant by their name alone`(
        _ line: String, _ expected: [String]
    ) {
        #expect(shares(line, others: [], housemates: ["anna"]) == expected)
    }

    @Test func `beside others here we are those`() {
        #expect(
            shares("we had pizza", others: ["bea"], housemates: ["anna"])
                == ["owner | I had pizza", "bea | I had pizza"])
        #expect(
            shares("我們吃了披薩，安娜吃了一碗麵", others: [], housemates: ["安娜"])
                == ["owner | 吃了披薩", "安娜 | 吃了一碗麵"])
    }

    @Test func `whose door it is says I`() {
        func own(_ line: String) -> Address {
            AddressReader(others: ["anna"], owner: nil, sayer: "anna").address(of: line)
        }
        #expect(
            own("Anna had soup and I had two eggs")
                == .shares([.init(person: "anna", line: "I had soup and I had two eggs")]))
        #expect(own("I had two eggs") == .nobody)
        #expect(own("Bea: tea") == .nobody)
    }

    @Test(arguments: [
        ("for May 3rd: two eggs", []), ("for may 3: two eggs", []), ("for May third two eggs", []),
        ("for May the 3rd: two eggs", []), ("for May: two eggs", ["may | two eggs"]),
        ("for May 200 g rice", ["may | 200 g rice"]),
        ("May had two eggs", ["may | I had two eggs"]),
        ("for May two eggs", ["may | two eggs"]),
    ]) func `a month's day is no person`(_ line: String, _ expected: [String]) {
        #expect(shares(line, others: ["may"]) == expected)
    }

    @Test func `a name of a food is a word where it cannot begin`() {
        #expect(shares("Olive: 3 dates", others: ["olive"]) == ["olive | 3 dates"])
        #expect(
            shares("Anna had bread and olive oil", others: ["anna", "olive"])
                == ["anna | I had bread and olive oil"])
    }

    @Test func `whoever has a journal is not the owner, whatever that one is called`() {
        #expect(shares("Anna: tea", owner: "Anna") == ["anna | tea"])
    }

    @Test func `the owner is named too, and somebody else is asked for`() {
        #expect(shares("Tom had two eggs", owner: "Tom") == ["owner | I had two eggs"])
        #expect(shares("Tom had two eggs") == [])
        #expect(shares("She had two eggs") == nil)
        #expect(shares("We had pizza", others: ["anna", "bea"]) == nil)
        #expect(
            shares("We had pizza, Anna a quarter of it", others: ["anna", "bea"])
                == ["owner | I had pizza", "anna | I had a quarter of pizza"])
        #expect(
            shares("Anna, Bea and I had pizza", others: ["anna", "bea"])
                == ["anna | I had pizza", "bea | I had pizza", "owner | I had pizza"])
    }
}
