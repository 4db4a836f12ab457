internal import Locking
internal import Threads

/// Somebody who holds a button and speaks: their sound goes to the ears piece by piece, and words come back.
final class Talk: Sendable {
    /// What came of it.
    enum Outcome: Sendable, Hashable {
        case heard(String)
        case refused(String)
        /// Nobody answers; a sentence.
        case away(String)
    }

    private struct State: Sendable {
        var words = ""
        var next = 0
        var bytes = 0
        var outcome: Outcome?
    }

    /// As the browser calls it.
    let id: String
    let session: String
    /// Seconds of a clock that only goes forward.
    let began: Int64
    private let sound: any PageSound
    private let state = Mutex(State())
    private let end = Mailbox<Outcome>()

    /// 30 s of sound, as long as the ears hear at a time, and what rounds it up.
    private static let mostBytes = 31 * 32_000
    /// Bytes of a piece: two seconds.
    static let mostOfPiece = 64_000

    init(id: String, session: String, began: Int64, sound: any PageSound) {
        self.id = id
        self.session = session
        self.began = began
        self.sound = sound
    }

    var source: Int32 { sound.source }
    var words: String { state.withLock(\.words) }
    /// `nil` while they speak.
    var outcome: Outcome? { state.withLock(\.outcome) }

    /// Takes a piece, each once and in turn; whether it was the next and had room.
    func take(_ bytes: [UInt8], part: Int) -> Bool {
        let isNext = state.withLock { state in
            guard part == state.next, state.bytes + bytes.count <= Self.mostBytes else {
                return false
            }
            state.next += 1
            state.bytes += bytes.count
            return true
        }
        return isNext && sound.write(bytes)
    }

    func hear(_ words: String) { state.withLock { $0.words = words } }

    /// There is no more to come of the sound.
    func finish() { sound.end() }

    func conclude(_ outcome: Outcome) {
        state.withLock { $0.outcome = outcome }
        end.post(outcome)
        end.close()
    }

    /// Waits for what came of it; `nil` where somebody else did already.
    func wait() -> Outcome? { end.take() }
}

/// Those who speak at the moment.
struct Talks: Sendable {
    private var talks: [Talk] = []

    private static let most = 4
    /// Seconds after which nobody speaks any more.
    private static let patience: Int64 = 60

    /// Makes room for one more; whether there is any.
    mutating func begin(_ talk: Talk) -> Bool {
        for old in talks where old.began + Self.patience < talk.began { old.finish() }
        talks.removeAll { $0.began + Self.patience < talk.began }
        // Who speaks anew has let go of what was before.
        for old in talks where old.session == talk.session { old.finish() }
        talks.removeAll { $0.session == talk.session }
        guard talks.count < Self.most else { return false }
        talks.append(talk)
        return true
    }

    func talk(_ id: String, of session: String) -> Talk? {
        talks.first { $0.id == id && $0.session == session }
    }

    mutating func letGo(_ talk: Talk) { talks.removeAll { $0 === talk } }
}
