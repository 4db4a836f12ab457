import Foundation
import Memory
import Testing

@Suite(.serialized) struct ProgramPagesTests {
    /// Kilobytes of files that are in this process's memory.
    private func filePages() throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("RssFile:") })
        return try #require(line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) })
    }

    @Test func `pages of the program are let go of, and those that are needed come back`() throws {
        let before = try filePages()
        ProgramPages.giveBack()
        let after = try filePages()
        #expect(after < before / 2, "\(before) kB before, \(after) kB after")
        // Tables that the loader has written to are as they were, and constants are read anew.
        #expect([3, 1, 2].sorted().description == "[1, 2, 3]")
    }

    @Test func `what is free on the heap is given back`() throws {
        Heap.returnLargeBlocks()
        Heap.returnFreePages()
        #expect([UInt8](repeating: 7, count: 1 << 20).reduce(0) { $0 + Int($1) } == 7 << 20)
    }
}
