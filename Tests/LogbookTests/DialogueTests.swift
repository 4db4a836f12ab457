import CatalogFiles
import FoodCatalog
import Journal
import MealReader
import Nutrition
import Server
import Service
import TestSupport
import Testing
import TimeZones
import Wire

@testable import Logbook

/// Scripted conversations against the logbook; the same run against a live daemon end to end.
struct DialogueTests {
    static let topics = [
        "amounts", "replacing", "parts", "deleting", "occasions", "held", "plain", "questions",
        "habits", "asking", "again", "mistakes", "contrasts", "shares", "company", "dropping",
        "inquiries", "weeks", "stated", "spoken", "named", "wholes", "entries", "sayings", "days",
    ]

    @Test(arguments: topics) func `conversations go as they are written`(_ topic: String)
        async throws
    {
        let name = "talk-\(topic).txt"
        let path = Self.snapshots + name
        let script = String(decoding: bytes(of: path), as: UTF8.self)
        var texts: [String] = []
        for dialogue in Dialogue.all(in: script) { texts.append(try await Self.run(dialogue)) }
        let actual = texts.joined(separator: "\n")
        let expected = try Snapshot(name).text(recording: actual)
        #expect(actual == expected)
    }

    @Test func `there are at least 120 conversations of 2 to 8 turns`() {
        let dialogues = Self.topics.flatMap { topic in
            Dialogue.all(
                in: String(decoding: bytes(of: "\(Self.snapshots)talk-\(topic).txt"), as: UTF8.self)
            )
        }
        #expect(dialogues.count >= 120)
        #expect(dialogues.allSatisfy { (2...8).contains($0.lines.count) })
        #expect(dialogues.count(where: \.isSpoken) >= 120)
    }

    private static let snapshots: String = {
        let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        return folder.joined(separator: "/") + "/Snapshots/"
    }()

    static let catalog = FoodCatalog(foods: foods)

    static let foods: [Food] = {
        let top = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
        let path = top.joined(separator: "/") + "/EndToEndTests/Fixtures/conversation-foods.json"
        return (try? CatalogFile.load(path)) ?? []
    }()

    private static func run(_ dialogue: Dialogue) async throws -> String {
        var desk = try await Desk(foods: foods)
        var connection = 1
        var answers: [[String]] = []
        for line in dialogue.lines {
            let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
            switch parts[0] {
            case "@new":
                connection += 1
                answers.append([])
            case "@restart":
                await desk.journal.close()
                desk = try await Desk(in: desk.folder, clock: desk.clock, foods: foods)
                connection += 1
                answers.append([])
            case "@wait":
                desk.clock.advance(seconds: Int64(parts[1]) ?? 0)
                answers.append([])
            case "@ask": answers.append(try await ask(parts[1], desk, connection))
            case "@log", "@edit": answers.append(await request(parts, desk))
            default:
                do {
                    answers.append(
                        try await desk.logbook.say(line, in: ConversationID(rawValue: connection))
                            .lines)
                } catch {
                    answers.append(["! \(error)"])
                }
            }
        }
        return dialogue.text(answers)
    }

    /// What a program is told that logs words, or edits an entry by them.
    private static func request(_ parts: [String], _ desk: Desk) async -> [String] {
        do {
            if parts[0] == "@log" {
                return try await desk.log(parts[1]).reply.split(separator: "\n").map(String.init)
            }
            let words = parts[1].split(separator: " ", maxSplits: 1).map(String.init)
            let request = EditRequest(entry: Int(words[0]) ?? 0, change: .text(words[1]))
            return try await desk.logbook.edit(request).reply.split(separator: "\n")
                .map(String.init)
        } catch let error as ServiceError {
            return ["! " + ErrorTable.error(error).message]
        } catch {
            return ["! \(error)"]
        }
    }

    /// Logs words as if their reading asked something.
    private static func ask(
        _ words: String, _ desk: Desk, _ connection: Int
    ) async throws -> [String] {
        let parts = words.split(separator: "|").map(String.init)
        let said = NewUtterance(
            text: parts[0], received: Timestamp(milliseconds: desk.clock.now),
            moment: try desk.logbook.moment(at: nil), source: "text")
        guard case .new(let id) = try await desk.journal.receive(said) else { return [] }
        var reading = desk.logbook.reader.reading(of: parts[0])
        reading.question = Question(text: parts[1], choices: Array(parts.dropFirst(2)))
        let utterance = Utterance(id: id, said: said, state: .received)
        let result = try await desk.logbook.enter(utterance, as: reading)
        #expect(result.state == .question)
        #expect(result.entries == [])
        desk.logbook.note(result, utterance, in: ConversationID(rawValue: connection))
        return result.reply.split(separator: "\n").map(String.init)
    }
}
