import Glibc
import Host
import Locking
import Testing

struct LogTests {
    /// What `log` writes when it is given one line of each level.
    private func lines(_ style: Log.Style, least: Log.Level = .debug) -> [String] {
        let written = Mutex<[String]>([])
        let log = Log(program: "demeterd", style: style, least: least) { bytes in
            written.withLock { $0.append(String(decoding: bytes, as: UTF8.self)) }
        }
        log.error("one")
        log.warning("two\nlines\u{1B}[0m")
        log.notice("three")
        log.info("four")
        log.debug("five")
        return written.withLock { $0 }
    }

    @Test func `the journal gets priorities`() {
        let expected = ["<3>one\n", "<4>two lines [0m\n", "<5>three\n", "<6>four\n", "<7>five\n"]
        #expect(lines(.journal) == expected)
    }

    @Test func `people get words`() {
        let expected = [
            "demeterd: error: one\n", "demeterd: warning: two lines [0m\n", "demeterd: three\n",
            "demeterd: four\n", "demeterd: five\n",
        ]
        #expect(lines(.plain) == expected)
    }

    @Test func `what is less urgent is dropped`() {
        #expect(lines(.journal, least: .warning).count == 2)
    }

    @Test func `the style follows where standard error goes`() {
        var status = stat()
        fstat(STDERR_FILENO, &status)
        let journal: Environment = ["JOURNAL_STREAM": "\(status.st_dev):\(status.st_ino)"]
        #expect(Log(program: "a", environment: journal).style == .journal)
        #expect(Log(program: "a", environment: ["JOURNAL_STREAM": "1:1"]).style == .plain)
        #expect(Log(program: "a", environment: [:]).style == .plain)
    }
}
