import Glibc
import Host
import Testing

struct EnvironmentTests {
    @Test func `an empty variable counts as unset`() {
        let environment: Environment = ["A": "", "B": "1", "C": "2"]
        #expect(environment["A"] == nil)
        #expect(environment["B"] == "1")
        #expect(environment.names == ["B", "C"])
    }

    @Test func `the process's own variables are read`() {
        #expect(Environment.current()["PATH"] == getenv("PATH").map { String(cString: $0) })
    }
}

struct FoldersTests {
    @Test func `XDG variables name the folders`() {
        let folders = Folders(environment: [
            "HOME": "/home/a", "XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "/d",
            "XDG_RUNTIME_DIR": "/run/user/1",
        ])
        #expect(folders.home == "/home/a")
        #expect(folders.configuration == "/c")
        #expect(folders.data == "/d")
        #expect(folders.runtime == "/run/user/1")
    }

    @Test func `without them the folders lie in the home folder`() {
        let folders = Folders(environment: [
            "HOME": "/home/a", "XDG_CONFIG_HOME": "relative", "XDG_DATA_HOME": "",
            "XDG_RUNTIME_DIR": "./run",
        ])
        #expect(folders.configuration == "/home/a/.config")
        #expect(folders.data == "/home/a/.local/share")
        #expect(folders.runtime == nil)
    }

    @Test func `without HOME the user database says where home is`() {
        let expected = getpwuid(getuid()).map { String(cString: $0.pointee.pw_dir) } ?? "/"
        #expect(Folders(environment: [:]).home == expected)
    }
}

struct PathTests {
    @Test(arguments: [
        ("/usr/bin", "/usr"), ("/usr", "/"), ("/", "/"), ("bin", "."), ("a/b", "a"),
    ])
    func `the parent of a path`(path: String, parent: String) {
        #expect(Path.parent(of: path) == parent)
    }

    @Test func `paths are joined with one slash`() {
        #expect(Path.join("/a", "b") == "/a/b")
        #expect(Path.join("/", "b") == "/b")
    }

    @Test func `a relative path is taken from the working folder`() {
        let folder = String(cString: getcwd(nil, 0))
        #expect(Path.absolute("a/b") == Path.join(folder, "a/b"))
        #expect(Path.absolute("/a") == "/a")
    }

    @Test(arguments: [("~", "/h"), ("~/a", "/h/a"), ("~b/a", "~b/a"), ("/~/a", "/~/a")])
    func `a tilde stands for the home folder`(path: String, expanded: String) {
        #expect(Path.expandingTilde(path, home: "/h") == expanded)
    }

    @Test func `the program's own file is found`() throws {
        let file = try #require(Program.file())
        #expect(file.hasPrefix("/"))
        #expect(Path.isReadable(file))
    }
}
