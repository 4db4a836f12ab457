internal import CatalogFiles
internal import FoodCatalog
internal import Glibc
internal import Host
internal import MealReader
internal import RuleTexts

let usage = """
    usage: rules write [--reading FOLDER] [--output FILE]
           rules check [--reading FOLDER] [--output FILE] [--ingredients FILE]

    write  makes FILE (Sources/Meals/MealReader/Rules/CompiledRules.swift) of the rules in FOLDER (reading), and
           CompiledTalk.swift and CompiledWords.swift beside it of those in FOLDER/talk and the words in FOLDER/steps
    check  says what is wrong: FILE is another than the rules make, or an example does not hold;
           exit status 1 when there is something

    """

func complain(_ text: String) {
    let bytes = Array(text.utf8)
    _ = Glibc.write(2, bytes, bytes.count)
}

ProgramStart.prepare(.command)
var arguments = CommandLine.arguments.dropFirst()
let command = arguments.popFirst() ?? ""
var (reading, ingredients) = ("reading", "ingredients.json")
var output = "Sources/Meals/MealReader/Rules/CompiledRules.swift"
while let option = arguments.popFirst() {
    switch (option, arguments.popFirst()) {
    case ("--reading", let value?): reading = value
    case ("--output", let value?): output = value
    case ("--ingredients", let value?): ingredients = value
    default:
        complain(usage)
        exit(64)
    }
}
do {
    let texts = try RuleTexts(folder: reading)
    let steps = try StepTexts(folder: reading)
    let folder =
        output.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        .joined(separator: "/")
    let wordsOutput = folder + "/CompiledWords.swift"
    let talkOutput = folder + "/CompiledTalk.swift"
    switch command {
    case "write":
        try SystemFile.write(Array(texts.source.utf8), to: output)
        try SystemFile.write(Array(texts.talkSource.utf8), to: talkOutput)
        try SystemFile.write(Array(steps.source.utf8), to: wordsOutput)
        print("\(output): \(texts.book.names.count) rules, \(texts.examples.count) examples")
        print("\(talkOutput): \(texts.talk.names.count) rules")
        print("\(wordsOutput): \(steps.count) sets and texts of words")
    case "check":
        var findings: [String] = []
        if try SystemFile.read(output) != Array(texts.source.utf8) {
            findings.append("\(output) is not what \(reading) makes; run `make rules`")
        }
        if try SystemFile.read(talkOutput) != Array(texts.talkSource.utf8) {
            findings.append("\(talkOutput) is not what \(reading)/talk makes; run `make rules`")
        }
        if try SystemFile.read(wordsOutput) != Array(steps.source.utf8) {
            findings.append("\(wordsOutput) is not what \(reading)/steps makes; run `make rules`")
        }
        let catalog = FoodCatalog(foods: try CatalogFile.load(ingredients))
        findings += RuleChecking(texts, catalog: catalog).findings
        for finding in findings { print(finding) }
        if !findings.isEmpty { exit(1) }
        let count = texts.book.names.count + texts.talk.names.count
        print("\(count) rules, \(texts.examples.count) examples hold")
    default:
        complain(usage)
        exit(64)
    }
} catch {
    complain("rules: \(error)\n")
    exit(65)
}
