import CatalogFiles
import Configuration
import Glibc
import Host
import Locking
import Logbook
import Nutrition
import Threads
import UnixSocket
import Voice
import Waking

/// Keeps the words that the ears know in step with the person's own foods, the catalog and the grammars.
final class Vocabulary: Sendable {
    private let places: Places
    private let overrides: Overrides
    private let voice: VoiceDesk
    private let log: Log
    private let file: OwnFoodsFile
    /// Seconds between a change and its writing; whoever adds one food adds more.
    private static let pause: UInt32 = 1
    private let state = Mutex<(wakePhrase: String, alarm: WallAlarm?)>(("", nil))
    /// What is to be written while something is; of several only the last.
    private let waiting = Mutex<(isWriting: Bool, foods: [Food]?)>((false, nil))

    init(places: Places, overrides: Overrides, voice: VoiceDesk, log: Log) {
        self.places = places
        self.overrides = overrides
        self.voice = voice
        self.log = log
        file = OwnFoodsFile(dataFolder: places.dataFolder)
    }

    /// Writes the own foods down for the ears, now and whenever they change.
    func follow(_ logbook: Logbook, _ configuration: Configuration, on loop: EventLoop) async {
        configure(configuration)
        // What is written before anybody listens for it needs no new model: the ears are yet to start.
        logbook.followFoods { [weak self] own in
            guard let self else { return }
            if isFollowing { takeLater(own) } else { take(own) }
        }
        if let alarm = try? WallAlarm(on: loop) {
            alarm.watch(watched)
            state.withLock { $0.alarm = alarm }
            Task(executorPreference: WorkerPool.shared) { [weak self] in
                for await reason in alarm.reasons where reason != .clockChanged {
                    await self?.prepare()
                }
            }
        }
    }

    func configure(_ configuration: Configuration) {
        state.withLock { $0.wakePhrase = configuration.voice.wakePhrase }
    }

    func stop() { state.withLock(\.alarm)?.stop() }

    private var isFollowing: Bool { state.withLock { $0.alarm != nil } }

    /// Nobody who adds a food waits for the ears' copy of thousands.
    private func takeLater(_ own: [Food]) {
        let isFirst = waiting.withLock { waiting in
            defer { waiting = (true, own) }
            return !waiting.isWriting
        }
        guard isFirst, OwnThread.start("vocabulary", isPatient: true, { self.takeWaiting() }) != 0
        else { return }
        // Without room for a thread they have to.
        waiting.withLock { $0 = (false, nil) }
        take(own)
    }

    private func takeWaiting() {
        sleep(Self.pause)
        while let own = waiting.withLock({ waiting in
            defer { waiting = (waiting.foods != nil, nil) }
            return waiting.foods
        }) {
            take(own)
            sleep(Self.pause)
        }
    }

    private func take(_ own: [Food]) {
        do throws(CatalogFileError) {
            if try file.write(own) { state.withLock(\.alarm)?.wake() }
        } catch {
            log.warning("the ears do not learn your own foods: \(error)")
        }
    }

    private func prepare() async {
        guard let program = Program.file() else { return }
        let phrase = state.withLock(\.wakePhrase)
        await voice.prepareModel(
            VoiceDesk.Launch(
                program: Path.join(Path.parent(of: program), "demeter-ears"),
                arguments: ["prepare"] + overrides.earsArguments + ["--wake-phrase", phrase]))
    }

    /// Files whose change changes what people may say.
    private var watched: [String] {
        var files = [Path.join(Path.parent(of: places.configuration), "grammar.jsgf")]
        if let ingredients = places.ingredients { files.append(ingredients) }
        if let grammars = places.grammars, let folder = opendir(grammars) {
            defer { closedir(folder) }
            while let entry = readdir(folder) {
                let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
                }
                if name.hasSuffix(".jsgf") || name.hasSuffix(".dict") {
                    files.append(Path.join(grammars, name))
                }
            }
        }
        return files
    }
}

extension Overrides {
    /// As options for `demeter-ears`.
    var earsArguments: [String] {
        [
            ("config", configuration), ("data-dir", dataFolder), ("ingredients", ingredients),
            ("grammars", grammars),
        ].flatMap { name, value in value.map { ["--\(name)", $0] } ?? [] }
    }
}
