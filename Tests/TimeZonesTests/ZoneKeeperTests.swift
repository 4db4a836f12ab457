import Glibc
import TestSupport
import Testing
import TimeZones

struct ZoneKeeperTests {
    @Test func `another zone of the system counts at once`() throws {
        let folder = try TemporaryFolder()
        let link = "\(folder.path)/localtime"
        #expect(symlink("/usr/share/zoneinfo/Asia/Tokyo", link) == 0)
        let keeper = ZoneKeeper(
            .system, folder: ZoneFolder(path: "/usr/share/zoneinfo", localTime: link))
        #expect(keeper.zone.name == "Asia/Tokyo")
        #expect(unlink(link) == 0)
        #expect(symlink("/usr/share/zoneinfo/Europe/Berlin", link) == 0)
        #expect(keeper.zone.name == "Europe/Berlin")
        #expect(unlink(link) == 0)
        #expect(keeper.zone == .utc)
    }

    @Test func `a zone that TZ gives as a path has the name that the path leads to`() throws {
        let folder = try TemporaryFolder()
        let links = ["localtime": "near", "near": "/usr/share/zoneinfo/Asia/Tokyo"]
        for (link, target) in links { #expect(symlink(target, "\(folder.path)/\(link)") == 0) }
        func name(_ setting: String) -> String {
            ZoneFolder(path: "/usr/share/zoneinfo", localTime: "/nowhere", setting: setting)
                .systemZone().name
        }
        #expect(name(":\(folder.path)/localtime") == "Asia/Tokyo")
        #expect(name("/usr/share/zoneinfo/Europe/Berlin") == "Europe/Berlin")
    }

    @Test func `the file that TZ names counts as soon as it is replaced`() throws {
        let folder = try TemporaryFolder()
        let file = "\(folder.path)/zone"
        #expect(symlink("/usr/share/zoneinfo/Asia/Tokyo", file) == 0)
        let keeper = ZoneKeeper(
            .system,
            folder: ZoneFolder(
                path: "/usr/share/zoneinfo", localTime: "/etc/localtime", setting: ":\(file)"))
        #expect(keeper.zone.offset(at: 0).seconds == 9 * 3600)
        #expect(unlink(file) == 0)
        #expect(symlink("/usr/share/zoneinfo/Asia/Kathmandu", file) == 0)
        #expect(keeper.zone.offset(at: 1_700_000_000).seconds == 20_700)
        #expect(keeper.files.first == file)
    }

    @Test func `a named zone is kept until another is chosen`() {
        let keeper = ZoneKeeper(.named("Asia/Tokyo"))
        #expect(keeper.zone.offset(at: 0).seconds == 9 * 3600)
        keeper.choose(.named("Asia/Kathmandu"))
        #expect(keeper.zone.name == "Asia/Kathmandu")
        keeper.choose(.named("Nowhere/City"))
        #expect(keeper.zone == .utc)
    }
}
