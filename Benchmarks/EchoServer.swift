import Foundation
import UnixSocket

/// A process that sends each line back: what a socket and two changes of process cost.
final class EchoServer {
    private static let word = "echo"
    private let process = Process()
    private let path = ".build/benchmark-\(UUID().uuidString).sock"
    private var client: SocketClient?

    init() throws {
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = [Self.word, path]
        let ready = Pipe()
        process.standardOutput = ready
        try process.run()
        guard !ready.fileHandleForReading.availableData.isEmpty else {
            throw BenchmarkError("the echo did not begin")
        }
        client = try SocketClient(connectingTo: path)
    }

    deinit {
        process.terminate()
        try? FileManager.default.removeItem(atPath: path)
    }

    func call(_ line: String) throws {
        try client?.send(line: line)
        guard try client?.receiveLine() == line else { throw BenchmarkError("no echo") }
    }

    /// Is the echo where the command line says so, and then ends the program.
    static func runIfAsked() {
        let words = CommandLine.arguments
        guard words.count == 3, words[1] == word else { return }
        let listener = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: words[2].utf8) }
        let isBound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
            }
        }
        guard isBound, listen(listener, 1) == 0 else { exit(1) }
        FileHandle.standardOutput.write(Data("ready\n".utf8))
        let peer = accept(listener, nil, nil)
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while case let count = read(peer, &buffer, buffer.count), count > 0 {
            guard send(peer, buffer, count, Int32(MSG_NOSIGNAL)) == count else { break }
        }
        exit(0)
    }
}
