import Glibc
import HTTP
import Host
import ModelReader
import TestSupport
import Testing

struct ModelKeyTests {
    @Test func `the first place with a key decides`() throws {
        let kept = try TemporaryFolder()
        defer { withExtendedLifetime(kept) {} }
        let folder = kept.path
        let file = folder + "/key"
        try write("from-file\n", to: file)
        try write("from-systemd", to: folder + "/model-api-key")
        let everything: Environment = [
            "CREDENTIALS_DIRECTORY": folder, "DEMETER_MODEL_API_KEY": "from-environment",
        ]
        let environment: Environment = ["DEMETER_MODEL_API_KEY": "from-environment"]
        #expect(
            [
                ModelKey.load(file: file, environment: everything) { "from-keyring" },
                ModelKey.load(file: file, environment: environment) { "from-keyring" },
                ModelKey.load(file: nil, environment: environment) { "from-keyring" },
                ModelKey.load(file: nil, environment: [:]) { "from-keyring\n" },
                ModelKey.load(file: nil, environment: [:]),
            ] == [
                .found(Secret("from-systemd"), .credential), .found(Secret("from-file"), .file),
                .found(Secret("from-environment"), .environment),
                .found(Secret("from-keyring"), .keyring), .none,
            ])
    }

    @Test(arguments: [0o640, 0o604, 0o644, 0o660, 0o620, 0o601] as [mode_t])
    func `a file that others may use is refused`(mode: mode_t) throws {
        let kept = try TemporaryFolder()
        defer { withExtendedLifetime(kept) {} }
        let file = kept.path + "/key"
        try write("sk", to: file, mode: mode)
        #expect(
            ModelKey.load(file: file, environment: ["DEMETER_MODEL_API_KEY": "other"])
                == .refused(.openToOthers(mode: UInt32(mode)), .file))
    }

    @Test(arguments: ["", " \n", "two words", "two\nlines", "smuggled\r\nHost: x", "ключ"])
    func `what is no key is refused`(text: String) throws {
        let kept = try TemporaryFolder()
        defer { withExtendedLifetime(kept) {} }
        let file = kept.path + "/key"
        try write(text, to: file)
        #expect(ModelKey.load(file: file, environment: [:]) == .refused(.noKey, .file))
    }

    @Test func `a file that is not there is refused, and a folder is no key`() throws {
        let kept = try TemporaryFolder()
        defer { withExtendedLifetime(kept) {} }
        let folder = kept.path
        #expect(
            ModelKey.load(file: folder + "/none", environment: [:])
                == .refused(.unreadable(errno: ENOENT), .file))
        #expect(
            ModelKey.load(file: folder, environment: [:])
                == .refused(.unreadable(errno: EISDIR), .file))
    }

    @Test func `a file of somebody else is refused`() throws {
        let kept = try TemporaryFolder()
        defer { withExtendedLifetime(kept) {} }
        let file = kept.path + "/key"
        try write("sk", to: file)
        try #require(geteuid() != 0 || chown(file, 65_534, 65_534) == 0)
        guard geteuid() == 0 else { return }
        #expect(ModelKey.load(file: file, environment: [:]) == .refused(.notOwn, .file))
    }
}
