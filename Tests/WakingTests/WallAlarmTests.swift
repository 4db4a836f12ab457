import Glibc
import TestSupport
import Testing
import UnixSocket

@testable import Waking

struct WallAlarmTests {
    @Test(.timeLimit(.minutes(30)))
    func `a time that is past rings at once`() async throws {
        let alarm = try WallAlarm(on: EventLoop())
        alarm.set(at: 1)
        #expect(await alarm.next() == .due)
    }

    @Test(.timeLimit(.minutes(30)))
    func `a time to come rings when it has come, and the last setting counts`() async throws {
        let alarm = try WallAlarm(on: EventLoop())
        alarm.set(at: 1 << 40)
        let start = Self.now
        alarm.set(at: start + 1)
        #expect(await alarm.next() == .due)
        #expect(Self.now > start)
    }

    @Test(.timeLimit(.minutes(30)), arguments: [true, false])
    func `a watched file that comes or is replaced rings`(_ isThere: Bool) async throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/localtime"
        if isThere { try #require(symlink("/usr/share/zoneinfo/UTC", path) == 0) }
        let alarm = try WallAlarm(on: EventLoop())
        alarm.watch([path])
        let other = "\(folder.path)/other"
        try #require(symlink("/usr/share/zoneinfo/Europe/Berlin", other) == 0)
        try #require(rename(other, path) == 0)
        #expect(await alarm.next() == .fileChanged)
    }

    @Test(.timeLimit(.minutes(30)))
    func `files that are no longer watched, and their neighbours, do not ring`() async throws {
        let first = try TemporaryFolder()
        let second = try TemporaryFolder()
        let alarm = try WallAlarm(on: EventLoop())
        alarm.watch(["\(first.path)/zone"])
        alarm.watch(["\(second.path)/zone", "/no/such/folder/zone"])
        try #require(symlink("x", "\(first.path)/zone") == 0)
        try #require(symlink("x", "\(second.path)/neighbour") == 0)
        alarm.set(at: 1)
        #expect(await alarm.next() == .due)
    }

    @Test func `a device that is closed wakes nobody`() throws {
        let watch = try FileWatch()
        watch.watch(["/dev/null", "/dev/grammar.jsgf"])
        let device = open("/dev/null", O_WRONLY)
        try #require(device >= 0)
        close(device)
        var byte: UInt8 = 0
        #expect(read(watch.queueOfEvents, &byte, 1) == -1 && errno == EAGAIN)
        #expect(!watch.takeEvents())
    }

    @Test(.timeLimit(.minutes(30)))
    func `asking rings, and stopping ends the reasons`() async throws {
        let alarm = try WallAlarm(on: EventLoop())
        alarm.wake()
        #expect(await alarm.next() == .asked)
        alarm.stop()
        #expect(await alarm.next() == nil)
    }

    /// Whole Unix seconds; `time` is late by up to a tick.
    private static var now: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Int64(time.tv_sec)
    }

    @Test func `events are taken apart`() {
        func event(_ folder: UInt8, _ mask: [UInt8], _ name: String, padding: Int) -> [UInt8] {
            [folder, 0, 0, 0] + mask + [0, 0, 0, 0] + [UInt8(name.utf8.count + padding), 0, 0, 0]
                + Array(name.utf8) + [UInt8](repeating: 0, count: padding)
        }
        let bytes =
            event(1, [0, 1, 0, 0], "localtime", padding: 7)
            + event(2, [0, 0x40, 0, 0], "", padding: 0)
        #expect(
            FileEvent.events(in: bytes[...]) == [
                FileEvent(folder: 1, name: "localtime", isOverflow: false),
                FileEvent(folder: 2, name: "", isOverflow: true),
            ])
        #expect(FileEvent.events(in: bytes[..<10]) == [])
    }
}

extension WallAlarm {
    func next() async -> Reason? { await reasons.first { _ in true } }
}
