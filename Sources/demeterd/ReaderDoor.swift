import Configuration
import Host
import JSON
import Logbook
import Nutrition
import Server
import Service
import Supervision
import Threads
import UnixSocket
import Wire

/// Has a reader of bar codes read by a program of its own, as the configuration says, and logs what it reads.
final class ReaderDoor: Sendable {
    private let keeper: ProgramKeeper

    init(on loop: EventLoop, log: Log, people: PeopleDesk) {
        // One after the other, in the order in which they were read.
        let (codes, told) = AsyncStream.makeStream(
            of: String.self, bufferingPolicy: .bufferingOldest(64))
        keeper = ProgramKeeper("the reader", for: .rooms, on: loop) {
            log.warning($0)
        } other: { message in
            guard message["kind"]?.string == "code", let code = message["code"]?.string else {
                return
            }
            told.yield(code)
        }
        Task(executorPreference: WorkerPool.shared) {
            var isTold = false
            var isNobody = false
            for await code in codes {
                guard let number = try? GTIN(scanned: code) else {
                    // Once in a row: what is no reader would fill the log.
                    if !isTold { log.warning("what the reader read is no number of a product") }
                    isTold = true
                    continue
                }
                isTold = false
                let person = people.configuration.barcode.person
                guard let desk = people.desk(of: person) else {
                    if !isNobody {
                        log.warning(
                            "what the reader read is not logged: barcode.person is nobody whose journal is kept here"
                        )
                    }
                    isNobody = true
                    continue
                }
                isNobody = false
                await Self.take(number, desk.logbook, log)
            }
        }
    }

    private static func take(_ code: GTIN, _ logbook: Logbook, _ log: Log) async {
        do throws(ServiceError) {
            _ = try await logbook.barcode(BarcodeRequest(code: code))
        } catch {
            log.warning("what the reader read is not logged: \(ErrorTable.error(error).message)")
        }
    }

    func configure(_ configuration: Configuration) async {
        guard let device = configuration.barcode.device, let program = Program.file() else {
            return await stop()
        }
        await keeper.configure(
            ProgramKeeper.Launch(
                program: Path.join(Path.parent(of: program), "demeter-reader"),
                arguments: ["--supervised", "--device", device]))
    }

    func stop() async { await keeper.configure(nil) }
}
