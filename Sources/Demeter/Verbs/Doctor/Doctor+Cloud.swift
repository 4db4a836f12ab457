internal import Calling
internal import Cloud
internal import Configuration
internal import Glibc
internal import HTTP
internal import Host
internal import JSON
internal import Journal
internal import Telling
internal import Wire

extension Doctor {
    /// Whether the journal is carried to the cloud that is wanted; nobody is told of one that is not.
    mutating func lookAtCloud(_ configuration: Configuration) {
        guard let text = configuration.cloud.webdav else { return }
        let address: String
        do throws(CloudAddress.Refusal) {
            address = try CloudAddress.read(text).text
        } catch {
            return add(.fault("cloud", error.sentence, phrase("Correct webdav under [cloud].")))
        }
        let program = Program.file().map { Path.join(Path.parent(of: $0), "demeter-sync") }
        guard let program, access(program, X_OK) == 0 else {
            return add(
                .fault(
                    "cloud", phrase("demeter-sync is not installed"),
                    phrase("Install Demeter again, or take webdav out of [cloud].")))
        }
        lookAtPassword("cloud", configuration.cloud.passwordFile)
        lookAtPassword("cloud", configuration.cloud.keyFile, named: "key_file")
        do throws(Failure) {
            var daemon = try session.connect(patience: .seconds(5))
            let days = try daemon.ask(
                .sharedDays, SharedDaysRequest(), as: SharedDaysMessage.self
            ).result
            lookAt(CloudStatus(days, DemeterCommand.keptState(session, address)))
        } catch {
            // That nobody answers has a finding of its own.
            add(.note("cloud", phrase("what waits is not known without the daemon")))
        }
    }

    /// Whether meals can be shown in the calendar that is wanted.
    mutating func lookAtCalendar(_ configuration: Configuration) {
        guard let text = configuration.calendar.url else { return }
        do throws(CloudAddress.Refusal) {
            _ = try CloudAddress.read(text, of: .calendar)
        } catch {
            return add(.fault("calendar", error.sentence, phrase("Correct url under [calendar].")))
        }
        lookAtPassword("calendar", configuration.calendar.passwordFile)
        let kept =
            (try? ExistingFile.contents(
                of: SharingFiles(dataFolder: session.house.dataFolder).calendar,
                limit: SharingFiles.stateLimit, trust: .own)) ?? []
        let json = try? JSONValue(parsing: kept)
        if let fault = json?["fault"]?.string {
            return add(.warning("calendar", fault, phrase("It is tried again by itself.")))
        }
        guard let contact = json?["contact"]?.integer else {
            return add(.note("calendar", phrase("nothing was shown in it yet")))
        }
        add(
            .good(
                "calendar",
                phrase("shown \(SyncRendering.ago(session.now * 1000 - Int64(contact)))")))
    }

    /// Whether a file of a password can be used.
    mutating func lookAtPassword(
        _ table: String, _ file: String?, named key: String = "password_file"
    ) {
        guard let path = file else { return }
        do {
            _ = try PrivateFile.read(path, limit: 8192, checksOwner: true)
        } catch {
            switch error {
            case .unreadable(let code):
                add(
                    .fault(
                        table, HostError(code: code, operation: "read \(path)").told,
                        phrase("Put it there, or correct \(table).\(key).")))
            case .notOwn:
                add(
                    .fault(
                        table, phrase("\(path) belongs to somebody else"),
                        phrase("chown it to yourself.")))
            case .openToOthers:
                add(.fault(table, phrase("others may read \(path)"), "chmod 600 '\(path)'"))
            }
        }
    }

    private mutating func lookAt(_ status: CloudStatus) {
        let now = session.now * 1000
        let carried =
            status.contact.map { phrase("carried \(SyncRendering.ago(now - $0))") }
            ?? phrase("nothing was carried yet")
        let queue = SyncRendering.queue(
            status.synced, status.pending, failed: status.failed.count, untold: status.erasures)
        if let fault = status.fault {
            return add(
                .warning(
                    "cloud", Words.rowOfParts([queue, fault]),
                    phrase("Then try at once with \"demeter sync now\"; \(carried).")
                ))
        }
        guard status.contact != nil else {
            return add(.note("cloud", Words.rowOfParts([queue, carried])))
        }
        add(.good("cloud", Words.rowOfParts([queue, carried])))
    }
}
