import Arguments
import CodeReader
import Confinement
import Glibc
import Host
import Supervision

/// Reads codes from one device and tells them on; knows no journal and reaches nothing else.
///
/// It waits until the device is there, opens it, and gives every other right away before it reads a byte. When
/// the device goes it ends, and the daemon starts it anew, to wait again.
struct ReaderProgram {
    private let path: String

    /// How often it is looked for, in milliseconds.
    private static let interval: Int32 = 500

    init(_ command: ParsedCommand) throws(ReaderFailure) {
        guard let path = command["device"] else { throw .noDevice }
        self.path = path
    }

    func serve(under supervisor: Supervisor?, log: Log) throws(ReaderFailure) {
        guard let device = try found(supervisor, log) else { return }
        let confinement: String
        do throws(ConfinementError) {
            try Confinement.denyEverything()
            confinement =
                try Confinement.restrictFiles(readable: [], writable: [])
                ? "no network, no files" : "no network"
        } catch { throw .confinement(operation: error.operation, code: error.code) }
        if let supervisor {
            supervisor.tell(ready: path, confinement: confinement)
        } else {
            log.notice("reads \(path), \(confinement)")
        }
        read(device, supervisor)
    }

    /// The device, as soon as it is there; `nil` when the program is to end first.
    private func found(
        _ supervisor: Supervisor?, _ log: Log
    ) throws(ReaderFailure) -> ReaderDevice? {
        var isTold = false
        while true {
            do throws(ReaderDevice.Fault) {
                return try ReaderDevice(path: path)
            } catch {
                guard error == .missing else { throw .device(path, error) }
                if !isTold {
                    let sentence = "\(path) is not there; it is read as soon as it is"
                    if let supervisor {
                        supervisor.tell(error: sentence)
                    } else {
                        log.notice(sentence)
                    }
                }
                isTold = true
            }
            var watched = pollfd(fd: supervisor?.pollable ?? -1, events: Int16(POLLIN), revents: 0)
            if poll(&watched, 1, Self.interval) > 0 { return nil }
        }
    }

    /// Until the device or the daemon is gone.
    private func read(_ device: borrowing ReaderDevice, _ supervisor: Supervisor?) {
        var keys = KeyDecoder()
        var text = TextDecoder()
        while true {
            var watched = [
                pollfd(fd: device.descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: supervisor?.pollable ?? -1, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&watched, 2, -1) > 0 || errno == EINTR else { return }
            if watched[1].revents != 0 { return }
            guard watched[0].revents != 0 else { continue }
            guard let bytes = device.read() else { return }
            let lines = device.kind == .keyboard ? keys.take(bytes) : text.take(bytes)
            for line in lines {
                if let supervisor { supervisor.tell(code: line) } else { print(line) }
            }
        }
    }
}
