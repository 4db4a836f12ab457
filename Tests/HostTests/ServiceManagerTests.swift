import Glibc
import Host
import TestSupport
import Testing

/// A datagram socket that hears what is told the service manager.
private struct Listener {
    let descriptor: Int32

    init(_ path: String) throws {
        descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        var bytes = Array(path.utf8)
        if bytes[0] == UInt8(ascii: "@") { bytes[0] = 0 }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        let length = socklen_t(2 + bytes.count)
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length)
            }
        }
        guard result == 0 else { throw HostError(code: errno, operation: "bind") }
    }

    func next() -> String {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
        return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
    }
}

struct ServiceManagerTests {
    @Test(arguments: [false, true])
    func `every change of state reaches the manager`(isAbstract: Bool) throws {
        let scratch = try TemporaryFolder()
        let path =
            isAbstract
            ? "@demeter-test-\(UInt64.random(in: 0 ... .max))" : "\(scratch.path)/notify"
        let listener = try Listener(path)
        defer { close(listener.descriptor) }
        let manager = try #require(ServiceManager(environment: ["NOTIFY_SOCKET": path]))
        #expect(manager.watchdogInterval == nil)

        try manager.ready(status: "listening\nREADY=0")
        #expect(listener.next() == "READY=1\nSTATUS=listening READY=0")
        try manager.status("busy")
        #expect(listener.next() == "STATUS=busy")
        try manager.alive()
        #expect(listener.next() == "WATCHDOG=1")
        try manager.reloading()
        #expect(listener.next().wholeMatch(of: /RELOADING=1\nMONOTONIC_USEC=[0-9]+/) != nil)
        try manager.stopping()
        #expect(listener.next() == "STOPPING=1")
    }

    @Test func `a manager that is gone is an error, not the end`() throws {
        let manager = try #require(
            ServiceManager(environment: ["NOTIFY_SOCKET": "/nonexistent/socket"]))
        let expected = HostError(code: ENOENT, operation: "send to the service manager")
        #expect(throws: expected) { try manager.alive() }
        #expect(
            expected.description
                == "cannot send to the service manager: No such file or directory")
    }

    @Test(arguments: [
        [:], ["NOTIFY_SOCKET": "relative"],
        ["NOTIFY_SOCKET": "/" + String(repeating: "a", count: 200)],
    ])
    func `without a usable socket there is no manager`(variables: [String: String]) {
        #expect(ServiceManager(environment: Environment(variables)) == nil)
    }

    @Test(arguments: [
        (["WATCHDOG_USEC": "3000000"], Duration.seconds(3)),
        (["WATCHDOG_USEC": "3000000", "WATCHDOG_PID": "77"], .seconds(3)),
        (["WATCHDOG_USEC": "3000000", "WATCHDOG_PID": "78"], nil),
        (["WATCHDOG_USEC": "0"], nil),
        (["WATCHDOG_USEC": "often"], nil),
    ])
    func `the watchdog's interval is for the process that it names`(
        variables: [String: String], interval: Duration?
    ) throws {
        let all = variables.merging(["NOTIFY_SOCKET": "/run/notify"]) { first, _ in first }
        let manager = try #require(ServiceManager(environment: Environment(all), process: 77))
        #expect(manager.watchdogInterval == interval)
    }
}

struct InheritedSocketTests {
    /// Two sockets on neighbouring descriptors, none of them taken from anybody else in the process.
    private func neighbours() -> Int32 {
        let original = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(original) }
        var lowest: Int32 = 100
        while true {
            let first = fcntl(original, F_DUPFD, lowest)
            let second = fcntl(original, F_DUPFD, first + 1)
            if second == first + 1 { return first }
            close(first)
            close(second)
            lowest = second
        }
    }

    @Test func `passed sockets come with their names and stay out of children`() throws {
        let first = neighbours()
        defer { for index in 0..<2 { close(first + Int32(index)) } }
        let environment: Environment = [
            "LISTEN_PID": "77", "LISTEN_FDS": "2", "LISTEN_FDNAMES": "demeter:",
        ]
        let expected = [(first, "demeter"), (first + 1, "unknown")]
        let found = try InheritedSocket.all(environment: environment, process: 77, first: first)
        #expect(found.map(\.descriptor) == expected.map(\.0))
        #expect(found.map(\.name) == expected.map(\.1))
        #expect(found.allSatisfy { fcntl($0.descriptor, F_GETFD) == FD_CLOEXEC })
    }

    @Test(arguments: [
        [:], ["LISTEN_PID": "1", "LISTEN_FDS": "2"], ["LISTEN_PID": "77"],
        ["LISTEN_PID": "77", "LISTEN_FDS": "0"], ["LISTEN_PID": "77", "LISTEN_FDS": "-3"],
    ])
    func `sockets for nobody or for another process are none`(
        variables: [String: String]
    ) throws {
        let environment = Environment(variables)
        #expect(try InheritedSocket.all(environment: environment, process: 77) == [])
    }

    @Test func `a descriptor that is no socket, or closed, is refused`() throws {
        let environment: Environment = ["LISTEN_PID": "77", "LISTEN_FDS": "1"]
        var ends: [Int32] = [0, 0]
        pipe(&ends)
        #expect(
            throws: HostError(code: ENOTSOCK, operation: "take over descriptor \(ends[0])")
        ) {
            try InheritedSocket.all(environment: environment, process: 77, first: ends[0])
        }
        for end in ends { close(end) }
        #expect(throws: HostError(code: EBADF, operation: "take over descriptor 1000000000")) {
            try InheritedSocket.all(environment: environment, process: 77, first: 1_000_000_000)
        }
    }
}
