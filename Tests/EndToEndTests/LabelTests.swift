import Foundation
import JSON
import ModelServer
import TestSupport
import Testing

/// A live daemon that is shown photographs of labels, which are drawn here with what stands on them.
@Suite(.enabled(if: LabelPictures.areThere, LabelPictures.reason))
struct LabelTests {
    @Test
    func `a label is read off a photograph, held, named, logged and kept, and no model is asked`()
        throws
    {
        let server = try ModelServer { _ in .json("{}", status: 500) }
        let daemon = try DaemonProcess(environment: [
            "DEMETER_MODEL_MODE": "auto", "DEMETER_MODEL_BASE_URL": server.address,
            "DEMETER_MODEL_MODEL": "m",
        ])
        let drawn = try #require(
            try LabelPictures.drawn(1, seed: 77, .drawn, in: daemon.folder).first)
        var client = try daemon.connect()
        let shown = try client.call("photo", ["files": [.string(drawn.file)]])["result"]
        #expect(shown?["analysis"] == "none")
        let reply = try #require(shown?["reply"]?.string)
        #expect(reply.hasPrefix("From the label, in 100 g: "), "\(reply)")
        #expect(reply.contains("What is it?"))
        let utterance = try #require(shown?["utterance"])
        let answered = try client.call("answer", ["utterance": utterance, "text": "oat bar"])[
            "result"]
        #expect(answered?["state"] == "logged", "\(answered?["reply"]?.string ?? "")")
        let food = try client.call("foods.show", ["id": "own:oat-bar"])["result"]
        let calories = try #require(food?["per_100g"]?["calories"]?.number)
        #expect(abs(calories - (drawn.figures["calories"] ?? 0)) < 0.01)
        #expect(server.requests.isEmpty)
        // Nothing is left of the picture once the meal is logged.
        try waitUntil {
            (try? FileManager.default.contentsOfDirectory(atPath: "\(daemon.folder)/photographs")
                .isEmpty) ?? false
        }
        #expect(daemon.stop() == 0)
    }

    @Test(arguments: [LabelPictures.Light.photographed, .askew])
    func `of labels askew, blurred and noisy none is read wrongly`(
        _ light: LabelPictures.Light
    ) throws {
        let folder = try TemporaryFolder()
        let drawn = try LabelPictures.drawn(12, seed: 5, light, in: folder.path)
        var read = 0
        for label in drawn {
            let run = try Command.run(
                "sh",
                ["-c", "exec \"$0\" --label < \"$1\"", Built.program("demeter-eyes"), label.file])
            #expect(run.status == 0)
            guard let told = try JSONValue(parsing: run.output)["label"],
                let figures = told["per_100g"]?.object
            else {
                continue
            }
            read += 1
            for figure in figures.members {
                let value = (figure.value.number ?? 0) / 1000
                let truth = try #require(
                    label.figures[figure.key], "\(label.file): \(figure.key) \(value)")
                #expect(
                    abs(value - truth) <= max(0.006 * truth, 0.0051), "\(label.file): \(figure.key)"
                )
            }
        }
        #expect(read * 2 >= drawn.count, "\(read) of \(drawn.count) were read")
    }
}

/// Labels that Pillow draws.
enum LabelPictures {
    struct Drawn {
        var file: String
        /// Of 100 g, in the units of the wire; without what the label tells as "less than".
        var figures: [String: Double]
    }

    /// Debian's own Python has Pillow; others may be first on the path.
    private static let python = "/usr/bin/python3"

    static let areThere =
        FileManager.default.isExecutableFile(atPath: Built.program("demeter-eyes"))
        && FileManager.default.fileExists(atPath: "/usr/include/tesseract/baseapi.h")
        && isModelThere
        && (try? Command.run(python, ["-c", "import PIL"]).status) == 0
        && FileManager.default.fileExists(atPath: "/usr/share/fonts/truetype/liberation")

    /// Whether tesseract's model of English is where `demeter-eyes` looks for it.
    private static var isModelThere: Bool {
        let given = ProcessInfo.processInfo.environment["TESSDATA_PREFIX"]
        let folders = [
            "/usr/share/tesseract-ocr/5/tessdata", "/usr/share/tesseract-ocr/4.00/tessdata",
            "/usr/share/tessdata", "/usr/local/share/tessdata",
        ]
        return ([given].compactMap(\.self) + folders).contains {
            FileManager.default.isReadableFile(atPath: "\($0)/eng.traineddata")
        }
    }

    static let reason: Comment =
        "needs demeter-eyes with libtesseract, tesseract-ocr-eng, python3-pil and fonts-liberation"

    /// How they are taken.
    enum Light: String, Sendable {
        /// As they were printed.
        case drawn
        /// A little askew, with noise and uneven light.
        case photographed
        /// The same, 10 to 22 degrees askew.
        case askew
    }

    static func drawn(
        _ count: Int, seed: Int, _ light: Light, in folder: String
    ) throws -> [Drawn] {
        let run = try Command.run(
            python,
            [
                "\(Built.root)/Tests/EndToEndTests/Fixtures/labels.py", folder, "\(count)",
                "\(seed)",
                light.rawValue,
            ])
        guard run.status == 0, let list = try JSONValue(parsing: run.output).array else {
            throw PeerFailure(errors: run.errors)
        }
        return list.compactMap { label in
            guard let file = label["file"]?.string, let per = label["per"]?.object else {
                return nil
            }
            var figures: [String: Double] = [:]
            for figure in per.members { figures[figure.key] = figure.value.number }
            return Drawn(file: file, figures: figures)
        }
    }
}
