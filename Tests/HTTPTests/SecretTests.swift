import HTTP
import Testing

struct SecretTests {
    @Test(arguments: [
        ("no sk-1 here, sk-1!", "no ••• here, •••!"), ("sk-", "sk-"), ("", ""), ("sk-1", "•••"),
        ("sk-sk-1", "sk-•••"),
    ])
    func `a secret is dotted out of what others say`(said: String, shown: String) {
        #expect(Secret("sk-1").hidden(in: Array(said.utf8)) == shown)
        #expect(Secret("").hidden(in: Array(said.utf8)) == said)
    }

    @Test func `a secret shows itself nowhere`() {
        let request = HTTPRequest(url: "http://localhost", bearer: Secret("sk-very-secret"))
        var dumped = ""
        dump(request, to: &dumped)
        for text in ["\(request)", String(reflecting: request), dumped] {
            #expect(!text.contains("sk-very-secret"))
        }
        #expect(request.bearer?.reveal() == "sk-very-secret")
    }
}
