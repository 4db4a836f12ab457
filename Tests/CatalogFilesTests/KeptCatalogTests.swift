import FoodCatalog
import Glibc
import Nutrition
import TestSupport
import Testing

@testable import CatalogFiles

/// Whatever lies where a catalog is kept, the foods are those of their files.
struct KeptCatalogTests {
    private let folder: TemporaryFolder
    private let foods: [Food]
    private var ingredients: String { "\(folder.path)/ingredients.json" }
    private var cache: String { "\(folder.path)/cache/demeter" }

    init() throws {
        folder = try TemporaryFolder()
        var bun = SampleFood.entry
        bun.food.brand = "Own"
        bun.food.names = [.traditionalChinese: ["餐包", "小餐包"]]
        bun.food.home = .traditionalChinese
        bun.food.per100g.fiber = nil
        bun.food.source.code = nil
        bun.explained = .alcohol
        foods = [bun.food] + TestFoods.all
        try write(foods)
    }

    private func write(_ foods: [Food]) throws {
        try SystemFile.write(
            CatalogFile.text(of: foods.map { CatalogEntry(food: $0) }), to: ingredients)
    }

    private func open() throws -> KnownFoods {
        try KnownFoods(ingredients: ingredients, dataFolder: folder.path, cacheFolder: cache)
    }

    private func file() throws -> String { "\(cache)/\(try #require(CatalogKey.program)).index" }

    private func isSame(_ known: KnownFoods, _ foods: [Food]) -> Bool {
        Array(known.catalog.foods) == foods
            && known.catalog.index.tables == FoodIndex.build(foods).tables
            && foods.enumerated().allSatisfy { known.catalog.position(of: $1.id) == $0 }
    }

    @Test func `what is kept is what was made`() throws {
        let made = try open()
        #expect(!made.isKept)
        #expect(isSame(made, foods))
        made.keep()
        let kept = try open()
        #expect(kept.isKept)
        #expect(isSame(kept, foods))
        #expect(kept.catalog["nothing"] == nil)
        #expect(kept.catalog.search("bun", limit: 3) == made.catalog.search("bun", limit: 3))
        var mode = stat()
        #expect(stat(try file(), &mode) == 0 && mode.st_mode & 0o777 == 0o600)
    }

    @Test func `own foods are added to what is kept, and replace it`() throws {
        try open().keep()
        let kept = try open().catalog
        var own = SampleFood.entry.food
        own.id = "my-bar"
        own.name = "my bar"
        var other = foods[0]
        other.name = "other bun"
        let catalogs = [kept, FoodCatalog(foods: foods)].map { $0.adding([own, other]) }
        #expect(Array(catalogs[0].foods) == Array(catalogs[1].foods))
        #expect(catalogs[0].index.tables == catalogs[1].index.tables)
        #expect(catalogs[0].adding([]).foods.count == foods.count + 1)
        #expect(catalogs[0]["my-bar"] == own)
    }

    @Test func `other foods are not those that were kept`() throws {
        try open().keep()
        try write(Array(foods.dropLast()))
        let known = try open()
        #expect(!known.isKept)
        #expect(isSame(known, Array(foods.dropLast())))
        known.keep()
        #expect(try open().isKept)
    }

    @Test func `a faulty catalog is refused although one was kept`() throws {
        try open().keep()
        try SystemFile.write(Array("{".utf8), to: ingredients)
        #expect(throws: CatalogFileError.self) { try open() }
    }

    @Test func `imports that are read whole are kept, and missed when they are gone`() throws {
        try SystemFile.makePrivateFolder("\(folder.path)/foods")
        var food = SampleFood.entry.food
        food.id = "few:1"
        food.source = FoodSource(release: "Few", code: "1")
        let writer = try ImportedFileWriter(path: "\(folder.path)/foods/few.foods")
        try writer.append(food)
        _ = try writer.finish(ImportedAbout(name: "few", release: "Few", files: []))
        try open().keep()
        let kept = try open()
        #expect(kept.isKept && kept.catalog.hasImports)
        #expect(isSame(kept, foods + [food]))
        unlink("\(folder.path)/foods/few.foods")
        let without = try open()
        #expect(!without.isKept && !without.catalog.hasImports)
        #expect(isSame(without, foods))
    }

    @Test func `what another program kept is not used`() throws {
        try open().keep()
        let key = try #require(
            CatalogKey.key(ingredients: try CatalogKey.sum(of: ingredients), imports: []))
        #expect(KeptCatalog(path: try file(), key: key).read() != nil)
        #expect(KeptCatalog(path: try file(), key: key ^ 1).read() == nil)
    }

    @Test func `a damaged file is not used, wherever it is damaged`() throws {
        try open().keep()
        let path = try file()
        let whole = try SystemFile.read(path)
        var random = SplitMix64(seed: 11)
        // Every byte of the header once, and some of the lists.
        let places =
            Array(0..<40 + 17 * 8) + (0..<200).map { _ in Int(random.next() % UInt64(whole.count)) }
        for place in places {
            var bytes = whole
            bytes[place] ^= UInt8(1 << (random.next() % 8))
            try SystemFile.write(bytes, to: path)
            #expect(try !open().isKept, "byte \(place)")
        }
        #expect(isSame(try open(), foods))
        try SystemFile.write(whole, to: path)
        #expect(try open().isKept)
    }

    @Test func `a file that was cut off or grew is not used`() throws {
        try open().keep()
        let path = try file()
        let whole = try SystemFile.read(path)
        var random = SplitMix64(seed: 12)
        let lengths =
            [0, 1, 39, 40, 41, 175, 176, whole.count - 1]
            + (0..<100).map { _ in Int(random.next() % UInt64(whole.count)) }
        for length in lengths {
            try SystemFile.write(Array(whole.prefix(length)), to: path)
            #expect(try !open().isKept, "\(length) bytes")
        }
        try SystemFile.write(whole + [0], to: path)
        #expect(try !open().isKept)
        let known = try open()
        #expect(isSame(known, foods))
        known.keep()
        #expect(try SystemFile.read(path) == whole)
    }

    @Test(arguments: ["a file", "a folder", "a link", "a pipe"])
    func `what is no file of ours is not used`(kind: String) throws {
        try open().keep()
        let path = try file()
        rename(path, path + ".other")
        switch kind {
        case "a file": try SystemFile.write(Array("{\"version\":1}".utf8), to: path)
        case "a folder": mkdir(path, 0o700)
        case "a link": symlink(path + ".other", path)
        default: mkfifo(path, 0o600)
        }
        let known = try open()
        #expect(!known.isKept)
        #expect(isSame(known, foods))
        known.keep()
        #expect(try open().isKept == (kind != "a folder"))
    }

    @Test func `where nothing can be written everything is known all the same`() throws {
        for path in ["/proc/nowhere", "\(ingredients)/below", ""] {
            let known = try KnownFoods(
                ingredients: ingredients, dataFolder: folder.path, cacheFolder: path)
            known.keep()
            #expect(isSame(known, foods))
        }
        let known = try KnownFoods(ingredients: ingredients, dataFolder: folder.path)
        known.keep()
        #expect(isSame(known, foods))
    }

    @Test func `a full disk leaves nothing behind`() throws {
        try open().keep()
        let path = try file()
        let before = try SystemFile.read(path)
        #expect(!SystemFile.exchange([[1, 2, 3]], at: "/dev/full/index"))
        #expect(try SystemFile.read(path) == before)
    }

    @Test(arguments: ["a file", "a link", "a pipe"])
    func `a draft that somebody prepared is never written into`(kind: String) throws {
        try open().keep()
        let path = try file()
        let (draft, victim) = (path + ".partial", "\(folder.path)/victim")
        try SystemFile.write(Array("keep".utf8), to: victim)
        switch kind {
        case "a file":
            #expect(link(victim, draft) == 0)
            #expect(chmod(victim, 0o666) == 0)
        case "a link": symlink(victim, draft)
        default: mkfifo(draft, 0o600)
        }
        #expect(SystemFile.exchange([[1, 2, 3]], at: path))
        #expect(try SystemFile.read(path) == [1, 2, 3])
        #expect(try SystemFile.read(victim) == Array("keep".utf8))
    }

    @Test func `many at once keep one catalog`() async throws {
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<20 {
                        let known = try open()
                        guard isSame(known, foods) else { return false }
                        known.keep()
                        unlink(try file())
                    }
                    return true
                }
            }
            for try await isRight in group { #expect(isRight) }
        }
        try open().keep()
        #expect(try open().isKept)
        #expect(access("\(try file()).partial", F_OK) != 0)
    }

    @Test func `numbers that point to nothing make no index`() throws {
        let sound = FoodIndex.build(foods).tables
        let spoilers: [(inout IndexTables) -> Void] = [
            { $0.words.removeLast() }, { $0.rarity.removeLast() }, { $0.isName.append(1) },
            { $0.postingStarts[1] = .max }, { $0.postingStarts.removeAll() },
            { $0.postingStarts[0] = 1 }, { $0.postings.removeLast() }, { $0.names.removeLast() },
            { $0.postings[0].bits |= 0x3FFF_FFFF }, { $0.names[0] = UInt32(foods.count) },
            { $0.names[1] = .max },
            {
                $0.names[3] |= 0xFF
                $0.names[1] = 1 << 30
            },
            { $0.nameWords[0] = UInt32($0.words.count) }, { $0.nameWords.removeLast() },
            { $0.letterStarts[1] = -1 }, { $0.spelt[0] = -1 }, { $0.letters.removeLast() },
            { $0.spelt[0] = Int32($0.words.count) },
        ]
        #expect(sound.index(foods: foods.count) != nil)
        for (number, spoil) in spoilers.enumerated() {
            var tables = sound
            spoil(&tables)
            #expect(tables.index(foods: foods.count) == nil, "spoiler \(number)")
        }
    }
}
