import Audio
import Foundation
import JSON
import TestSupport
import Testing
import UnixSocket

/// A live daemon with ears at a FIFO, somebody who speaks into it, and a watcher of the journal.
struct VoiceStage: ~Copyable {
    /// Beside which ALSA's settings lie, so that the ears may read them.
    let folder: TemporaryFolder
    let daemon: DaemonProcess
    private let sound: FileHandle
    private var watcher: SocketClient

    /// Who speaks: a program and its voice.
    enum Speaker {
        case espeak(String)
        case flite(String)

        /// Writes a WAV file of its first argument to its output.
        var command: String {
            switch self {
            case .espeak(let voice): "espeak-ng -v \(voice) -s 140 --stdout \"$0\""
            case .flite(let voice):
                "f=$(mktemp) && flite -voice \(voice) -o \"$f\" -t \"$0\" && cat \"$f\" && rm \"$f\""
            }
        }
    }

    /// - Parameters:
    ///   - feedback: as `voice.feedback`; it is played into `played`.
    ///   - foods: a file of foods besides the usual few.
    ///   - environment: of the daemon, beside what makes it hear.
    init(
        feedback: String = "none", listening: String = "always", foods: String? = nil,
        wrapper: [String] = [], environment: [String: String] = [:]
    ) throws {
        let folder = try TemporaryFolder()
        let cache = "\(folder.path)/demeter/voice"
        try FileManager.default.createDirectory(
            atPath: cache, withIntermediateDirectories: true)
        let settings = "\(folder.path)/asoundrc"
        try """
        </usr/share/alsa/alsa.conf>
        pcm.!default { type file slave.pcm null file "\(cache)/played.raw" format raw }
        """.write(toFile: settings, atomically: true, encoding: .utf8)
        let pipe = "\(folder.path)/sound"
        try #require(mkfifo(pipe, 0o600) == 0)
        let daemon = try DaemonProcess(
            environment: [
                "DEMETER_VOICE_ENABLED": "true", "DEMETER_VOICE_LISTENING": listening,
                "DEMETER_VOICE_DEVICE": "fifo:\(pipe)", "DEMETER_VOICE_FEEDBACK": feedback,
                "XDG_CACHE_HOME": folder.path, "ALSA_CONFIG_PATH": settings,
            ].merging(environment) { $1 },
            arguments: ["--grammars", "\(Built.root)/grammars"]
                + (foods.map { ["--ingredients", $0] } ?? []), wrapper: wrapper)
        // Kept open at both ends, so that nothing is lost between two lives of the ears.
        let sound = try #require(FileHandle(forUpdatingAtPath: pipe))
        var watcher = try daemon.connect()
        _ = try watcher.call("watch")
        self.folder = folder
        self.daemon = daemon
        self.sound = sound
        self.watcher = watcher
    }

    /// What the ears have played so far; bytes of 16 bit.
    var played: Int {
        let path = "\(folder.path)/demeter/voice/played.raw"
        return (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
    }

    /// The samples that the ears have played so far.
    func samples() throws -> [Int16] {
        let bytes = try Data(
            contentsOf: URL(fileURLWithPath: "\(folder.path)/demeter/voice/played.raw"))
        return stride(from: 0, to: bytes.count - 1, by: 2).map {
            Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
        }
    }

    /// How many models of words there are by now.
    var models: Int {
        let folder = "\(folder.path)/demeter/voice"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter {
            FileManager.default.fileExists(atPath: "\(folder)/\($0)/words.dict")
        }.count
    }

    /// Plays bytes of sound; they wait in the FIFO for ears that are not listening yet.
    func play(_ sound: Data) throws { try self.sound.write(contentsOf: sound) }

    /// Says a sentence, and is silent for two seconds.
    func say(_ sentence: String, by speaker: Speaker = .espeak("en-us+f3")) throws {
        try play(Self.speech(sentence, by: speaker))
    }

    /// The next event of the journal.
    mutating func event() throws -> JSONValue {
        let line = try #require(try watcher.receiveLine())
        return try #require(try JSONValue(parsing: line)["params"])
    }

    /// The names and amounts in the next event.
    mutating func entries() throws -> [String] {
        try event()["entries"]?.array?.map { entry in
            let amount = entry["amount"]?.number.map { " \(Int($0))" } ?? ""
            return (entry["name"]?.string ?? "") + amount
        } ?? []
    }

    func voice() throws -> JSONValue {
        var client = try daemon.connect()
        return try #require(try client.call("status")["result"]?["voice"])
    }

    /// Waits until the ears listen, having been started so often.
    func wait(starts: Int) throws {
        var client = try daemon.connect()
        try waitUntil {
            let voice = try #require(try client.call("status")["result"]?["voice"])
            return voice["state"] == "listening" && voice["starts"] == .integer(starts)
        }
    }

    static func speech(
        _ sentence: String, by speaker: Speaker = .espeak("en-us+f3")
    ) throws -> Data {
        let run = try Command.run(
            "/bin/sh", ["-c", "{ \(speaker.command); } | base64", sentence])
        let wav = Data(base64Encoded: run.output, options: .ignoreUnknownCharacters) ?? Data()
        return bytes(try WAV.sound(from: Array(wav)).resampled(to: 16_000).integers)
            + silence(seconds: 2)
    }

    static func silence(seconds: Int) -> Data { Data(count: 32_000 * seconds) }

    private static func bytes(_ samples: [Int16]) -> Data { samples.withUnsafeBytes { Data($0) } }
}
