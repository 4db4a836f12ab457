import RuleTexts
import Testing

/// What is wrong in a text of rules is said with its place and a remedy.
struct RuleTextErrorTests {
    @Test(arguments: [
        (
            "rule a\n  pack of\n  then drop x\n  \"a\" becomes \"b\"",
            "reading/some.rules:1: rule “a”: nothing is called “x”; “x:…” or “let x = …” does so"
        ),
        (
            "rule a\n  x:pack ~sizs\n  then drop x\n  \"a\" becomes \"b\"",
            "reading/some.rules:2: no words or pattern called ~sizs; “words sizs = …” makes some"
        ),
        (
            "rule a\n  x:pack\n  then drop x",
            "reading/some.rules:1: rule “a” has no example; write one as “\"…\" reads as \"…\"”"
        ),
        (
            "rule a\n  x:pack\n  \"a\" becomes \"b\"",
            "reading/some.rules:1: rule “a” does nothing; write “then …”"
        ),
        (
            "rule a\n  x:<number>\n  then drop x\n  \"a\" becomes \"b\"",
            "reading/some.rules:1: rule “a”: every line would be searched; "
                + "a rule needs a word that must stand in the line"
        ),
        (
            "rule a\n  x:<nmber> pack\n  then drop x\n  \"a\" becomes \"b\"",
            "reading/some.rules:2: no class called <nmber>; there are <number> <name> <part> <share> <unit> "
                + "<container> <article> <size> <times> <people>"
        ),
        (
            "rule a\n  x:(pack of\n  then drop x\n  \"a\" becomes \"b\"",
            "reading/some.rules:2: a “(” is not closed"
        ),
        (
            "stage late",
            "reading/some.rules:1: no stage called “late”; "
                + "there are several, placed, named, drunk, counted, eaten, cooked, first, spoken"
        ),
        (
            "rule a\n  x:pack\n  then drop x\n  \"a\" is \"b\"",
            "reading/some.rules:4: an example is “\"…\" reads as \"…\"”, “\"…\" becomes \"…\"” or “\"…\" stays”"
        ),
        (
            "rule a\n  x:pack\n  then drop x\n  \"a\" stays\n  \"b\" becomes \"c\"\n"
                + "rule a\n  x:pack\n  then drop x\n  \"b\" becomes \"c\"",
            "reading/some.rules:6: there is a rule called “a” already"
        ),
    ])
    func `a fault is told with its place and what helps`(text: String, error: String) {
        let thrown = #expect(throws: RuleTextError.self) {
            try RuleTexts([("some.rules", text)])
        }
        #expect(thrown?.description == error)
    }
}
