import Configuration
import Glibc
import Host
import Journal
import Logbook
import Nutrition
import Waking

/// Copies the journal once on each day of the person's calendar on which the daemon runs.
struct DailyCopies: Sendable {
    let places: Places
    let environment: Environment
    let calendar: CalendarKeeper
    let alarm: WallAlarm
    /// Unix seconds.
    let now: @Sendable () -> Int64
    let log: Log

    /// Seconds after the start and after a day's beginning, when there is more important work.
    private static let delay: Int64 = 300

    /// Goes on until the alarm is stopped.
    func run() async {
        var due = now() + Self.delay
        alarm.set(at: due)
        // It also rings when the clock was set and after a suspend.
        for await _ in alarm.reasons {
            let calendar = calendar.calendar
            let today = calendar.day(of: now())
            let next = calendar.start(of: today.advanced(by: 1)) + Self.delay
            if now() >= due {
                await copy(today)
                due = next
            }
            due = min(due, next)
            alarm.set(at: due)
        }
    }

    private func copy(_ today: LocalDay) async {
        // Read here, so that a change counts from the next copy on.
        guard let settings = try? await Configuration.loaded(places, environment),
            settings.backup.isEnabled
        else { return }
        let folder = BackupFolder(settings.backupFolder(places))
        // Beside it stand those of others, whose turn may be first.
        if places.person != nil { _ = mkdir(Path.parent(of: folder.path), 0o700) }
        let plan = BackupPlan(daily: settings.backup.daily, weekly: settings.backup.weekly)
        do throws(CareError) {
            let journal = JournalFolder(places.dataFolder)
            if try await BackupMaker().keep(folder, journal, on: today, by: plan) != nil {
                log.info("made the daily copy of the journal")
            }
        } catch {
            log.warning("the daily copy failed (\(Self.kind(of: error))); see demeter doctor")
        }
    }

    /// What failed, without paths or words of a person's.
    private static func kind(of error: CareError) -> String {
        switch error {
        case .journal(.diskFull): "the disk is full"
        case .journal(.readOnly): "its folder is read-only"
        case .journal(.fileLost): "its file was moved or deleted"
        case .cannotWrite(_, let errno): HostError(code: errno, operation: "write").description
        case .flawed: "the journal contradicts itself"
        default: "the journal cannot be read"
        }
    }
}
