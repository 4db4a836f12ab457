import Glibc
import TestSupport
import Testing

@testable import UnixSocket

struct ListenerTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var path: String { "\(folder.path)/a/b/demeter.sock" }

    private func mode(_ path: String) -> mode_t? {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode : nil
    }

    @Test func `socket and new folders are for their owner only`() throws {
        let listener = try Listener(path: path)
        #expect(mode(path) == S_IFSOCK | 0o600)
        #expect(mode("\(folder.path)/a/b") == S_IFDIR | 0o700)
        #expect(mode("\(folder.path)/a") == S_IFDIR | 0o700)
        listener.close()
        #expect(mode(path) == nil)
    }

    @Test func `a folder that is there keeps its mode`() throws {
        #expect(chmod(folder.path, 0o755) == 0)
        let listener = try Listener(path: "\(folder.path)/s")
        #expect(mode(folder.path) == S_IFDIR | 0o755)
        listener.close()
    }

    @Test func `the socket of a dead process is replaced`() throws {
        do {
            let dead = try Listener(path: path)
            // Without close() the file stays, as after a crash.
            _ = consume dead
        }
        #expect(mode(path) != nil)
        let listener = try Listener(path: path)
        let client = try SocketClient(connectingTo: path)
        #expect(try End(listener.accept()) != nil)
        client.finishSending()
        listener.close()
    }

    @Test func `a socket that somebody listens on is refused`() throws {
        let listener = try Listener(path: path)
        #expect(throws: SocketError(code: EADDRINUSE, operation: .bind)) {
            _ = try Listener(path: path)
        }
        // The attempt left the first one as it was; its probe is the first to wait there.
        let client = try SocketClient(connectingTo: path)
        let probe = try End(listener.accept())
        let accepted = try End(listener.accept())
        #expect(probe != nil && accepted != nil)
        client.finishSending()
        listener.close()
    }

    @Test func `of many processes one gets a dead socket`() async throws {
        do { _ = try Listener(path: path) }
        let path = path
        let winners = await withTaskGroup { group in
            for _ in 0..<8 {
                group.addTask { () -> ListenerBox? in ListenerBox(path: path) }
            }
            return await group.reduce(into: []) { boxes, box in
                if let box { boxes.append(box) }
            }
        }
        #expect(winners.count == 1)
        _ = try SocketClient(connectingTo: path)
    }

    @Test func `a file that is no socket is left alone`() throws {
        let file = "\(folder.path)/file"
        let descriptor = open(file, O_CREAT | O_WRONLY, 0o644)
        // Whatever the mask of the process takes away.
        #expect(fchmod(descriptor, 0o644) == 0)
        #expect(close(descriptor) == 0)
        #expect(throws: SocketError(code: ENOTSOCK, operation: .bind)) {
            _ = try Listener(path: file)
        }
        #expect(mode(file) == S_IFREG | 0o644)
    }

    @Test func `a path that cannot be is refused`() throws {
        let long = "\(folder.path)/\(String(repeating: "x", count: 108))"
        #expect(throws: SocketError(code: ENAMETOOLONG, operation: .bind)) {
            _ = try Listener(path: long)
        }
        #expect(throws: SocketError(code: EINVAL, operation: .bind)) {
            _ = try Listener(path: "")
        }
        #expect(throws: SocketError(code: ENOENT, operation: .createFolder)) {
            _ = try Listener(path: "/proc/nowhere/at/all")
        }
        #expect(throws: SocketError(code: ENAMETOOLONG, operation: .connect)) {
            _ = try SocketClient(connectingTo: long)
        }
        let descriptor = open("\(folder.path)/f", O_CREAT | O_WRONLY, 0o644)
        #expect(close(descriptor) == 0)
        #expect(throws: SocketError(code: ENOTDIR, operation: .lockFolder)) {
            _ = try Listener(path: "\(folder.path)/f/sock")
        }
    }

    @Test func `a folder is what stands before the last slash`() {
        #expect(SocketFile.folder(of: "/run/demeter/s") == "/run/demeter")
        #expect(SocketFile.folder(of: "/s") == "/")
        #expect(SocketFile.folder(of: "s") == ".")
    }

    @Test func `closing leaves a socket that has taken the place`() throws {
        let first = try Listener(path: path)
        #expect(unlink(path) == 0)
        let second = try Listener(path: path)
        first.close()
        #expect(mode(path) != nil)
        second.close()
        #expect(mode(path) == nil)
    }

    @Test func `a listening socket of somebody else is taken over`() throws {
        let made = try Listener(path: path)
        let copy = dup(made.descriptor.number)
        let listener = try Listener(adopting: copy)
        #expect(fcntl(copy, F_GETFD) == FD_CLOEXEC)
        #expect(fcntl(copy, F_GETFL) & O_NONBLOCK == O_NONBLOCK)
        let client = try SocketClient(connectingTo: path)
        let accepted = try End(listener.accept())
        let none = try End(listener.accept())
        #expect(accepted != nil && none == nil)
        client.finishSending()
        listener.close()
        #expect(mode(path) != nil)
        made.close()
    }

    @Test func `only a listening Unix socket is taken over`() throws {
        let pair = try End.pair()
        #expect(throws: SocketError(code: EINVAL, operation: .adopt)) {
            _ = try Listener(adopting: pair.near.number)
        }
        let file = open("/dev/null", O_RDONLY)
        #expect(throws: SocketError(code: ENOTSOCK, operation: .adopt)) {
            _ = try Listener(adopting: file)
        }
        #expect(close(file) == 0, "it was left open")
    }

    @Test func `the kernel says who connects`() throws {
        let listener = try Listener(path: path)
        let client = try SocketClient(connectingTo: path)
        let accepted = try #require(try End(listener.accept()))
        #expect(try accepted.stream.peer() == Peer(user: Peer.ownUser, process: getpid()))
        client.finishSending()
        listener.close()
    }
}

/// Keeps a listener among copyable things; `nil` when it cannot bind.
private final class ListenerBox: Sendable {
    let listener: Listener

    init?(path: String) {
        guard let listener = try? Listener(path: path) else { return nil }
        self.listener = listener
    }
}
