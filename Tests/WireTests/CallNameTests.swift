import JSON
import Testing
import Wire

struct CallNameTests {
    @Test func `the key is taken out of the parameters, and the rest names the call`() throws {
        let parameters: JSONValue = ["text": "x", "key": "k", "entry": 5, "amount": nil]
        let name = try #require(try CallName(.edit, parameters))
        #expect(name.key == "k")
        #expect(name.call == #"edit {"entry":5,"text":"x"}"#)
        #expect(name.parameters["key"] == nil)
        #expect(try CallName(.edit, ["entry": 5, "key": "k", "text": "x"])?.call == name.call)
    }

    @Test func `methods that change nothing, or have their own, take none`() throws {
        for method in [Method.day, .status, .log, .say, .watch] {
            #expect(try CallName(method, ["key": "k"]) == nil)
        }
        #expect(try CallName(.undo, nil) == nil)
        #expect(try CallName(.undo, []) == nil)
        #expect(try CallName(.undo, ["key": nil]) == nil)
    }

    @Test(arguments: ["", " ", "a\u{1}b", String(repeating: "k", count: 201)])
    func `a key is words of at most 200 characters`(key: String) {
        #expect(throws: MessageError.self) { try CallName(.undo, ["key": .string(key)]) }
    }
}
