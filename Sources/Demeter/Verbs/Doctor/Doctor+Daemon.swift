internal import Calling
internal import Configuration
internal import Glibc
internal import Host
internal import Journal
internal import Telling
internal import Wire

extension Doctor {
    mutating func lookAtDaemon(_ examination: JournalExamination) {
        var status = stat()
        let isThere = stat(places.socket, &status) == 0
        if isThere, status.st_mode & S_IFMT != S_IFSOCK {
            return add(
                .fault(
                    "socket", phrase("\(places.socket) is there and is no socket"),
                    phrase("Move it away, or name another place with --socket.")))
        }
        do throws(Failure) {
            var daemon = try session.connect(patience: .seconds(5))
            let (_, message) = try daemon.ask(.status, as: StatusMessage.self)
            lookAt(message)
            if let (_, quality) = try? daemon.ask(.quality, as: QualityMessage.self) {
                lookAt(quality)
            }
        } catch {
            switch error {
            case .call(.unreachable(_, let code)) where code == ECONNREFUSED && isThere:
                add(
                    .fault(
                        "socket", phrase("\(places.socket) was left by a daemon that is gone"),
                        phrase("\(starting(examination)) The next daemon replaces the file.")))
            case .call(.unreachable(_, let code)) where code == EACCES || code == EPERM:
                add(
                    .fault(
                        "socket", error.message,
                        phrase("Run this as the person whose daemon it is.")))
            case .call(.unreachable):
                add(
                    .fault(
                        "daemon", phrase("nobody answers at \(places.socket)"),
                        starting(examination)))
            case .call(.stuck(let socket)):
                add(
                    .fault(
                        "daemon",
                        phrase("the one at \(socket) does not answer: it is stopped or hangs"),
                        reviving(examination)))
            default:
                add(.fault("daemon", error.message, phrase("See its log, and start it again.")))
            }
        }
    }

    /// What to do when nobody answers.
    private func starting(_ examination: JournalExamination) -> String {
        if let holder = examination.holder {
            return
                phrase(
                    "Another daemon, process \(holder.process), has \(places.dataFolder) and listens "
                        + "elsewhere: name its socket with --socket, or end it with \"kill \(holder.process)\"."
                )
        }
        return phrase("Start it: systemctl --user start demeterd, or run demeterd.")
    }

    /// What to do when a daemon takes connections and answers nobody.
    private func reviving(_ examination: JournalExamination) -> String {
        guard let holder = examination.holder else {
            return phrase("Start it again: systemctl --user restart demeterd.")
        }
        return phrase(
            "Let it go on with \"kill -CONT \(holder.process)\", or start it again: "
                + "systemctl --user restart demeterd.")
    }

    private mutating func lookAt(_ status: StatusMessage) {
        if status.version == Version.text {
            add(
                .good(
                    "daemon",
                    phrase(
                        "version \(status.version), up \(StatusRendering.duration(status.uptime))"))
            )
        } else {
            add(
                .warning(
                    "daemon", phrase("version \(status.version), and this is \(Version.text)"),
                    phrase("Start the daemon again: systemctl --user restart demeterd.")))
        }
        if status.journal.readOnly {
            add(
                .fault(
                    "daemon", phrase("nothing can be stored at the moment"),
                    phrase("Make room on the disk, and the data folder writable.")))
        }
        let next = "\(status.nextRollover.description.prefix(16))".split(separator: "T")
            .joined(separator: " ")
        add(.good("day", phrase("the next begins \(next) in \(status.timeZone)")))
        guard let model = status.model.details else {
            return add(
                .note("model", status.model.mode == "off" ? phrase("off") : phrase("none is set")))
        }
        if model.state == "ready" {
            add(.good("model", phrase("\(model.model) is ready")))
        } else {
            add(
                .warning(
                    "model",
                    model.reason.map {
                        phrase("\(model.model) is \(phrase(of: model.state)): \($0)")
                    }
                        ?? phrase("\(model.model) is \(phrase(of: model.state))"),
                    phrase("Try it with \"demeter model test\"; check model.base_url and the key."))
            )
        }
    }

    mutating func lookAtSinks(_ configuration: Configuration) {
        for sink in configuration.sinks(of: places.person) {
            switch sink {
            case .file(let path):
                let code = WriteTrial.obstacle(atFile: path)
                add(
                    code == 0
                        ? .good("summary", phrase("goes to \(path)"))
                        : .fault(
                            "summary",
                            phrase("\(path) cannot be written: \(WriteTrial.reason(code))"),
                            Self.remedy(for: code, at: path)))
            case .command(let words):
                let program = words.first ?? ""
                add(
                    isProgram(program)
                        ? .good("summary", phrase("goes to \(program)"))
                        : .fault(
                            "summary", phrase("there is no program \(program)"),
                            phrase("Install it, or correct summary.sink.command.")))
            case .email(let account):
                add(.note("summary", phrase("goes by mail over \(account.server); not tried")))
            case .webhook, .ntfy: add(.note("summary", phrase("goes to an address; not tried")))
            case .desktop:
                add(
                    isProgram("notify-send")
                        ? .good("summary", phrase("is shown on the desktop"))
                        : .fault(
                            "summary", phrase("there is no notify-send to show it on the desktop"),
                            "apt install libnotify-bin"))
            }
        }
    }

    /// What makes a file of summaries one that can be written.
    private static func remedy(for code: Int32, at path: String) -> String {
        switch code {
        case EISDIR, EINVAL:
            phrase("Set summary.sink.path to a regular file, or one that is not there yet.")
        case ENOSPC, EDQUOT: phrase("Make room on its disk.")
        case ENOENT: phrase("Make its folder: mkdir -p '\(Path.parent(of: path))'")
        default:
            phrase(
                "Make \(Path.parent(of: path)) and the file writable for you, or set another path.")
        }
    }

    /// Whether a program of this path, or of this name on the `PATH`, can be run.
    private func isProgram(_ name: String) -> Bool {
        if name.hasPrefix("/") { return access(name, X_OK) == 0 }
        return (session.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").contains {
            access(Path.join(String($0), name), X_OK) == 0
        }
    }
}
