import Configuration
import Glibc
import Host
import TestSupport
import Testing

struct PeopleConfigurationTests {
    @Test func `accounts are their people's, and sinks those of whom they name`() throws {
        let configuration = try load(
            """
            [people]
            owner = "Tom"
            uids = ["1001: Anna", "1002:bea"]
            [[summary.sink]]
            kind = "file"
            path = "/tom"
            [[summary.sink]]
            kind = "file"
            path = "/tom too"
            person = "tom"
            [[summary.sink]]
            kind = "desktop"
            person = "anna"
            """)
        let anna = try #require(PersonName("anna"))
        let bea = try #require(PersonName("bea"))
        #expect(configuration.accounts == [1001: anna, 1002: bea])
        #expect(configuration.ownerName == "Tom")
        #expect(configuration.sinks(of: nil) == [.file(path: "/tom"), .file(path: "/tom too")])
        #expect(configuration.sinks(of: anna) == [.desktop])
        #expect(configuration.sinks(of: bea) == [])
    }

    @Test(arguments: [
        "uids = [\"anna\"]", "uids = [\"1001: a b\"]", "uids = [\"-1: anna\"]", "owner = \"we\"",
        "owner = \"../x\"",
    ]) func `what is no name or account is refused`(_ line: String) {
        #expect(throws: ConfigurationError.self) { try load("[people]\n\(line)") }
    }

    @Test(arguments: ["anna", "Anna", "anne-marie", "an_1", "安娜", "zoë"])
    func `names are words in small letters`(_ name: String) {
        #expect(PersonName(name)?.text == name.lowercased())
    }

    @Test func `a name has one spelling, and nothing in it that does not show`() {
        #expect(PersonName("e\u{301}ve")?.text.utf8.elementsEqual("éve".utf8) == true)
        for name in ["a\u{200d}nna", "a\u{fe0f}nna", "anna\u{2060}", "a\u{34f}nna", "\u{3164}"] {
            #expect(PersonName(name) == nil)
        }
        for name in ["lunch", "Tea", "monday", "早餐", "today"] { #expect(PersonName(name) == nil) }
        for name in ["may", "olive", "नीति"] { #expect(PersonName(name) != nil) }
    }

    @Test func `an owner is not called like somebody who has a folder`() throws {
        let folder = try TemporaryFolder()
        for name in ["/people", "/people/anna"] { #expect(mkdir(folder.path + name, 0o700) == 0) }
        let places = Places(
            overrides: Overrides(dataFolder: folder.path), environment: ["HOME": "/"], program: nil)
        for key in ["PEOPLE_OWNER", "SYNC_PERSON"] {
            let error = #expect(throws: ConfigurationError.self) {
                try Configuration.load(
                    places, environment: Environment(["HOME": "/", "DEMETER_\(key)": "Anna"]))
            }
            #expect(error?.description.contains("call the owner otherwise") == true)
        }
        #expect(
            try Configuration.load(
                places, environment: Environment(["HOME": "/", "DEMETER_PEOPLE_OWNER": "tom"])
            ).ownerName == "tom")
    }

    @Test func `who has a folder is here, and who was taken off is not`() throws {
        let folder = try TemporaryFolder()
        let places = Places(
            overrides: Overrides(dataFolder: folder.path), environment: ["HOME": "/"], program: nil)
        let (anna, bea) = (try #require(PersonName("anna")), try #require(PersonName("bea")))
        #expect(places.people == [])
        for person in [bea, anna] { #expect(places.admit(person) == nil) }
        mkdir("\(folder.path)/people/Not a name", 0o700)
        #expect(symlink("/", "\(folder.path)/people/link") == 0)
        #expect(places.people == [anna, bea])
        #expect(places.dismiss(anna) == nil)
        #expect(places.people == [bea])
        #expect(places.admit(anna) == nil)
        #expect(places.people == [anna, bea])
        #expect(places.of(anna).dataFolder == "\(folder.path)/people/anna")
        #expect(
            Configuration().backupFolder(places.of(anna)) == "\(folder.path)/people/anna/backups")
    }
}
