import Dispatch
import Glibc
import Locking
import Nutrition
import TestSupport
import Testing

@testable import CatalogFiles

/// Two imports of one name at once.
struct ImportedWritingTests {
    private let folder: TemporaryFolder
    private let path: String
    private let about = ImportedAbout(name: "few", release: "Few", files: [])

    init() throws {
        folder = try TemporaryFolder()
        path = "\(folder.path)/few.foods"
    }

    private static func food(_ name: String) -> Food {
        Food(
            id: FoodID(rawValue: "few:\(name)"), name: name, category: .snack,
            per100g: Nutrients(calories: Thousandths(100)),
            source: FoodSource(release: "Few", code: name))
    }

    @Test func `a second import is told of the first, which goes on`() throws {
        let first = try ImportedFileWriter(path: path)
        try first.append(Self.food("oats"))
        #expect(throws: CatalogFileError.busy(path: path)) { try ImportedFileWriter(path: path) }
        #expect(try first.finish(about))
        #expect(try ImportedFoods(path: path).count == 1)
        let next = try ImportedFileWriter(path: path)
        try next.append(Self.food("oats"))
        try next.append(Self.food("rye"))
        #expect(try next.finish(about))
        #expect(try ImportedFoods(path: path).count == 2)
    }

    @Test(arguments: ["link", "pipe", "file"])
    func `what somebody prepared where an import is written is not written to`(
        kind: String
    ) throws {
        let (partial, victim) = (path + ".partial", "\(folder.path)/victim")
        try write(Array("keep".utf8), to: victim)
        switch kind {
        case "link": #expect(symlink(victim, partial) == 0)
        case "pipe": #expect(mkfifo(partial, 0o666) == 0)
        default:
            // Somebody who has it open, with rights for all, would read along.
            #expect(link(victim, partial) == 0)
            #expect(chmod(partial, 0o666) == 0)
        }
        let writer = try ImportedFileWriter(path: path)
        try writer.append(Self.food("oats"))
        #expect(try writer.finish(about))
        #expect(try ImportedFoods(path: path).count == 1)
        #expect(bytes(of: victim) == Array("keep".utf8))
        var status = stat()
        #expect(lstat(path, &status) == 0)
        #expect(status.st_mode & (S_IFMT | 0o777) == S_IFREG | 0o600)
    }

    @Test func `who has the lock has the file of that name`() throws {
        let partial = path + ".partial"
        let faults = Mutex<[String]>([])
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<5000 {
                let descriptor = SystemFile.openLocked(partial)
                guard descriptor >= 0 else {
                    if errno != EWOULDBLOCK { faults.withLock { $0.append("errno \(errno)") } }
                    continue
                }
                var (own, named) = (stat(), stat())
                let isThere = fstat(descriptor, &own) == 0 && stat(partial, &named) == 0
                if !isThere || own.st_ino != named.st_ino || rename(partial, path) != 0 {
                    faults.withLock { $0.append("another file") }
                }
                close(descriptor)
            }
        }
        #expect(faults.withLock(\.self).count == 0)
    }
}
