internal import Arguments
internal import Configuration
internal import Ears
internal import FoodCatalog
internal import Glibc
internal import Host
internal import MealReader
internal import Supervision
internal import UnixSocket

/// Ears for the rooms of a house: `demeter-wyoming` has their sound, and no decoder.
extension EarsProgram {
    static func lend(_ command: ParsedCommand, environment: Environment) -> Int32 {
        let supervisor = command.has("supervised") ? Supervisor() : nil
        func end(_ sentence: String) -> Int32 {
            if let supervisor { supervisor.tell(error: sentence) } else { complain(sentence) }
            return EX_UNAVAILABLE
        }
        guard let path = command["at"] else { return end("--at is missing: where to listen") }
        let places = Places(overrides: Overrides(command), environment: environment)
        let listener: Listener
        do throws(SocketError) { listener = try Listener(path: path) } catch {
            return end("nothing can listen at \(path): \(String(cString: strerror(error.code)))")
        }
        do throws(EarsError) {
            let confinement = try EarsConfinement.enter(places, environment: environment)
            let (model, reader) = try VoiceModels.modelAndReader(
                places, environment: environment, wakePhrase: command["wake-phrase"])
            var ears = LentEars(try Transcriber(model, reader: reader))
            supervisor?.tell(ready: path, confinement: confinement)
            while wait(for: listener, orEndOf: supervisor), ears.serve(at: listener) {}
            listener.close()
            return EX_OK
        } catch {
            return end(error.description)
        }
    }

    /// `false` once the program is to end.
    private static func wait(
        for listener: borrowing Listener, orEndOf supervisor: Supervisor?
    ) -> Bool {
        while true {
            var watched = [
                pollfd(fd: supervisor?.pollable ?? -1, events: Int16(POLLIN), revents: 0),
                pollfd(fd: listener.pollable, events: Int16(POLLIN), revents: 0),
            ]
            let count = poll(&watched, UInt(watched.count), -1)
            if count < 0, errno == EINTR { continue }
            return count > 0 && watched[0].revents == 0
        }
    }
}
