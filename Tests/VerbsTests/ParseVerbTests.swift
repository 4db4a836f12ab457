import Glibc
import JSON
import TestSupport
import Testing

@testable import Verbs

struct ParseVerbTests {
    private static let foods = """
        {"version":1,"foods":[
        {"id":"egg","name":"egg","aliases":["eggs"],"category":"protein","per_100g":{"calories":143,\
        "protein":12.6,"carbohydrates":0.7,"fat":9.5,"fiber":0,"sugar":0.4,"sodium":142},\
        "portions":[{"label":"large","grams":50}],"default_portion":"large","usual_grams":50,\
        "source":{"release":"SR 28","code":"01123"}}
        ]}
        """

    /// Runs `demeter parse` with a catalog that knows eggs.
    private func parse(
        _ arguments: [String], input: [UInt8] = [], configuration: String = ""
    ) throws -> Run {
        let folder = try TemporaryFolder()
        for (name, text) in [("ingredients.json", Self.foods), ("config.toml", configuration)] {
            let file = try #require(fopen("\(folder.path)/\(name)", "w"))
            fputs(text, file)
            fclose(file)
        }
        return try demeter(
            ["parse", "--config", "\(folder.path)/config.toml"] + arguments, input: input,
            program: "\(folder.path)/.build/debug/demeter")
    }

    private func objects(_ output: String) throws -> [JSONValue] {
        try output.split(separator: "\n").map { try JSONValue(parsing: String($0)) }
    }

    @Test func `words are read without a daemon`() throws {
        let run = try parse(["two", "eggs", "--json"])
        #expect(run.status == 0)
        let reading = try JSONValue(parsing: run.output)
        #expect(reading["text"] == "two eggs")
        #expect(reading["items"]?.array?.map { $0["food"]?.string } == ["egg"])
        #expect(reading["total"]?["calories"]?.number == 143)
        let table = try parse(["two", "eggs"])
        #expect(table.status == 0)
        #expect(table.output.contains("143"))
    }

    @Test func `nothing understood ends with 1`() throws {
        #expect(try parse(["xyzzy", "plugh"]).status == 1)
        #expect(
            try parse([])
                == Run(
                    status: 1, output: "",
                    errors: "demeter: standard input had no words; say what you ate\n"))
        #expect(try parse(["--lines"]) == Run(status: 0, output: "", errors: ""))
    }

    @Test func `every line has its object, in order`() throws {
        let long = String(repeating: "egg ", count: 126)
        var input = Array("two eggs\n\n   \nxyzzy\n\(long)\n".utf8)
        input += [0x65, 0xFF, 0x0A] + Array("egg\u{0}s\negg\u{1B}[2J\n".utf8)
        input += [UInt8](repeating: 0x61, count: 70_000) + [0x0A] + Array("one egg\r\nlast".utf8)
        let run = try parse(["--lines", "--json"], input: input)
        #expect(run.status == 0)
        #expect(run.errors == "")
        let objects = try objects(run.output)
        let errors = objects.map { $0["error"]?.string }
        let empty = "the description is empty"
        let tooLong = "a description may have at most 500 characters"
        #expect(
            errors == [
                nil, empty, empty, nil, tooLong, "the line is not UTF-8",
                "the line has a NUL character in it",
                "the description has the control character U+001B in it", tooLong, nil, nil,
            ])
        #expect(objects[0]["items"]?.array?.count == 1)
        #expect(objects[9]["text"] == "one egg")
        #expect(objects[10]["text"] == "last")
    }

    @Test func `the limit is the configuration's`() throws {
        let run = try parse(
            ["--lines"], input: Array("two eggs\ntwo large eggs\n".utf8),
            configuration: "[limits]\ndescription = 8\n")
        let errors = try objects(run.output).map { $0["error"]?.string }
        #expect(errors == [nil, "a description may have at most 8 characters"])
    }

    @Test func `no lines are no objects`() throws {
        #expect(try parse(["--lines"]) == Run(status: 0, output: "", errors: ""))
    }

    @Test func `as many objects as lines, whatever they hold`() throws {
        let seed = UInt64.random(in: .min ... .max)
        var random = SplitMix64(seed: seed)
        for _ in 0..<20 {
            var input: [UInt8] = []
            let count = Int.random(in: 0...60, using: &random)
            for _ in 0..<count {
                for _ in 0..<Int.random(in: 0...80, using: &random) {
                    let byte = UInt8.random(in: .min ... .max, using: &random)
                    input.append(byte == 0x0A ? 0x20 : byte)
                }
                input.append(0x0A)
            }
            let run = try parse(["--lines"], input: input)
            #expect(run.status == 0, "seed \(seed)")
            #expect(try objects(run.output).count == count, "seed \(seed)")
        }
    }

    @Test func `lines are shown to a person as well`() throws {
        let run = try parse([], input: Array("two eggs\n\nxyzzy\n".utf8))
        #expect(run.status == 1)
        #expect(run.errors == "demeter: the description is empty\n")
    }

    @Test func `over-long words are bad data`() throws {
        let expected = Run(
            status: 65, output: "",
            errors: "demeter: a description may have at most 500 characters\n")
        #expect(try parse([String(repeating: "é", count: 501)]) == expected)
        #expect(try parse([String(repeating: "é", count: 500)]).status == 1)
        let json = try parse([String(repeating: "a", count: 501), "--json"])
        #expect(json.status == 65)
        #expect(
            json.output
                == #"{"error":"a description may have at most 500 characters","kind":"too_long"}"#
                + "\n")
    }

    @Test func `a missing catalog and a bad one are told`() throws {
        let none = try demeter("parse", "egg", program: "/nonexistent/bin/demeter")
        #expect(
            none
                == Run(
                    status: 65, output: "",
                    errors: "demeter: there is no ingredients.json beside the program; "
                        + "name one with --ingredients or DEMETER_INGREDIENTS\n"))
        let missing = try demeter("parse", "egg", "--ingredients", "/nonexistent/foods.json")
        #expect(
            missing
                == Run(
                    status: 65, output: "",
                    errors:
                        "demeter: --ingredients: cannot read /nonexistent/foods.json: No such file or "
                        + "directory; name what is there, or leave it out\n"
                ))
    }

    @Test func `a wrong configuration is told`() throws {
        let run = try parse(["egg"], configuration: "[limit]\n")
        #expect(run.status == 65)
        #expect(run.errors.hasSuffix(":1:2: unknown key \"limit\"; did you mean \"limits\"?\n"))
    }
}
