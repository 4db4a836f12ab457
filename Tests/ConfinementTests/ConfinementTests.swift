import Glibc
import Testing

@testable import Confinement

@Suite struct ConfinementTests {
    /// What a child that confined itself says by its exit status.
    private static func statusOfChild(_ body: () -> Int32) -> Int32 {
        // Swift hides fork because of threads; the child only makes system calls and leaves.
        typealias Fork = @convention(c) () -> Int32
        guard let symbol = dlsym(nil, "fork") else { return -1 }
        let child = unsafeBitCast(symbol, to: Fork.self)()
        if child == 0 {
            // Another thread may have held a lock of Swift's at the fork, which nobody gives back.
            alarm(60)
            _exit(body())
        }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status
    }

    @Test func `only sockets of the Unix kind remain`() {
        let status = Self.statusOfChild {
            guard (try? Confinement.denyNetwork()) != nil else { return 1 }
            let kind = Int32(SOCK_STREAM.rawValue)
            guard socket(AF_UNIX, kind, 0) >= 0 else { return 2 }
            guard socket(AF_INET, kind, 0) < 0, errno == EACCES else { return 3 }
            guard socket(AF_INET6, kind, 0) < 0, errno == EACCES else { return 4 }
            return socket(AF_PACKET, kind, 0) < 0 && errno == EACCES ? 0 : 5
        }
        #expect(status == 0)
    }

    @Test func `no other program can be started`() {
        let status = Self.statusOfChild {
            guard (try? Confinement.denyNetwork()) != nil else { return 1 }
            var words: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
            execv("/bin/true", &words)
            return errno == EACCES ? 7 : 2
        }
        #expect(status == 7)
    }

    @Test func `networks remain where only programs are refused`() {
        let status = Self.statusOfChild {
            guard (try? Confinement.denyPrograms()) != nil else { return 1 }
            let kind = Int32(SOCK_STREAM.rawValue)
            guard socket(AF_INET, kind, 0) >= 0 else { return 2 }
            guard socket(AF_UNIX, kind, 0) < 0, errno == EACCES else { return 3 }
            var words: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
            execv("/bin/true", &words)
            return errno == EACCES ? 7 : 4
        }
        #expect(status == 7)
    }

    @Test func `files outside of the named folders are refused, those within are not`() {
        let status = Self.statusOfChild {
            guard
                let isConfined = try? Confinement.restrictFiles(
                    readable: ["/etc", "/nowhere"], writable: ["/dev/null"])
            else { return 1 }
            guard isConfined else { return 0 }
            guard open("/etc/passwd", O_RDONLY) >= 0 else { return 2 }
            guard open("/etc/demeter-test", O_WRONLY | O_CREAT, 0o600) < 0, errno == EACCES
            else { return 3 }
            guard open("/dev/null", O_WRONLY) >= 0 else { return 4 }
            return open("/usr", O_RDONLY | O_DIRECTORY) < 0 && errno == EACCES ? 0 : 5
        }
        #expect(status == 0)
    }
}
