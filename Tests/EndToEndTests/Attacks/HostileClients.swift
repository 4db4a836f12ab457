import Foundation
import Glibc
import TestSupport

/// Connections that do at random what nobody should, and wait for nothing.
final class HostileClients {
    private let socket: String
    private let most: Int
    private var descriptors: [Int32] = []
    /// How often each thing was done.
    private(set) var done: [Move: Int] = [:]

    enum Move: CaseIterable {
        case garbage, endless, half, nesting, watching, parsing, reading, reset, leaving
    }

    /// - Parameter most: so many connections at once.
    init(_ socket: String, most: Int) {
        self.socket = socket
        self.most = most
    }

    deinit { leave() }

    /// Does one thing, on a new connection or on one that is there.
    func act(using random: inout SplitMix64) {
        let isNew = descriptors.isEmpty || descriptors.count < most && Bool.random(using: &random)
        if isNew {
            guard let descriptor = connected() else { return }
            descriptors.append(descriptor)
        }
        let index =
            isNew ? descriptors.count - 1 : descriptors.indices.randomElement(using: &random)
        guard let index, let move = Move.allCases.randomElement(using: &random) else { return }
        done[move, default: 0] += 1
        act(move, index, &random)
    }

    /// Ends all of them.
    func leave() {
        for descriptor in descriptors { close(descriptor) }
        descriptors = []
    }

    private func act(_ move: Move, _ index: Int, _ random: inout SplitMix64) {
        switch move {
        case .garbage:
            send(
                (0..<Int.random(in: 1...100_000, using: &random)).map { _ in
                    UInt8.random(in: 0...255, using: &random)
                }, index)
        case .endless: send([UInt8](repeating: UInt8(ascii: "a"), count: 65_536), index)
        case .half: send(Array(#"{"jsonrpc":"2.0","id":1,"method":"lo"#.utf8), index)
        case .nesting:
            send(Array((String(repeating: "[", count: 30_000) + "\n").utf8), index)
        case .watching:
            send(
                Array(
                    (#"{"jsonrpc":"2.0","id":1,"method":"watch","params":{"since":0}}"# + "\n").utf8
                ),
                index)
        case .parsing:
            let text = String(repeating: "an egg and toast, ", count: 27)
            let call = #"{"jsonrpc":"2.0","id":1,"method":"parse","params":{"text":"\#(text)"}}"#
            let calls = [String](repeating: call, count: Int.random(in: 1...100, using: &random))
            send(Array("[\(calls.joined(separator: ","))]\n".utf8), index)
        case .reading:
            var bytes = [UInt8](repeating: 0, count: 4096)
            _ = recv(descriptors[index], &bytes, bytes.count, Int32(MSG_DONTWAIT))
        case .reset, .leaving:
            var linger = linger(l_onoff: move == .reset ? 1 : 0, l_linger: 0)
            setsockopt(
                descriptors[index], SOL_SOCKET, SO_LINGER, &linger,
                socklen_t(MemoryLayout.size(ofValue: linger)))
            close(descriptors.remove(at: index))
        }
    }

    /// As much as the socket takes at once.
    private func send(_ bytes: [UInt8], _ index: Int) {
        _ = Glibc.send(
            descriptors[index], bytes, bytes.count,
            Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL))
    }

    private func connected() -> Int32? {
        let descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(socket.utf8)) }
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        if result == 0 { return descriptor }
        close(descriptor)
        return nil
    }
}
