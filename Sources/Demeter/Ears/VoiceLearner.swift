internal import Locking
internal import MealReader
internal import Speech
internal import Voice

/// Learns a voice from what was confirmed, where somebody wants that.
///
/// Sums over frames and a fifth of the utterances are in memory, and nowhere else.
package struct VoiceLearner: ~Copyable {
    /// Utterances from one step to the next.
    package static let most = 20
    /// One of so many is held out to compare by.
    static let share = 5

    /// What a step is made of, until it is taken.
    package final class Step: Sendable {
        struct Content: Sendable {
            var statistics: VoiceStatistics
            var heldOut: [Lesson]
            var reader: MealReader

            /// Overwrites what was said before it lets go of it.
            mutating func wipe() {
                statistics.wipe()
                heldOut = []
            }
        }

        // Nobody else may have it when it is overwritten.
        private let content: Mutex<Content?>

        init(_ content: consuming Content) { self.content = Mutex(content) }

        deinit { content.withLock { $0?.wipe() } }

        /// Once.
        func take() -> Content? { content.withLock { $0.take() } }
    }

    private var lessons = Lessons()
    private var statistics = VoiceStatistics()
    private var heldOut: [Lesson] = []
    private(set) var count = 0
    private let step: @Sendable (Step) -> Void

    /// - Parameter step: takes what was learnt from as many utterances as a step is made of.
    package init(_ step: @escaping @Sendable (Step) -> Void) { self.step = step }

    /// A meal was sent to the daemon.
    mutating func sends(_ lesson: Lesson, as utterance: Int, isDoubtful: Bool) {
        lessons.sends(lesson, as: utterance, isDoubtful: isDoubtful)
    }

    /// Something else was sent.
    mutating func sendsOther(_ text: String, as utterance: Int) {
        lessons.sendsOther(text, as: utterance)
    }

    mutating func hears(_ reply: EarsReply) { learn(lessons.hears(reply)) }

    mutating func passesFrame() { learn(lessons.passesFrame()) }

    /// What waits to be confirmed is not learnt from: the ears are mute.
    mutating func dropNewest() { lessons.drop() }

    mutating func learn(_ lesson: Lesson?) {
        guard let lesson else { return }
        count += 1
        if count.isMultiple(of: Self.share) {
            heldOut.append(lesson)
        } else {
            lesson.add(to: &statistics)
        }
        guard count >= Self.most else { return }
        let content = Step.Content(
            statistics: statistics, heldOut: heldOut, reader: lesson.reader)
        (statistics, heldOut, count) = (VoiceStatistics(), [], 0)
        step(Step(content))
    }
}
