/// Result of `status`: the daemon at a glance.
package struct StatusMessage: Message {
    package var version: String
    /// Seconds since the daemon's start.
    package var uptime: Int
    /// IANA name.
    package var timeZone: String
    /// When the current day closes.
    package var nextRollover: Instant
    package var reader: Reader
    package var model: Model
    package var voice: Voice
    package var queues: Queues
    package var journal: Journal
    /// Open connections, the asking one included.
    package var connections: Int
    /// The daemon's own process; `nil` where nobody tells.
    package var process: Int?
    /// The page for browsers; `nil` where none is to be served.
    package var page: Page?
    /// How the journal is carried to the person's cloud; `nil` where it is not to be.
    package var cloud: Cloud?
    /// How meals are shown in a calendar, days as those of `cloud`; `nil` where they are not to be.
    package var calendar: Cloud?
    /// How it is carried to the household's server; `nil` where it is not to be.
    package var household: Cloud?
    /// Whose journal it tells of; `nil` of an owner whom nobody named.
    package var person: String?
    /// Those whose journals are kept beside it; empty where there is nobody else, or who asks may not know.
    package var others: [String] = []

    package struct Page: Sendable, Hashable {
        /// `starting`, `serving` or `failed`.
        package var state: String
        /// Where its links and sessions are.
        package var folder: String
        /// The page's process; `nil` while there is none.
        package var process: Int?
        /// How often it was started.
        package var starts: Int
        /// Why it does not serve; a sentence.
        package var complaint: String?

        package init(
            state: String, folder: String, process: Int? = nil, starts: Int = 0,
            complaint: String? = nil
        ) {
            self.state = state
            self.folder = folder
            self.process = process
            self.starts = starts
            self.complaint = complaint
        }
    }

    package struct Reader: Sendable, Hashable {
        /// Foods that can be matched.
        package var foods: Int
        /// Those of them that are the person's own.
        package var ownFoods: Int

        package init(foods: Int, ownFoods: Int) {
            self.foods = foods
            self.ownFoods = ownFoods
        }
    }

    package struct Model: Sendable, Hashable {
        /// `off`, `auto` or `always`.
        package var mode: String
        /// What a configured model does; `nil` when there is none.
        package var details: ModelMessage?

        package init(mode: String, details: ModelMessage? = nil) {
            self.mode = mode
            self.details = details
        }
    }

    package struct Voice: Sendable, Hashable {
        package var enabled: Bool
        package var state: VoiceState
        /// The ears' process; `nil` while there is none.
        package var process: Int?
        /// How often the ears were started.
        package var starts: Int
        /// What holds the ears in; empty while they do not listen.
        package var confinement: String
        /// Why they cannot hear; a sentence.
        package var complaint: String?

        package init(
            enabled: Bool, state: VoiceState? = nil, process: Int? = nil, starts: Int = 0,
            confinement: String = "", complaint: String? = nil
        ) {
            self.enabled = enabled
            self.state = state ?? (enabled ? .starting : .off)
            self.process = process
            self.starts = starts
            self.confinement = confinement
            self.complaint = complaint
        }
    }

    /// How many utterances are in a state that something must end.
    package struct Queues: Sendable, Hashable {
        /// Kept and not read yet.
        package var received: Int
        /// Waiting for the language model.
        package var waiting: Int
        /// Waiting for an answer.
        package var question: Int
        /// Waiting for a confirmation.
        package var held: Int
        /// Summaries on their way.
        package var summaries: Int
        /// Summaries of the last seven days that were given up.
        package var lostSummaries: Int

        package init(
            received: Int, waiting: Int, question: Int, held: Int, summaries: Int = 0,
            lostSummaries: Int = 0
        ) {
            self.summaries = summaries
            self.lostSummaries = lostSummaries
            self.received = received
            self.waiting = waiting
            self.question = question
            self.held = held
        }
    }

    package struct Journal: Sendable, Hashable {
        /// Size on disk in bytes, the write-ahead log included.
        package var bytes: Int
        package var entries: Int
        /// Number of the newest event, which `watch` counts from.
        package var seq: Int
        /// Transactions since the daemon's start that were synced; words that wait to be read share the next one's sync.
        package var commits: Int
        /// Requests that those transactions served.
        package var writes: Int
        /// Nothing can be stored at the moment.
        package var readOnly: Bool

        package init(
            bytes: Int, entries: Int, seq: Int, commits: Int = 0, writes: Int = 0, readOnly: Bool
        ) {
            self.commits = commits
            self.writes = writes
            self.bytes = bytes
            self.entries = entries
            self.seq = seq
            self.readOnly = readOnly
        }
    }

    package init(
        version: String, uptime: Int, timeZone: String, nextRollover: Instant, reader: Reader,
        model: Model, voice: Voice, queues: Queues, journal: Journal, connections: Int = 0,
        page: Page? = nil, cloud: Cloud? = nil, household: Cloud? = nil,
        calendar: Cloud? = nil
    ) {
        self.page = page
        self.cloud = cloud
        self.household = household
        self.calendar = calendar
        self.version = version
        self.uptime = uptime
        self.timeZone = timeZone
        self.nextRollover = nextRollover
        self.reader = reader
        self.model = model
        self.voice = voice
        self.queues = queues
        self.journal = journal
        self.connections = connections
    }
}
