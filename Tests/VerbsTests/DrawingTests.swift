import Arguments
import Glibc
import Host
import Nutrition
import TestSupport
import Testing

@testable import Verbs

struct DrawingTests {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("拉面", 4), ("🍕", 2), ("👩‍🍳", 2),
        ("\u{1B}", 0),
        ("ｆｕｌｌ", 8), ("한글", 4), ("–", 1),
    ])
    func `text takes columns`(text: String, width: Int) {
        #expect(DisplayWidth.of(text) == width)
    }

    @Test(arguments: [
        ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("拉面拉面", 5, "拉面…"),
        ("拉面拉面", 6, "拉面…"), ("", 0, ""),
    ])
    func `text is shortened`(text: String, width: Int, short: String) {
        #expect(DisplayWidth.shortened(text, to: width, ellipsis: "…") == short)
    }

    @Test func `control characters do not reach a terminal`() {
        #expect(DisplayWidth.printable("a\u{1B}[2Jb\nc\u{9B}") == "a [2Jb c ")
    }

    @Test(arguments: [
        (0, "0", "0.0"), (499, "0", "0.5"), (500, "1", "0.5"), (1_000, "1", "1.0"),
        (999_949, "1,000", "999.9"), (999_950, "1,000", "1,000.0"),
        (1_234_567_890, "1,234,568", "1,234,567.9"), (-500, "-1", "-0.5"), (-49, "0", "0.0"),
        (Int64.max, "9,223,372,036,854,776", "9,223,372,036,854,775.8"),
        (Int64.min, "-9,223,372,036,854,776", "-9,223,372,036,854,775.8"),
    ])
    func `numbers are rounded and separated`(raw: Int64, whole: String, tenths: String) {
        #expect(Numeral.whole(Thousandths(rawValue: raw)) == whole)
        #expect(Numeral.tenths(Thousandths(rawValue: raw)) == tenths)
    }

    @Test(arguments: [
        (0.0, "░░░░", "...."), (1, "████", "####"), (0.5, "██░░", "##.."), (2, "████", "####"),
        (-1, "░░░░", "...."), (.nan, "░░░░", "...."), (0.40625, "█▋░░", "##.."),
        (1.0 / 32, "▏░░░", "...."),
    ])
    func `bars`(share: Double, blocks: String, signs: String) {
        #expect(Bar.text(share, width: 4, screen) == blocks)
        #expect(Bar.text(share, width: 4, .plain) == signs)
    }

    @Test func `bars always have their width`() {
        let seed = UInt64.random(in: .min ... .max)
        var random = SplitMix64(seed: seed)
        for _ in 0..<500 {
            let share = Double.random(in: -0.5...1.5, using: &random)
            let width = Int.random(in: 1...40, using: &random)
            #expect(Bar.text(share, width: width, screen).count == width, "seed \(seed)")
            #expect(Bar.text(share, width: width, .plain).count == width, "seed \(seed)")
        }
    }

    @Test(arguments: [
        (0.0, "0 %"), (0.624, "62 %"), (1.5, "150 %"), (.infinity, ""), (.nan, ""), (1e9, ""),
    ])
    func `percents`(share: Double, text: String) {
        #expect(Numeral.percent(share) == text)
    }

    @Test func `own signs are spelt in ASCII and letters stay`() {
        #expect(
            PlainText.of("2 × 1 – “café” ‘x’ — ≥ 3… −1\u{A0}g")
                == "2 x 1 - \"café\" 'x' -- >= 3... -1 g"
        )
    }

    @Test func `tables keep to the screen whatever they hold`() {
        let seed = UInt64.random(in: .min ... .max)
        var random = SplitMix64(seed: seed)
        let words = ["a", "拉面", "long word", "éclair", "1,234", "", "🍕"]
        for _ in 0..<200 {
            let columns = Int.random(in: 30...100, using: &random)
            var table = TextTable([
                .init("id"), .init("name", .left, isFlexible: true), .init("one", rank: 2),
                .init("two", rank: 1),
            ])
            for _ in 0..<5 {
                let name = (0..<Int.random(in: 0...12, using: &random))
                    .map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
                table.add([
                    .init("#1"), .init(name), .init(words.randomElement(using: &random) ?? ""),
                    .init("12"),
                ])
            }
            let style = Style(columns: columns, isUnicode: true, hasBars: true, hasColour: false)
            for line in table.lines(style) {
                #expect(DisplayWidth.of(line) <= columns, "seed \(seed)")
                #expect(!line.hasSuffix(" "), "seed \(seed)")
            }
        }
    }

    @Test func `output that is no terminal is plain`() {
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0)
        let environment: Environment = ["LANG": "C.UTF-8", "COLUMNS": "120"]
        #expect(Style(for: ends[1], environment: environment, command: nil) == .plain)
        close(ends[0])
        close(ends[1])
    }

    /// A terminal pair, so that what is asked of a terminal is asked of one.
    @Test(arguments: [
        ([:], Style(columns: 80, isUnicode: false, hasBars: true, hasColour: true)),
        (
            ["LANG": "it_IT.UTF-8", "COLUMNS": "120"],
            Style(columns: 120, isUnicode: true, hasBars: true, hasColour: true)
        ),
        (
            ["LANG": "C.UTF-8", "LC_ALL": "C", "NO_COLOR": "1"],
            Style(columns: 80, isUnicode: false, hasBars: true, hasColour: false)
        ),
        (
            ["LC_CTYPE": "de_DE.utf8@euro", "TERM": "dumb"],
            Style(columns: 80, isUnicode: true, hasBars: true, hasColour: false)
        ),
    ])
    func `the style follows the terminal and the environment`(
        variables: [String: String], style: Style
    ) throws {
        let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        try #require(terminal >= 0)
        defer { close(terminal) }
        #expect(
            Style(for: terminal, environment: Environment(variables), command: nil) == style)
    }

    @Test func `the width is the terminal's`() throws {
        let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        try #require(terminal >= 0)
        defer { close(terminal) }
        var size = winsize(ws_row: 24, ws_col: 133, ws_xpixel: 0, ws_ypixel: 0)
        #expect(ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0)
        #expect(Terminal.columns(of: terminal) == 133)
    }
}
