import TestSupport
import Testing

@testable import Ears

@Suite(.serialized) struct VoiceModelTests {
    @Test func `the model is made once, and anew when a food changes`() throws {
        let first = try Workshop.model.get()
        #expect(try Workshop.builder(Workshop.foods).model() == first)
        let fewer = try Workshop.builder(Array(Workshop.foods.dropLast())).model()
        #expect(fewer.fingerprint != first.fingerprint)
        // Only the language model of everything has the foods in it.
        #expect(try Files.read(fewer.orders) == Files.read(first.orders))
        #expect(try Files.read(fewer.talk) == Files.read(first.talk))
        #expect(try Files.read(fewer.languageModel) != Files.read(first.languageModel))
    }

    @Test func `what is heard at first is the same with recipes and without`() throws {
        let with = try Workshop.model.get()
        let recipes = try #require(with.recipes)
        var builder = Workshop.builder(Workshop.foods)
        let folder = try TemporaryFolder()
        for name in try Files.names(in: Workshop.grammars) where name != "recipes.jsgf" {
            try Files.write(
                Files.read("\(Workshop.grammars)/\(name)"), to: "\(folder.path)/\(name)")
        }
        builder.sources.grammars = folder.path
        let without = try builder.model()
        #expect(without.recipes == nil)
        #expect(without.fingerprint != with.fingerprint)
        for file in [\VoiceModel.languageModel, \.orders, \.talk] {
            #expect(try Files.read(without[keyPath: file]) == Files.read(with[keyPath: file]))
        }
        let words = try [without, with].map { model in
            String(decoding: try Files.read(model.dictionary), as: UTF8.self).split(separator: "\n")
        }
        #expect(Set(words[0]).isSubset(of: words[1]))
        #expect(try Files.read(recipes.orders) != Files.read(recipes.telling))
    }

    @Test func `what no food changes is made anew when it was lost in part`() throws {
        let builder = Workshop.builder(Array(Workshop.foods.dropFirst()))
        let kept = "\(builder.folder)/\(VoiceModelBuilder.lastingFolder)"
        _ = try Workshop.model.get()
        for name in try Files.names(in: kept) where name.hasSuffix(".orders") {
            Files.remove("\(kept)/\(name)")
        }
        let model = try builder.model()
        #expect(try Files.read(model.orders) == Files.read(Workshop.model.get().orders))
        #expect(try Files.names(in: kept).count == 3)
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
