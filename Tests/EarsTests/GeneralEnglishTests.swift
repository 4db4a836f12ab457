import Testing

@testable import Ears

@Suite struct GeneralEnglishTests {
    @Test func `what was drawn is read again as it was`() throws {
        var settings = VoiceSettings()
        settings.generalWords = 60
        settings.generalSentences = 40
        let general = try GeneralEnglish(
            path: "\(VoiceSources.packaged)/en-us.lm.bin", known: ["toast", "zurvitol"],
            settings: settings)
        #expect(general.words.count == 61)
        #expect(general.words.last == "toast")
        #expect(general.sentences.count == 40)
        #expect(GeneralEnglish(reading: general.file) == general)
    }

    @Test(arguments: ["", "a b", "a b\n2\n", "a b\n0 x\n", "a b\n99999999999999999999\n", "\n0\n"])
    func `what else is in its place is made anew`(text: String) {
        #expect(GeneralEnglish(reading: Array(text.utf8)) == nil)
    }
}
