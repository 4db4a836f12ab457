import Configuration
import Host
import Locking
import Service
import Supervision
import UnixSocket
import WebAccess
import Wire

/// Has the page served by a program of its own, as the configuration says.
final class PageDoor: PageControl {
    private let keeper: ProgramKeeper
    /// Where links and sessions are, while a page is to be served.
    private let folder = Mutex<String?>(nil)

    init(on loop: EventLoop, log: Log) {
        keeper = ProgramKeeper("the page", for: .page, on: loop) { log.warning($0) }
    }

    func configure(_ configuration: Configuration, _ places: Places) async {
        guard configuration.web.isEnabled, let program = Program.file() else { return await stop() }
        let path = AccessFolder(dataFolder: places.dataFolder).path
        folder.withLock { $0 = path }
        await keeper.configure(
            ProgramKeeper.Launch(
                program: Path.join(Path.parent(of: program), "demeter-web"),
                arguments: configuration.pageArguments(places)))
    }

    func stop() async {
        folder.withLock { $0 = nil }
        await keeper.configure(nil)
    }

    func status() async -> StatusMessage.Page? {
        guard let folder = folder.withLock(\.self) else { return nil }
        let status = await keeper.status()
        return StatusMessage.Page(
            state: status.state.rawValue, folder: folder, process: status.process,
            starts: status.starts, complaint: status.complaint)
    }
}
