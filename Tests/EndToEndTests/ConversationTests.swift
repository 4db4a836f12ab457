import Foundation
import JSON
import TestSupport
import Testing
import UnixSocket

/// The scripted conversations, word for word, with a live daemon over its socket.
struct ConversationTests {
    static let folder = "\(Built.root)/Tests/LogbookTests/Snapshots"
    static let foods = "\(Built.root)/Tests/EndToEndTests/Fixtures/conversation-foods.json"

    static let topics = [
        "amounts", "replacing", "parts", "deleting", "occasions", "held", "plain", "questions",
        "habits", "asking", "mistakes", "contrasts", "shares", "company", "dropping", "inquiries",
        "stated", "spoken", "wholes", "entries", "sayings",
    ]

    @Test(arguments: topics)
    func `conversations go over the socket as they are written`(_ topic: String) throws {
        let kept = String(decoding: bytes(of: "\(Self.folder)/talk-\(topic).txt"), as: UTF8.self)
        let texts = Self.texts(of: kept)
        // One daemon for all: a journal of its own for each would only cost time.
        for dialogue in Dialogue.all(in: kept) where dialogue.isSpoken {
            let daemon = try DaemonProcess(
                environment: ["DEMETER_DAY_TIME_ZONE": Self.morning],
                arguments: ["--ingredients", Self.foods])
            let expected = texts[dialogue.title].map(Self.dated)
            let spoken = Self.dated(try Self.run(dialogue, daemon))
            #expect(spoken == expected, "\(spoken)")
        }
    }

    /// A zone in which it is between eight and nine in the morning, as in the scripts: what is eaten then
    /// is breakfast, and no day ends meanwhile.
    private static let morning: String = {
        let ahead = (8 - time(nil) / 3600 % 24 + 36) % 24 - 12
        // POSIX counts what is west of Greenwich.
        return ahead == 0 ? "Etc/GMT" : "Etc/GMT\(ahead < 0 ? "+" : "-")\(abs(ahead))"
    }()

    /// A meal that is by the clock may be any here, and so may the date.
    private static func dated(_ text: String) -> String {
        var text = text
        for meal in ["breakfast", "lunch", "dinner", "snack"] {
            text = text.replacingOccurrences(of: ", \(meal) →", with: ", MEAL →")
            text = text.replacingOccurrences(of: "), \(meal)\n", with: "), MEAL\n")
            text = text.replacingOccurrences(of: "kcal, \(meal)", with: "kcal, MEAL")
            text = text.replacingOccurrences(of: "yesterday, \(meal)\n", with: "yesterday, MEAL\n")
            text = text.replacingOccurrences(of: "today, \(meal)\n", with: "today, MEAL\n")
        }
        return text.replacing(
            /(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day )?\d{4}-\d\d-\d\d/, with: "DATE")
    }

    private static func texts(of kept: String) -> [String: String] {
        var texts: [String: String] = [:]
        for part in ("\n" + kept).components(separatedBy: "\n== ") where !part.isEmpty {
            let title = String(part.prefix { $0 != "\n" })
            texts[title] = "== " + part.trimmingCharacters(in: .newlines) + "\n"
        }
        return texts
    }

    private static func run(_ dialogue: Dialogue, _ daemon: DaemonProcess) throws -> String {
        var client = try daemon.connect()
        var answers: [[String]] = []
        for line in dialogue.lines {
            switch line {
            case "@new":
                client = try daemon.connect()
                answers.append([])
            case "@restart":
                daemon.stop()
                try daemon.start()
                client = try daemon.connect()
                answers.append([])
            case _ where line.hasPrefix("@log "):
                let text = JSONValue.string(String(line.dropFirst(5)))
                var program = try daemon.connect()
                answers.append(Self.reply(try program.call("log", ["text": text])))
            case _ where line.hasPrefix("@edit "):
                let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
                let request: JSONValue = [
                    "entry": .integer(Int(parts[1]) ?? 0), "text": .string(parts[2]),
                ]
                var program = try daemon.connect()
                answers.append(Self.reply(try program.call("edit", request)))
            default: answers.append(try client.say(line))
            }
        }
        return dialogue.text(answers)
    }

    /// What a program is told, as lines.
    private static func reply(_ response: JSONValue) -> [String] {
        if let error = response["error"]?["message"]?.string { return ["! " + error] }
        return (response["result"]?["reply"]?.string ?? "").split(separator: "\n").map(String.init)
    }

    @Test func `programs answer and correct in words`() throws {
        let daemon = try DaemonProcess(
            environment: ["DEMETER_DAY_TIME_ZONE": Self.morning],
            arguments: ["--ingredients", Self.foods])
        var client = try daemon.connect()
        let held = try client.call("log", ["text": "4 kg of white rice"])["result"]
        #expect(held?["state"] == "held")
        let utterance = held?["utterance"] ?? .null
        let answered = try client.call(
            "answer", ["utterance": utterance, "text": "I meant 400 g"])["result"]
        #expect(answered?["state"] == "logged")
        #expect(answered?["entries"]?.array?.first?["grams"]?.number == 400)
        let again = try client.call("answer", ["utterance": utterance, "text": "yes"])
        #expect(again["error"]?["data"]?["kind"] == "not_asked")
        let entry = answered?["entries"]?.array?.first?["id"] ?? .null
        let edited = try client.call("edit", ["entry": entry, "text": "make that half"])["result"]
        #expect(edited?["entries"]?.array?.first?["grams"]?.number == 200)
        let moved = try client.call(
            "edit", ["entry": entry, "text": "that was for dinner"])["result"]
        #expect(moved?["entries"]?.array?.first?["meal"] == "dinner")
        let refused = try client.call("edit", ["entry": entry, "text": "make that 1e9 g"])
        #expect(refused["error"]?["code"]?.integer == -32602)
        #expect(try client.call("held")["result"] == [])
        #expect(try client.call("habits.forget")["result"] == [:])
    }
}
