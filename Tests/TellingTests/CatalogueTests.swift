import Testing

@testable import Telling

/// The whole catalogue: no text lacks a language, and the languages tell of the same things.
struct CatalogueTests {
    @Test func `every text of every group is in the catalogue`() {
        for (name, texts) in Texts.groups {
            let children = Mirror(reflecting: texts).children
            #expect(!children.isEmpty, "\(name)")
            for child in children {
                #expect(child.value is any CatalogueText, "\(name).\(child.label ?? "")")
            }
        }
        #expect(Set(Texts.all.map(\.key)).count == Texts.all.count)
    }

    @Test func `the languages of a text have the same places, as many as it is told with`() {
        for (key, text) in Texts.all {
            let english = Template(text.english).names
            #expect(english.count == text.places, "\(key)")
            #expect(Set(Template(text.chinese).names) == Set(english), "\(key)")
        }
    }

    @Test func `no text is missing, or the same in both languages`() {
        // What is made of places and marks alone has nothing to be translated.
        for (key, text) in Texts.all {
            #expect(!text.english.isEmpty && !text.chinese.isEmpty, "\(key)")
            let words = Template(text.english).parts.contains { part in
                switch part {
                case .words(let words): words.contains(where: \.isLetter)
                case .place: false
                case .plural: true
                }
            }
            guard words else { continue }
            #expect(text.chinese != text.english, "\(key)")
            // What is left of `on {day}` is the day alone.
            let own = Template(text.chinese).parts.contains { part in
                if case .words(let words) = part {
                    words.contains(where: \.isLetter)
                } else {
                    false
                }
            }
            #expect(!own || Language(of: text.chinese) == .chinese, "\(key)")
            #expect(Language(of: text.english) == .english, "\(key)")
        }
    }

    @Test func `a Chinese text needs no plural, and has the marks of its script`() {
        for (key, text) in Texts.all where Language(of: text.chinese) == .chinese {
            let parts = Template(text.chinese).parts
            #expect(
                !parts.contains { if case .plural = $0 { true } else { false } }, "\(key)")
            let words = parts.compactMap { part -> Substring? in
                if case .words(let words) = part { words } else { nil }
            }.joined()
            #expect(!words.contains(", ") && !words.hasSuffix("."), "\(key)")
        }
    }

    @Test func `there are as many texts as are told of`() {
        #expect(Texts.all.count >= 250)
    }
}
