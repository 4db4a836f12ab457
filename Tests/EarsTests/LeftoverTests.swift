import Glibc
import TestSupport
import Testing

@testable import Ears

struct LeftoverTests {
    @Test func `what killed ears were writing goes, what is there and what others write stays`()
        throws
    {
        let folder = try TemporaryFolder()
        let gone = try ChildProcess(["true"])
        gone.waitUntilExit()
        let (dead, alive) = (gone.processIdentifier, getppid())
        let stays = [
            "words.lm.bin", "words.lm.bin.\(getpid()).bin", "words.lm.bin.\(alive).\(alive).new",
            "words.dict", "foods.1.json", "notes.\(dead).txt",
        ]
        let goes = [
            "words.lm.bin.\(dead)", "words.lm.bin.\(dead).bin", "words.lm.bin.\(dead).\(dead).new",
            "words.dict.\(dead).new",
        ]
        for name in stays + goes { try write([], to: "\(folder.path)/\(name)") }
        Files.removeLeftovers(in: folder.path)
        #expect(try Files.names(in: folder.path) == stays.sorted())
    }
}
