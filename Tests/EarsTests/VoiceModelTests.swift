import Testing

@testable import Ears

@Suite struct VoiceModelTests {
    @Test func `the model is made once, and anew when a food changes`() throws {
        let first = try Workshop.model.get()
        #expect(try Workshop.builder(Workshop.foods).model() == first)
        let fewer = try Workshop.builder(Array(Workshop.foods.dropLast())).model()
        #expect(fewer.fingerprint != first.fingerprint)
    }

    @Test func `every word of the grammars and foods has a pronunciation`() throws {
        let model = try Workshop.model.get()
        let dictionary = String(decoding: try Files.read(model.dictionary), as: UTF8.self)
        let words = Set(dictionary.split(separator: "\n").map { $0.prefix { $0 != " " } })
        #expect(words.isSuperset(of: ["pho", "edamame", "quinoa", "toast", "calories", "two"]))
        // Where people differ, each way is known.
        #expect(words.isSuperset(of: ["pecan", "pecan(2)", "tomato(2)", "basil(2)"]))
    }

    @Test func `a folder without grammars is refused`() {
        var builder = Workshop.builder([])
        builder.sources.grammars = "/usr/share/pocketsphinx"
        #expect(throws: EarsError.noGrammars(folder: "/usr/share/pocketsphinx")) {
            try builder.model()
        }
    }
}
