import Glibc
import Host
import TestSupport
import Testing

struct ProgramTests {
    private func dataFolder(_ program: String) -> String? {
        Program.dataFolder(of: program, installedAs: "demeter", marker: "ingredients.json")
    }

    @Test func `an installed program's data lie under share`() throws {
        let scratch = try TemporaryFolder()
        for name in ["bin", "share", "share/demeter"] { scratch.folder(name) }
        #expect(dataFolder("\(scratch.path)/bin/demeter") == nil)
        scratch.file("share/demeter/ingredients.json")
        #expect(dataFolder("\(scratch.path)/bin/demeter") == "\(scratch.path)/share/demeter")
    }

    @Test func `a program below a checkout uses the checkout's data`() throws {
        let scratch = try TemporaryFolder()
        for name in [".build", ".build/debug"] { scratch.folder(name) }
        scratch.file("ingredients.json")
        #expect(dataFolder("\(scratch.path)/.build/debug/demeter") == scratch.path)
    }
}

struct OpenFilesTests {
    @Test func `the limit is raised as far as it goes and never lowered`() throws {
        // This raises it for all tests, whenever one of them begins.
        _ = try TemporaryFolder()
        let before = try OpenFiles.limit()
        #expect(try OpenFiles.raiseLimit(to: 1) == before)
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        let highest = Int(clamping: limit.rlim_max)
        #expect(try OpenFiles.raiseLimit(to: before) == before)
        #expect(try OpenFiles.raiseLimit(to: .max) == highest)
        #expect(try OpenFiles.limit() == highest)
    }
}

struct ArgumentTests {
    @Test func `the words of the command line are all there`() {
        #expect(Program.arguments() == CommandLine.arguments)
    }
}
