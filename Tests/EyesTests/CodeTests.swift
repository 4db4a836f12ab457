import Eyes
import Foundation
import Nutrition
import Pictures
import TestSupport
import Testing

/// Bar codes in pictures, as they lie and as they were photographed.
@Suite(.enabled(if: Zint.isThere, "needs the package zint"))
struct CodeTests {
    @Test(
        arguments: [
            ("4006381333931", "EANX", "04006381333931"), ("9638507", "EANX", "00000096385074"),
            ("03600029145", "UPCA", "00036000291452"), ("0123456", "UPCE", nil),
            ("1540014128876", "ITF14", "15400141288763"),
        ] as [(String, String, String?)])
    func `every kind of code on a package is read`(
        data: String, kind: String, digits: String?
    ) throws {
        // zint adds the check digit where it is missing.
        let found = CodeSearch.codes(in: try Zint.grey(data, kind: kind))
        #expect(found.count == 1)
        if let digits { #expect(found.map(\.digits) == [digits]) }
    }

    @Test func `squares count where they speak GS1, and plain ones do not`() throws {
        let link = "https://id.gs1.org/01/04006381333931/10/ABC"
        #expect(
            CodeSearch.codes(in: try Zint.grey(link, kind: "QRCODE")).map(\.digits)
                == ["04006381333931"])
        #expect(CodeSearch.codes(in: try Zint.grey("4006381333931", kind: "QRCODE")) == [])
    }

    @Test func `two codes in one picture are both read`() throws {
        let picture = try Zint.grey("4006381333931").above(try Zint.grey("5449000000996"))
        #expect(
            Set(CodeSearch.codes(in: picture).map(\.description))
                == ["4006381333931", "5449000000996"])
    }

    @Test func `two packages of one product are one code, and end nothing`() throws {
        let one = try Zint.grey("4006381333931")
        #expect(
            CodeSearch.codes(in: one.above(one).above(one)).map(\.description)
                == ["4006381333931"])
    }

    @Test func `a picture without a code has none`() {
        var random = SplitMix64(seed: 45)
        let values = (0..<400 * 300).map { _ in UInt8.random(in: 0...255, using: &random) }
        #expect(
            CodeSearch.codes(in: GreyPicture(width: 400, height: 300, values: values)) == [])
        let stripes = (0..<400 * 300).map { (place: Int) -> UInt8 in
            place % 400 / 7 % 2 == 0 ? 0 : 255
        }
        #expect(
            CodeSearch.codes(in: GreyPicture(width: 400, height: 300, values: stripes)) == [])
    }

    /// Of these one decoder or the other reads another number with a right check digit, look after look.
    @Test(
        arguments: [
            ("5942100174159", 170, 1.466, 1, 0.996),
            ("3859527398490", 70, 2.028, 2, 0.977),
            ("2237507979074", 280, 1.291, 1, 0.932), ("8659126267273", 100, 2.009, 2, 0.916),
            ("8307995124875", 290, 1.213, 1, 0.917),
            ("3305952270455", 160, 2.014, 2, 0.947),
        ] as [(String, Double, Double, Int, Double)])
    func `bars that a blur makes those of other digits are read rightly or not at all`(
        number: String, angle: Double, scale: Double, blur: Int, slant: Double
    ) throws {
        let picture = try Zint.grey(number, scale: scale)
            .slanted(slant).turned(by: angle).blurred(radius: blur)
        let found = CodeSearch.codes(in: picture).map(\.digits)
        #expect(found.isEmpty || found == ["0" + number])
    }

    @Test func `codes at any angle, blurred and from the side, are read, and none wrongly`() throws
    {
        let outcome = try CodeTrial(seed: .random(in: 0...UInt64.max)).run(rounds: 6)
        #expect(outcome.wrong == [], "seed \(outcome.seed)")
        // Of six one may be missed; the long run holds to one in a hundred.
        #expect(outcome.missed.count <= 1, "seed \(outcome.seed): \(outcome.missed)")
    }
}

/// Random numbers under random angles and blurs: 36 angles × 3 blurs, sizes and slants between.
struct CodeTrial {
    let seed: UInt64

    struct Outcome {
        var seed: UInt64
        var read = 0
        var missed: [String] = []
        var wrong: [String] = []
    }

    func run(rounds: Int) throws -> Outcome {
        var random = SplitMix64(seed: seed)
        var outcome = Outcome(seed: seed)
        for _ in 0..<rounds {
            let number = Zint.number(&random)
            let scale = Double.random(in: 1...2.5, using: &random)
            let angle = Double(Int.random(in: 0..<36, using: &random)) * 10
            // As far as half a module, of two pixels for each of the scale: 1.2 and 2 pixels.
            let blur = Int.random(in: 0...(scale < 1.2 ? 0 : scale < 2 ? 1 : 2), using: &random)
            let slant = Double.random(in: 0.9...1, using: &random)
            let picture = try Zint.grey(number, scale: scale)
                .slanted(slant).turned(by: angle).blurred(radius: blur)
            let found = CodeSearch.codes(in: picture).map(\.digits)
            let words = "\(number) at \(angle)°, blur \(blur), scale \(scale), slant \(slant)"
            if found == ["0" + number] {
                outcome.read += 1
            } else if found.isEmpty {
                outcome.missed.append(words)
            } else {
                outcome.wrong.append("\(words): \(found)")
            }
        }
        return outcome
    }
}

@Suite(
    .enabled(
        if: ProcessInfo.processInfo.environment["DEMETER_SOAK"] != nil && Zint.isThere,
        "long; make soak runs it"))
struct CodeSoakTests {
    @Test func `of 10,000 codes at any angle 99 % are read, and none wrongly`() throws {
        let outcome = try CodeTrial(seed: .random(in: 0...UInt64.max)).run(rounds: 10_000)
        #expect(outcome.wrong == [], "seed \(outcome.seed)")
        #expect(outcome.read >= 9_900, "seed \(outcome.seed): \(outcome.missed.prefix(20))")
    }
}
