import Testing

@testable import People

/// For whom a line is, by its words alone.
struct AddressTests {
    private func shares(
        _ line: String, others: [String] = ["anna"], owner: String? = nil
    ) -> [String]? {
        switch AddressReader(others: others, owner: owner).address(of: line) {
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
    ]) func `so do Chinese lines`(_ line: String, _ expected: [String]) {
        #expect(shares(line, others: ["安娜"]) == expected)
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
