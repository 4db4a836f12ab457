internal import Glibc
internal import JSON
internal import UnixSocket

extension VoiceDesk {
    /// Has the model of the foods and grammars made anew beside the ears, which take it up then.
    ///
    /// - Parameter launch: how the program is started that makes it.
    package func prepareModel(_ launch: Launch) {
        // Ears that are not started yet make it themselves.
        guard isEnabled else { return }
        guard model.take(.changed) == .build else { return }
        build(launch)
    }

    private func build(_ launch: Launch) {
        guard let process = EarsProcess(program: launch.program, arguments: launch.arguments)
        else {
            _ = model.take(.ended)
            return report("the words for the ears are not renewed: demeter-ears does not start")
        }
        let socket = process.socket
        let watching = try? loop.watch(socket) { [weak self] in
            self?.assumeIsolated { $0.receiveFromBuilder(launch) }
        }
        builder = Builder(process: process, watching: watching)
    }

    private func receiveFromBuilder(_ launch: Launch) {
        if let bytes = builder?.process.receive() {
            builder?.received += bytes
            return
        }
        if let watching = builder?.watching { loop.unwatch(watching) }
        for line in (builder?.received ?? []).split(separator: UInt8(ascii: "\n")) {
            let json = try? JSONValue(parsing: Array(line))
            if case .error(let sentence)? = json.flatMap({ EarsMessage($0) }) {
                report("the words for the ears are not renewed: \(sentence)")
            }
        }
        if let status = builder?.process.ending(), status > 128 {
            report(
                "the words for the ears are not renewed: signal \(status - 128) ended the program")
        }
        builder = nil
        send(.reload)
        if model.take(.ended) == .build { build(launch) }
    }
}

/// The process that makes a model.
struct Builder: ~Copyable {
    var process: EarsProcess
    /// What the loop knows it by.
    let watching: Int?
    var received: [UInt8] = []

    init(process: consuming EarsProcess, watching: Int?) {
        self.process = process
        self.watching = watching
    }
}
