import HTTP
import Testing

struct SecretTests {
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
