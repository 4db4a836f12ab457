import Foundation
import JSON
import TestSupport
import Testing
import UnixSocket

/// Somebody who speaks into a browser: a robot's voice from a file is its microphone.
@Suite(.serialized)
struct BrowserTalkTests {
    /// A daemon with ears whose own microphone is silent.
    private static func stage(_ folder: String) throws -> PageStage {
        let stage = try PageStage(
            [
                "DEMETER_VOICE_ENABLED": "true", "DEMETER_VOICE_LISTENING": "wake",
                "DEMETER_VOICE_DEVICE": "fifo:\(folder)/silence", "XDG_CACHE_HOME": folder,
            ],
            arguments: [
                "--grammars", "\(Built.root)/grammars", "--ingredients",
                "\(Built.root)/Tests/EndToEndTests/Fixtures/conversation-foods.json",
            ])
        var desk = try stage.daemon.connect()
        try waitUntil {
            try desk.call("status")["result"]?["voice"]?["state"] == "listening"
        }
        return stage
    }

    /// Sound of 16 kHz as a file.
    private static func wav(_ samples: Data) -> Data {
        func number(_ value: Int, _ bytes: Int) -> [UInt8] {
            (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
        let format =
            number(16, 4) + number(1, 2) + number(1, 2) + number(16_000, 4)
            + number(32_000, 4) + number(2, 2) + number(16, 2)
        let head = Array("WAVEfmt ".utf8) + format + Array("data".utf8) + number(samples.count, 4)
        return Data(Array("RIFF".utf8) + number(head.count + samples.count, 4) + head) + samples
    }

    /// Presses the button, as by the keyboard, until the words are in the line.
    ///
    /// The file is played from when the microphone is opened, not from when the page listens: of what a busy
    /// machine has missed the page says that nothing was heard, and it is said once more, as by anybody.
    ///
    /// - Parameters:
    ///   - sentence: what is spoken, all of it.
    ///   - heard: runs as soon as its last word is heard, before the button is let go.
    private static func speak(
        to browser: Browser, until sentence: String, _ heard: () throws -> Void
    ) async throws {
        let word = try #require(sentence.split(separator: " ").last)
        let line = "document.getElementById('text').value"
        let state = "document.getElementById('talk-state').textContent"
        let isPressed =
            "document.querySelector('#talk button').getAttribute('aria-pressed') == 'true'"
        var told: [String] = []
        while told.count < 5 {
            // What was half heard is taken away first, as a person would.
            try await browser.run("\(line) = ''; document.querySelector('#talk button').focus()")
            try await browser.type(Browser.enter)
            // A machine may hear so late that the page has ended the talk by itself, half a minute after its beginning.
            try await until {
                try await browser.run(
                    "return (\(state) + \(line)).includes('\(word)') || !(\(isPressed))") == true
            }
            if try await browser.run("return \(isPressed)") == true {
                try heard()
                try await browser.type(Browser.enter)
                try await until { try await browser.run("return !(\(isPressed))") == true }
            }
            if try await browser.run("return \(line)").string == sentence { return }
            told.append(try await browser.run("return \(state) + \(line)").string ?? "")
        }
        Issue.record("the page said \(told)")
    }

    @Test(
        .enabled(if: Browser.isThere, Browser.reason),
        .enabled(if: PageStage.isThere, PageStage.reason), .timeLimit(.minutes(30)))
    func `words come as one speaks, stand in the line, and are logged when somebody says so`()
        async throws
    {
        let folder = try TemporaryFolder()
        let voice = "\(folder.path)/voice.wav"
        let sentence = "two bananas and a coffee"
        try Self.wav(
            VoiceStage.silence(seconds: 2) + VoiceStage.speech(sentence)
        ).write(to: URL(fileURLWithPath: voice))
        let stage = try Self.stage(folder.path)
        let browser = try await Browser([
            "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream",
            "--use-file-for-fake-audio-capture=\(voice)%noloop",
        ])
        defer { browser.quit() }
        try await browser.show(width: 1280)
        try await browser.enter(stage)
        try await browser.click("button.main")
        try await browser.wait(for: "Hold and speak")
        var desk = try stage.daemon.connect()
        try await Self.speak(to: browser, until: sentence) {
            try #expect(desk.call("day")["result"]?["logged_count"] == 0)
        }
        // It is read, and looked at, before anything is logged.
        try await browser.wait(for: "together")
        #expect(try desk.call("day")["result"]?["logged_count"] == 0)
        try await browser.type(Browser.enter)
        try await browser.wait(for: "Undo: logged")
        #expect(try desk.call("day")["result"]?["logged_count"] == 2)
        // Ears that are mute are offered to nobody.
        _ = try desk.call("mute")
        try await browser.open(stage.address)
        try await browser.wait(for: "What did you eat?")
        #expect(try await stage.status(of: "/talk", by: browser) == 404)
        #expect(try await !browser.text().contains("Hold and speak"))
    }

    @Test(.enabled(if: PageStage.isThere, PageStage.reason), .timeLimit(.minutes(30)))
    func `sound is handed over open, and nothing is done with its words`() throws {
        let folder = try TemporaryFolder()
        let stage = try Self.stage(folder.path)
        let speech = try VoiceStage.speech("two bananas and a coffee")
        func hear(_ sound: Data, words: Bool) throws -> [JSONValue] {
            var ends: [Int32] = [-1, -1]
            try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
            var desk = try stage.daemon.connect()
            try desk.send(
                line: #"{"jsonrpc":"2.0","id":1,"method":"hear","params":{"words":\#(words)}}"#,
                passing: [ends[0]])
            close(ends[0])
            // Who has heard enough takes no more.
            var rest = Array(sound)[...]
            while !rest.isEmpty,
                case let count = send(ends[1], Array(rest), rest.count, Int32(MSG_NOSIGNAL)),
                count > 0
            {
                rest = rest.dropFirst(count)
            }
            close(ends[1])
            var lines: [JSONValue] = []
            while lines.last?["id"] != 1 {
                lines.append(try JSONValue(parsing: try #require(try desk.receiveLine())))
            }
            return lines
        }
        let told = try hear(speech, words: true)
        #expect(told.last?["result"]?["text"] == "two bananas and a coffee")
        #expect(told.dropLast().allSatisfy { $0["method"] == "words" } && told.count > 1)
        // Nothing is nothing, half a sample is none, and who sends without end is heard for half a minute.
        #expect(try hear(Data(), words: false).last?["result"]?["text"] == "")
        #expect(try hear(Data([1]), words: false).last?["result"]?["text"] == "")
        #expect(
            try hear(Data(count: 64 * 32_000), words: false).last?["result"]?["text"] == "")
        var desk = try stage.daemon.connect()
        #expect(try desk.call("hear")["error"]?["data"]?["kind"] == "invalid_parameters")
        _ = try desk.call("mute")
        #expect(
            try hear(speech, words: false).last?["error"]?["data"]?["kind"] == "not_available")
        let day = try desk.call("day")["result"]
        #expect(day?["logged_count"] == 0 && day?["held_count"] == 0)
        #expect(try desk.call("watch")["result"]?["seq"] == 0)
        #expect(stage.daemon.stop() == 0)
    }
}

extension PageStage {
    /// How the browser is answered at a place.
    fileprivate func status(of path: String, by browser: Browser) async throws -> Int? {
        try await browser.runLater(
            "const done = arguments[0]; fetch('\(path)').then(answer => done(answer.status));"
        ).integer
    }
}
