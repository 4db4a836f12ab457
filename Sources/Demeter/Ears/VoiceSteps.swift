internal import Glibc
internal import Locking
internal import Memory
package import Speech
internal import Threads
package import Voice

/// Makes a step of what was learnt of a voice, beside the ears, which go on hearing with what they have.
package final class VoiceSteps: Sendable {
    private let voice: OwnVoice
    private let model: @Sendable () throws(EarsError) -> VoiceModel
    private let tell: @Sendable (EarsMessage) -> Void
    private let isRunning = Mutex(false)
    private let known: Mutex<OwnVoice.Stamp>
    private let kept: @Sendable () -> Void
    private let adaptation: VoiceAdaptation
    /// Kept open, so that the number of a folder that was forgotten is given to no other.
    private let folder: Int32

    /// - Parameters:
    ///   - model: what the ears hear with now.
    ///   - tell: takes what a step came to.
    ///   - kept: is called when new sounds lie ready.
    package init(
        _ voice: OwnVoice, model: @escaping @Sendable () throws(EarsError) -> VoiceModel,
        tell: @escaping @Sendable (EarsMessage) -> Void, kept: @escaping @Sendable () -> Void,
        adaptation: VoiceAdaptation = VoiceAdaptation()
    ) {
        self.adaptation = adaptation
        self.voice = voice
        self.model = model
        self.tell = tell
        self.kept = kept
        folder = open(voice.folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        known = Mutex(voice.stamp)
    }

    deinit { if folder >= 0 { close(folder) } }

    /// Whether somebody else has changed or forgotten the sounds.
    package var isOutdated: Bool { known.withLock { voice.stamp != $0 } }

    /// Makes a step on a thread of its own; one at a time, and what comes meanwhile is let go.
    package func start(_ step: VoiceLearner.Step) {
        let isFirst = isRunning.withLock { isRunning in
            defer { isRunning = true }
            return !isRunning
        }
        guard isFirst else { return Self.drop(step) }
        let started = OwnThread.start("voice") { [self] in
            run(step)
            isRunning.withLock { $0 = false }
        }
        guard started != 0 else { return }
        // Without room for a thread nothing is learnt.
        isRunning.withLock { $0 = false }
        Self.drop(step)
    }

    private static func drop(_ step: VoiceLearner.Step) {
        var content = step.take()
        content?.wipe()
    }

    private func run(_ step: VoiceLearner.Step) {
        // A step that cannot be made changes nothing.
        guard let learnt = try? learn(step) ?? nil else { return }
        tell(.learnt(learnt))
        if learnt.isKept { kept() }
    }

    /// Adapts the sounds, compares, and keeps them if what was held out is heard better.
    ///
    /// - Returns: `nil` of a step that was taken already.
    func learn(_ step: VoiceLearner.Step) throws(EarsError) -> Learnt? {
        guard var step = step.take() else { return nil }
        defer {
            step.wipe()
            Files.removeFolder(voice.draft)
            // Two recognisers came and went.
            Heap.returnFreePages()
        }
        let old = try model()
        var new = old
        new.acoustics = try draft(of: old.acoustics, by: step.statistics)
        let before = try VoiceComparison.of(
            old, onMeals: step.heldOut.lazy.map(\.reading), by: step.reader)
        let after = try VoiceComparison.of(
            new, onMeals: step.heldOut.lazy.map(\.reading), by: step.reader)
        let isKept = after.isBetter(than: before) ? try keep() : false
        return Learnt(
            meals: step.heldOut.count, before: before.errors, after: after.errors, isKept: isKept)
    }

    /// Makes the draft the voice's model; `false` of who has forgotten or trained their voice meanwhile and wants none of it.
    private func keep() throws(EarsError) -> Bool {
        // The ears, which ask whether somebody else changed the sounds, see both or neither.
        try known.withLock { known throws(EarsError) in
            guard voice.stamp == known else { return false }
            try voice.take(voice.draft)
            known = voice.stamp
            return true
        }
    }

    private func draft(
        of old: String, by statistics: VoiceStatistics
    ) throws(EarsError) -> String {
        guard let means = adaptation.means(of: old, by: statistics) else {
            throw .training(program: "the ears")
        }
        Files.removeFolder(voice.draft)
        try Files.makeFolder(voice.draft)
        for name in OwnVoice.files where name != "means" {
            try Files.write(Files.read("\(old)/\(name)"), to: "\(voice.draft)/\(name)")
        }
        try Files.write(means, to: "\(voice.draft)/means")
        return voice.draft
    }
}
