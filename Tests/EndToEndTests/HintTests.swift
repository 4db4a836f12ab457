import Foundation
import JSON
import Sight
import TestSupport
import Testing

/// A live daemon with a classifier, a network of a few hundred bytes that the test writes.
@Suite(
    .enabled(
        if: FileManager.default.isExecutableFile(atPath: Built.program("demeter-eyes"))
            && FileManager.default.fileExists(atPath: "/usr/include/opencv4/opencv2/dnn.hpp")
            && FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")
            && (try? Command.run("/usr/bin/python3", ["-c", "import PIL"]).status) == 0,
        "needs demeter-eyes with libopencv-dnn-dev, and python3-pil"))
struct HintTests {
    private static let labels = ["rouge\tan egg\tsingle", "vert\ttoast\tsingle", "bleu"]

    /// A picture of one colour with some pattern in it, as a photograph has.
    private func picture(_ colour: String, in folder: String) throws -> String {
        let path = "\(folder)/\(colour).png"
        let made = try Command.run(
            "/usr/bin/python3",
            [
                "-c",
                """
                import sys
                from PIL import Image, ImageDraw
                picture = Image.new("RGB", (640, 480), sys.argv[1])
                draw = ImageDraw.Draw(picture)
                for x in range(0, 640, 80):
                    for y in range(0, 480, 80):
                        draw.rectangle((x, y, x + 30, y + 30), fill="black")
                picture.save(sys.argv[2])
                """, colour, path,
            ])
        try #require(made.status == 0, "\(made.errors)")
        return path
    }

    @Test func `a photograph is guessed at, asked about, and logged by yes`() throws {
        let folder = try TemporaryFolder()
        try TinyNetwork().write(to: folder.path + "/classifier", labels: Self.labels)
        let daemon = try DaemonProcess(environment: [
            "DEMETER_PHOTO_CLASSIFIER": folder.path + "/classifier"
        ])
        let path = try picture("red", in: folder.path)
        let shown = try Command.run(
            Built.program("demeter"), ["--socket", daemon.socket, "photo", path])
        #expect(
            shown.output.contains("An egg? Say \"yes\" for that, or what it was."),
            "\(shown.output)\(shown.errors)")
        #expect(shown.output.contains("! Perhaps: egg ("), "\(shown.output)")
        var client = try daemon.connect()
        let held = try client.call("held")["result"]?.array
        #expect(held?.count == 1)
        let reply = try client.say("yes")
        #expect(reply.contains { $0.contains("egg") }, "\(reply)")
        let day = try client.call("day")["result"]
        #expect(day?["entries"]?.array?.map { $0["food"]?.string } == ["egg"])
        #expect(daemon.stop() == 0)
    }

    @Test func `broken classifiers end in a sentence, and the daemon goes on`() throws {
        let folder = try TemporaryFolder()
        let classifier = folder.path + "/classifier"
        let model = classifier + "/model.onnx"
        let daemon = try DaemonProcess(environment: ["DEMETER_PHOTO_CLASSIFIER": classifier])
        let path = try picture("red", in: folder.path)
        var client = try daemon.connect()
        func hint() throws -> String {
            let result = try client.call("photo", ["files": [.string(path)]])["result"]
            #expect(result?["state"] == "held")
            return result?["hint"]?.string ?? ""
        }
        #expect(try hint().contains("holds no model.onnx"))
        try TinyNetwork().write(to: classifier, labels: ["one", "two"])
        #expect(try hint().contains("has 2 labels for the 3 classes"))
        var network = TinyNetwork()
        network.step = "Astonish"
        try network.write(to: classifier, labels: Self.labels)
        #expect(try hint().contains("is broken, or has steps that OpenCV does not know"))
        let whole = TinyNetwork().bytes
        try TinyNetwork().write(to: classifier, labels: Self.labels)
        // Cut in the middle of its weights, and spoilt within them and the shapes.
        try Data(whole.prefix(whole.count - 60)).write(to: URL(fileURLWithPath: model))
        #expect(try hint().contains("Nothing is guessed"))
        try Data(count: 97 << 20).write(to: URL(fileURLWithPath: model))
        #expect(try hint().contains("larger than any that is read"))
        try Data(whole).write(to: URL(fileURLWithPath: model))
        #expect(try hint().contains("An egg?"))
        #expect(daemon.stop() == 0)
    }

    /// OpenCV in its process, on networks of which any byte is another.
    @Test func `spoilt networks are told, and none outlives its time`() throws {
        let folder = try TemporaryFolder()
        let eyes = EyesProcess(program: Built.program("demeter-eyes"))
        let whole = TinyNetwork().bytes
        var random = SplitMix64(seed: 45)
        var (guessed, faults) = (0, Set<ClassifierFault>())
        for _ in 0..<40 {
            var spoilt = whole
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                spoilt[Int.random(in: spoilt.indices, using: &random)] = UInt8.random(
                    in: 0...255, using: &random)
            }
            try TinyNetwork().write(to: folder.path, labels: Self.labels)
            try Data(spoilt).write(to: URL(fileURLWithPath: folder.path + "/model.onnx"))
            let start = ContinuousClock.now
            if let fault = eyes.fault(ofClassifier: folder.path) {
                faults.insert(fault)
            } else {
                guessed += 1
            }
            #expect(ContinuousClock.now - start < ClassifierLimits.patience + .seconds(5))
        }
        // Some bytes matter little, and what is wrong with the others is told by its kind.
        #expect(guessed > 0)
        #expect(!faults.isEmpty)
        #expect(faults.isDisjoint(with: [.absent, .missing("model.onnx"), .picture]), "\(faults)")
    }

    @Test func `the doctor tries the classifier, and says what to do`() throws {
        let folder = try TemporaryFolder()
        try TinyNetwork().write(to: folder.path + "/classifier", labels: Self.labels)
        func doctor(_ classifier: String) throws -> String {
            try Command.run(
                "env",
                [
                    "DEMETER_PHOTO_CLASSIFIER=\(classifier)", Built.program("demeter"),
                    "--data-dir",
                    folder.path + "/data", "doctor",
                ]
            ).output
        }
        #expect(try doctor(folder.path + "/classifier").contains("guesses at photographs by"))
        let missing = try doctor(folder.path + "/none")
        #expect(missing.contains("holds no model.onnx"), "\(missing)")
        #expect(missing.contains("scripts/get-classifier"))
    }
}
