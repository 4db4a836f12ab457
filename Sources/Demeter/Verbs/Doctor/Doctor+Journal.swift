internal import Configuration
internal import Glibc
internal import Host
internal import Journal
internal import Nutrition
internal import Telling

extension Doctor {
    mutating func lookAt(_ examination: JournalExamination) {
        let isLost = examination.leftovers.contains {
            if case .lost = $0 { true } else { false }
        }
        switch examination.condition {
        case .missing where isLost: break
        case .missing:
            add(.note("journal", phrase("there is none yet; the daemon makes one")))
        case .sound(let entries, let days, let bytes):
            add(
                .good(
                    "journal",
                    phrase(
                        "sound: \(CopySummary(bytes: bytes, entries: entries, days: days).words)")))
        case .flawed(let flaws):
            add(.fault("journal", phrase("damaged: \(Self.words(flaws))"), restoring))
        case .unusable(.damaged), .unusable(.notAJournal):
            add(.fault("journal", phrase("damaged, or no journal of Demeter"), restoring))
        case .unusable(let error):
            add(
                .fault(
                    "journal", phrase("cannot be read: \(error.sentence)"),
                    phrase("Then run \"demeter doctor\" again.")))
        }
        for leftover in examination.leftovers { lookAt(leftover) }
        if let former = examination.formerHolder {
            if DataFolder.name(of: former.process) != "demeterd" {
                add(
                    .note(
                        "lock",
                        phrase(
                            "left by process \(former.process), which is gone; it means nothing"),
                        phrase("Nothing to do: the next daemon takes it over.")))
            }
        }
    }

    private mutating func lookAt(_ leftover: Leftover) {
        switch leftover {
        case .lost(let former):
            add(
                .fault(
                    "journal",
                    phrase(
                        "there is none, but \(former), taken away by a restore that was cut off"),
                    "demeter restore '\(former)'"))
        case .oldDraft(let path):
            add(
                .note(
                    "journal",
                    phrase("\(path) is left of a restore that was cut off; nothing uses it"),
                    phrase("Remove it once your journal is as it should be.")))
        case .hollow: add(.warning("journal", leftover.finding, restoring))
        case .erasure:
            add(
                .warning(
                    "journal", leftover.finding,
                    phrase("Start the daemon, or say \"demeter forget\" again: either finishes it.")
                ))
        case .draft, .former, .unfinished:
            add(
                .note(
                    "journal", leftover.finding,
                    phrase(
                        "Nothing to do: the next start of the daemon, or the next verb that changes "
                            + "the journal, settles it.")))
        }
    }

    /// The remedy for a journal that cannot be used: its newest copy.
    private var restoring: String {
        let configuration = (try? session.configuration()) ?? Configuration()
        let folder = BackupFolder(configuration.backupFolder(places))
        guard let newest = folder.days.last else {
            return phrase(
                "Keep a copy of \(places.journal); there is no daily copy to restore. "
                    + "\"sqlite3 journal.sqlite .recover\" rescues what is left.")
        }
        return "demeter restore --stop '\(folder.file(of: newest))'"
    }

    private static func words(_ flaws: [JournalFlaw]) -> String {
        switch flaws.first {
        case .structure(let text):
            text.split(separator: "\n").first.map(String.init) ?? phrase("pages")
        case .reference(let table): phrase("rows of \(table) refer to nothing")
        case .total(let day): phrase("the total of \(day) is not the sum of its entries")
        case nil: phrase("nothing")
        }
    }

    mutating func lookAtCopies(
        _ configuration: Configuration, _ examination: JournalExamination
    ) {
        guard configuration.backup.isEnabled else {
            return add(
                .note(
                    "daily copies", phrase("switched off"),
                    phrase("Set backup.enabled, or make copies yourself.")))
        }
        let folder = BackupFolder(configuration.backupFolder(places))
        guard canHoldCopies(folder.path, examination) else { return }
        guard let newest = folder.days.last else {
            if case .sound = examination.condition {
                add(.note("daily copies", phrase("none yet; the daemon makes one each day")))
            }
            return
        }
        let today = (try? session.today()) ?? newest
        let age = today.daysSinceEpoch - newest.daysSinceEpoch
        let text = phrase("\(folder.days.count) in \(folder.path), the newest of \(newest)")
        if age > 2 {
            add(
                .warning(
                    "daily copies", text,
                    phrase("Let the daemon run each day, or see in its log why it makes none.")))
        } else {
            add(.good("daily copies", text))
        }
    }

    /// Tries whether the next copy can be written; says why not.
    private mutating func canHoldCopies(
        _ path: String, _ examination: JournalExamination
    ) -> Bool {
        let remedy = phrase(
            "Set backup.folder to a folder that you can write to, or make this one that.")
        var status = stat()
        // The daemon makes the folder itself, and none above it.
        let isThere = stat(path, &status) == 0 || errno != ENOENT
        let place = isThere ? path : Path.parent(of: path)
        // The data folder and its disk have findings of their own.
        guard place != places.dataFolder else { return true }
        switch WriteTrial.obstacle(inFolder: place) {
        case 0: break
        case ENOSPC, EDQUOT:
            add(
                .fault(
                    "daily copies", phrase("the disk with \(path) is full"),
                    phrase("Make room on it.")))
            return false
        case let code:
            add(
                .fault(
                    "daily copies",
                    phrase("cannot be written to \(path): \(WriteTrial.reason(code))"),
                    remedy))
            return false
        }
        guard case .sound(_, _, let bytes) = examination.condition else { return true }
        var disk = statvfs()
        guard statvfs(place, &disk) == 0 else { return true }
        let free = UInt64(disk.f_bavail) * UInt64(disk.f_frsize)
        // A copy is written beside the older ones before any of them goes.
        guard free < UInt64(max(0, bytes)) else { return true }
        add(
            .fault(
                "daily copies",
                phrase(
                    "the disk with \(path) has \(StatusRendering.size(Int(clamping: free))) left, and a "
                        + "copy takes \(StatusRendering.size(Int(bytes)))"),
                phrase("Make room on it, or set backup.folder to another disk.")))
        return false
    }
}
