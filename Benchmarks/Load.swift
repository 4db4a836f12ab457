import Foundation
import Glibc

/// Clients who want as much of a daemon as they can get, all in one process beside the one that measures.
///
/// What a client asks for again and again is its request; it comes once more as soon as it is answered.
struct Load {
    enum Kind: String, CaseIterable {
        /// 100 who follow the journal from its first event.
        case watch
        /// 250 who send a line that never ends.
        case endless
        /// 16 who send batches of 100 long sentences to be read.
        case parse

        var clients: Int {
            switch self {
            case .watch: 100
            case .endless: 250
            case .parse: 16
            }
        }
    }

    private let kind: Kind
    private let socket: String
    private let request: [UInt8]
    /// Lines of an answer; 0 where none comes, and the request goes on for ever.
    private let lines: Int
    private var clients: [Client] = []
    /// Bytes that went in either direction, and requests that were answered.
    private var moved = 0
    private var answered = 0

    private struct Client {
        var descriptor: Int32
        /// What of the request is sent already.
        var sent = 0
        /// Lines of the answer that have come.
        var lines = 0
    }

    /// - Parameter events: how many there are in the journal that is watched.
    init(_ kind: Kind, on socket: String, events: Int) {
        self.kind = kind
        self.socket = socket
        switch kind {
        case .watch:
            request = Array(
                (#"{"jsonrpc":"2.0","id":1,"method":"watch","params":{"since":0}}"# + "\n").utf8)
            lines = events + 1
        case .endless:
            request = [UInt8](repeating: UInt8(ascii: "a"), count: 65_536)
            lines = 0
        case .parse:
            let call =
                #"{"jsonrpc":"2.0","id":1,"method":"parse","params":{"text":"\#(Self.sentence)"}}"#
            let calls = [String](repeating: call, count: 100).joined(separator: ",")
            request = Array("[\(calls)]\n".utf8)
            lines = 1
        }
    }

    /// As long as a description may be.
    private static let sentence = String(
        """
        two scrambled eggs, a slice of toast with butter, a bowl of porridge with blueberries and honey, \
        3 oz of grilled chicken with rice and beans, a cup of milk, half an avocado, 200 g of greek yogurt \
        with walnuts, a large black coffee, a handful of almonds, one and a half cups of cooked lentils, \
        a glass of orange juice, two tablespoons of peanut butter, a banana, a small green salad with \
        olive oil, a piece of dark chocolate, 150 g of salmon, four crackers and an apple, a pear, a kiwi
        """.prefix(500))

    /// Asks until its own standard input ends.
    ///
    /// Writes one line when every client is connected, and one at the end: the bytes that went in either
    /// direction and the requests that were answered.
    mutating func run() {
        for _ in 0..<kind.clients { clients.append(Client(descriptor: connected())) }
        write("at it\n")
        var buffer = [UInt8](repeating: 0, count: 262_144)
        while true {
            var polled = clients.map { client in
                pollfd(
                    fd: client.descriptor,
                    events: Int16(POLLIN | (client.sent < request.count ? POLLOUT : 0)), revents: 0)
            }
            polled.append(pollfd(fd: 0, events: Int16(POLLIN), revents: 0))
            guard poll(&polled, nfds_t(polled.count), -1) > 0 else { continue }
            if polled.last?.revents != 0 { break }
            for index in clients.indices {
                let happened = Int32(polled[index].revents)
                if happened & POLLOUT != 0 { send(index) }
                if happened & (POLLIN | POLLHUP | POLLERR) != 0 { receive(index, &buffer) }
            }
        }
        write("\(moved) \(answered)\n")
    }

    private mutating func send(_ index: Int) {
        let sent = clients[index].sent
        let count = request[sent...].withUnsafeBytes {
            Glibc.send(clients[index].descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        guard count > 0 else { return }
        moved += count
        clients[index].sent += count
        if lines == 0, clients[index].sent == request.count { clients[index].sent = 0 }
    }

    private mutating func receive(_ index: Int, _ buffer: inout [UInt8]) {
        let count = recv(clients[index].descriptor, &buffer, buffer.count, 0)
        if count < 0, errno == EAGAIN { return }
        guard count > 0 else {
            // A line that does not end has its time; then comes the next.
            close(clients[index].descriptor)
            clients[index] = Client(descriptor: connected())
            return
        }
        moved += count
        guard lines > 0 else { return }
        for byte in buffer[..<count] where byte == UInt8(ascii: "\n") { clients[index].lines += 1 }
        if clients[index].lines >= lines {
            answered += 1
            clients[index].lines = 0
            clients[index].sent = 0
        }
    }

    /// A connection that never waits; tried again while the daemon has no room for it.
    private func connected() -> Int32 {
        while true {
            let descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
            var address = sockaddr_un()
            address.sun_family = sa_family_t(AF_UNIX)
            withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: socket.utf8) }
            let isConnected = withUnsafePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
                }
            }
            if isConnected {
                _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
                return descriptor
            }
            close(descriptor)
            usleep(1000)
        }
    }

    private func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
}

/// A `Load` that runs in a process of its own: this program, started with other words.
final class RunningLoad {
    private let process = Process()
    private let (input, output) = (Pipe(), Pipe())

    /// Returns when every client is at it.
    init(_ kind: Load.Kind, on socket: String, events: Int) throws {
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = [Self.word, kind.rawValue, socket, String(events)]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        guard output.fileHandleForReading.availableData == Data("at it\n".utf8) else {
            throw BenchmarkError("the load \(kind) did not begin")
        }
    }

    /// Ends it; the bytes that it moved and the requests that it had answered.
    func end() throws -> (moved: Int, answered: Int) {
        input.fileHandleForWriting.closeFile()
        let told = String(
            decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let figures = told.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
        guard figures.count == 2 else { throw BenchmarkError("the load ended before its time") }
        return (figures[0], figures[1])
    }

    private static let word = "load"

    /// Is the load where the command line says so, and then ends the program.
    static func runIfAsked() {
        let words = CommandLine.arguments
        guard words.count == 5, words[1] == word, let kind = Load.Kind(rawValue: words[2]),
            let events = Int(words[4])
        else { return }
        var load = Load(kind, on: words[3], events: events)
        load.run()
        exit(0)
    }
}
