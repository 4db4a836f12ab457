import Testing

@testable import Ears

/// The folder of a voice while one model takes another's place.
struct OwnVoiceTests {
    private static func voice(_ name: String) throws -> OwnVoice {
        let voice = OwnVoice(folder: "\(Workshop.folder)/own-\(name)")
        try Files.makeFolder(voice.folder)
        return voice
    }

    private static func make(_ folder: String, _ text: String) throws {
        try Files.makeFolder(folder)
        for name in OwnVoice.files { try Files.write(Array(text.utf8), to: "\(folder)/\(name)") }
    }

    private static func text(of voice: OwnVoice) throws -> String? {
        guard let acoustics = voice.acoustics else { return nil }
        return String(decoding: try Files.read("\(acoustics)/means"), as: UTF8.self)
    }

    @Test func `a model takes the place of another, and nothing else is left`() throws {
        let voice = try Self.voice("taken")
        for text in ["first", "second"] {
            try Self.make(voice.draft, text)
            try voice.take(voice.draft)
            #expect(try Self.text(of: voice) == text)
            #expect(try Files.names(in: voice.folder) == ["model"])
        }
    }

    @Test func `a voice outlives that its model could not be replaced`() throws {
        let voice = try Self.voice("kept")
        try Self.make(voice.model, "first")
        let stamp = voice.stamp
        // There is no draft, so that it ends between the two renames.
        #expect(throws: EarsError.self) { try voice.take(voice.draft) }
        #expect(try Self.text(of: voice) == "first")
        #expect(voice.stamp == stamp)
        voice.removeLeftovers()
        #expect(try Self.text(of: voice) == "first")
        try Self.make(voice.draft, "second")
        try voice.take(voice.draft)
        #expect(try Self.text(of: voice) == "second")
        #expect(try Files.names(in: voice.folder) == ["model"])
    }

    @Test func `what a step that was killed has left is removed`() throws {
        let voice = try Self.voice("left")
        try Self.make(voice.model, "model")
        try Self.make(voice.former, "former")
        try Self.make(voice.draft, "draft")
        voice.removeLeftovers()
        #expect(try Files.names(in: voice.folder) == ["model"])
        try Self.make(voice.former, "former")
        #expect(voice.forget())
        #expect(!Files.exists(voice.folder))
    }
}
