internal import Calling
internal import Configuration
internal import Glibc
internal import Host
internal import Journal
internal import Wire

extension Doctor {
    mutating func lookAtDaemon(_ examination: JournalExamination) {
        var status = stat()
        let isThere = stat(places.socket, &status) == 0
        if isThere, status.st_mode & S_IFMT != S_IFSOCK {
            return add(
                .fault(
                    "socket", "\(places.socket) is there and is no socket",
                    "Move it away, or name another place with --socket."))
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
                        "socket", "\(places.socket) was left by a daemon that is gone",
                        starting(examination) + " The next daemon replaces the file."))
            case .call(.unreachable(_, let code)) where code == EACCES || code == EPERM:
                add(.fault("socket", error.message, "Run this as the person whose daemon it is."))
            case .call(.unreachable):
                add(
                    .fault(
                        "daemon", "nobody answers at \(places.socket)", starting(examination)))
            case .call(.stuck(let socket)):
                add(
                    .fault(
                        "daemon", "the one at \(socket) does not answer: it is stopped or hangs",
                        reviving(examination)))
            default: add(.fault("daemon", error.message, "See its log, and start it again."))
            }
        }
    }

    /// What to do when nobody answers.
    private func starting(_ examination: JournalExamination) -> String {
        if let holder = examination.holder {
            return
                "Another daemon, process \(holder.process), has \(places.dataFolder) and listens "
                + "elsewhere: name its socket with --socket, or end it with \"kill \(holder.process)\"."
        }
        return "Start it: systemctl --user start demeterd, or run demeterd."
    }

    /// What to do when a daemon takes connections and answers nobody.
    private func reviving(_ examination: JournalExamination) -> String {
        let restart = "start it again: systemctl --user restart demeterd."
        guard let holder = examination.holder else {
            return restart.prefix(1).uppercased() + restart.dropFirst()
        }
        return "Let it go on with \"kill -CONT \(holder.process)\", or \(restart)"
    }

    private mutating func lookAt(_ status: StatusMessage) {
        if status.version == Version.text {
            add(
                .good(
                    "daemon",
                    "version \(status.version), up \(StatusRendering.duration(status.uptime))"))
        } else {
            add(
                .warning(
                    "daemon", "version \(status.version), and this is \(Version.text)",
                    "Start the daemon again: systemctl --user restart demeterd."))
        }
        if status.journal.readOnly {
            add(
                .fault(
                    "daemon", "nothing can be stored at the moment",
                    "Make room on the disk, and the data folder writable."))
        }
        let next = "\(status.nextRollover.description.prefix(16))".split(separator: "T")
            .joined(separator: " ")
        add(.good("day", "the next begins \(next) in \(status.timeZone)"))
        guard let model = status.model.details else {
            return add(.note("model", status.model.mode == "off" ? "off" : "none is set"))
        }
        if model.state == "ready" {
            add(.good("model", "\(model.model) is ready"))
        } else {
            add(
                .warning(
                    "model",
                    "\(model.model) is \(model.state)\(model.reason.map { ": \($0)" } ?? "")",
                    "Try it with \"demeter model test\"; check model.base_url and the key."))
        }
    }

    mutating func lookAtSinks(_ configuration: Configuration) {
        for sink in configuration.sinks(of: places.person) {
            switch sink {
            case .file(let path):
                let code = WriteTrial.obstacle(atFile: path)
                add(
                    code == 0
                        ? .good("summary", "goes to \(path)")
                        : .fault(
                            "summary",
                            "\(path) cannot be written: \(WriteTrial.reason(code))",
                            Self.remedy(for: code, at: path)))
            case .command(let words):
                let program = words.first ?? ""
                add(
                    isProgram(program)
                        ? .good("summary", "goes to \(program)")
                        : .fault(
                            "summary", "there is no program \(program)",
                            "Install it, or correct summary.sink.command."))
            case .email(let account):
                add(.note("summary", "goes by mail over \(account.server); not tried"))
            case .webhook, .ntfy: add(.note("summary", "goes to an address; not tried"))
            case .desktop:
                add(
                    isProgram("notify-send")
                        ? .good("summary", "is shown on the desktop")
                        : .fault(
                            "summary", "there is no notify-send to show it on the desktop",
                            "apt install libnotify-bin"))
            }
        }
    }

    /// What makes a file of summaries one that can be written.
    private static func remedy(for code: Int32, at path: String) -> String {
        switch code {
        case EISDIR, EINVAL:
            "Set summary.sink.path to a regular file, or one that is not there yet."
        case ENOSPC, EDQUOT: "Make room on its disk."
        case ENOENT: "Make its folder: mkdir -p '\(Path.parent(of: path))'"
        default: "Make \(Path.parent(of: path)) and the file writable for you, or set another path."
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
