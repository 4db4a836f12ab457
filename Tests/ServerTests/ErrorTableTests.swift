import JSON
import Nutrition
import People
import Service
import Telling
import Testing
import Wire

@testable import Server

struct ErrorTableTests {
    private func inChinese<Value>(_ body: () -> Value) -> Value {
        Telling.$current.withValue(Telling(.chinese), operation: body)
    }

    @Test func `a name in Chinese is told with what to do`() {
        let faults: [PersonFault] = [
            .unknown("ben", known: ["anna"]), .unknown("ben", known: []), .unsure(["anna", "ben"]),
            .several(["anna"]), .doorOf("anna"), .unavailable("anna", because: "x"), .noName("1"),
            .owner("anna"), .tooMany(8), .notKept,
        ]
        for fault in faults {
            let (english, chinese) = (
                ErrorTable.error(fault), inChinese { ErrorTable.error(fault) }
            )
            #expect(english.wireError == chinese.wireError)
            #expect(Language(of: english.message) == .english, "\(english.message)")
            #expect(Language(of: chinese.message) == .chinese, "\(chinese.message)")
        }
    }

    @Test(
        arguments: [
            (
                .tooLong(limit: 500), .tooLong,
                "A description may have at most 500 characters; send it in shorter parts."
            ),
            (
                .notText("\u{1B}"), .notText,
                "A description may have no control characters, and this one has U+001B; send it without."
            ),
            (
                .noSuchEntry(3), .noSuchEntry,
                "There is no entry 3; `demeter day` lists a day's entries."
            ),
            (
                .noSuchFood("egg"), .noSuchFood,
                "There is no food \"egg\"; `demeter foods search` finds foods by name."
            ),
            (
                .noFood, .invalidParameters,
                "No food was found in the new words; the entry stays as it was."
            ),
            (
                .outOfRange(parameter: "date", lowest: "a", highest: "b"), .outOfRange,
                "`date` must lie between a and b."
            ),
            (
                .figureTooLarge("calories"), .outOfRange,
                "The entry's `calories` would be below 0 or beyond 1000000000, and the journal keeps neither; say what it was."
            ),
            (
                .anotherChange(4), .anotherChange,
                "Something else was changed since change 4; `steps` tells what would be undone and redone now."
            ),
            (.badParameters(.missing("text")), .invalidParameters, "`text` is missing."),
            (
                .readOnly, .readOnly,
                "The journal cannot be written: its folder is read-only. Nothing was changed; make the folder writable and try again."
            ),
            (
                .journalLost, .readOnly,
                "The journal's file was moved or deleted while demeterd has it open. Nothing was changed; put journal.sqlite back, or restart demeterd to go on with what is there now."
            ),
            (
                .diskFull, .diskFull,
                "The disk with the journal is full. Nothing was changed; make room and try again."
            ),
            (
                .keptOnly(because: .diskFull), .diskFull,
                "Your words are kept, but the journal cannot be written now: the disk is full. They are logged by themselves once it can; no need to repeat them."
            ),
            (
                .keptOnly(because: .readOnly), .readOnly,
                "Your words are kept, but the journal cannot be written now: its folder is read-only. They are logged by themselves once it can; no need to repeat them."
            ),
            (
                .keptOnly(because: .busy), .busy,
                "Your words are kept, but the journal cannot be written now: another program holds it. They are logged by themselves once it can; no need to repeat them."
            ),
            (
                .keptOnly(because: .storage(code: 266)), .storage,
                "Your words are kept, but the journal cannot be written now: SQLite error 266. They are logged by themselves once it can; no need to repeat them."
            ),
            (.busy, .busy, "Demeter has too much to do at the moment; try again in a while."),
            (.nothingToUndo, .nothingToUndo, "There is nothing to undo."),
            (.nothingToRedo, .nothingToRedo, "There is nothing to redo."),
            (
                .nothingToRepeat(nil, nil), .nothingToRepeat,
                "There is nothing in the last month that could be logged once more; `demeter day` lists what there is."
            ),
            (
                .nothingToRepeat(LocalDay("2026-03-06"), .lunch), .nothingToRepeat,
                "There is no lunch on 2026-03-06 that could be logged once more; `demeter day` lists what there is."
            ),
            (
                .notHeld(3), .notHeld,
                "Entry 3 waits for no confirmation; `demeter day` lists what is held."
            ),
            (
                .foodExists("egg"), .foodExists,
                "There is already a food \"egg\"; choose another name, or remove that one first."
            ),
            (
                .notOwnFood("egg"), .notAllowed,
                "\"egg\" is no food of your own; only those can be changed or removed."
            ),
            (
                .notAvailable(.summary), .notAvailable,
                "This version of Demeter does not offer `summary` yet."
            ),
            (
                .storage(code: 10), .storage,
                "The journal could not be read or written (SQLite error 10); the daemon's log says more."
            ),
        ] as [(ServiceError, WireError, String)])
    func `every error has its code and its sentence`(
        error: ServiceError, code: WireError, sentence: String
    ) {
        let rendered = ErrorTable.error(error)
        #expect(rendered.wireError == code)
        #expect(rendered.message == sentence)
        #expect(rendered.data["kind"] == .string(code.kind))
        let chinese = inChinese { ErrorTable.error(error) }
        #expect(chinese.wireError == code && chinese.data["kind"] == rendered.data["kind"])
        #expect(Language(of: chinese.message) == .chinese, "\(chinese.message)")
    }

    @Test(
        arguments: [
            (.notAnObject(""), "`params` must be an object with named members."),
            (.notAnObject("a.b"), "`a.b` must be an object with named members."),
            (
                .tooMany("query", limit: 200),
                "`query` may have at most 200 characters or elements; give fewer."
            ),
            (.nothingOf(["text", "grams"]), "One of `text`, `grams` is needed."),
            (.wrongType("a", expected: .truth), "`a` must be true or false."),
            (.wrongType("a", expected: .object), "`a` must be an object."),
            (.wrongType("a", expected: .oneOf(["b", "c"])), "`a` must be one of b, c."),
            (
                .wrongType("a", expected: .oneOf([])),
                "`a` must be left out, for there is nothing here that it could name."
            ),
        ] as [(MessageError, String)])
    func `every fault of a parameter has its sentence`(error: MessageError, sentence: String) {
        #expect(ErrorTable.parameters(error).message == sentence)
        let chinese = inChinese { ErrorTable.parameters(error) }
        #expect(Language(of: chinese.message) == .chinese, "\(chinese.message)")
    }

    @Test func `codes stay outside of what JSON-RPC reserves, and kinds differ`() {
        let own = WireError.allCases.map(\.rawValue).filter { $0 > -32_100 }
        #expect(own.allSatisfy { $0 > -32_000 && $0 < 0 })
        #expect(Set(WireError.allCases.map(\.kind)).count == WireError.allCases.count)
    }
}
