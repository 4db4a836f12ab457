internal import Host
internal import JSON
package import Journal
internal import Locking
internal import Nutrition
internal import Threads
package import Wire

/// What people of a household's server, each with computers of their own, bring to the pantry of this one.
///
/// It stands in a file that whoever carries writes, and is no part of anybody's journal. Where no server is configured,
/// nothing is read and nobody is in the pantry for it.
package actor ServerPantry {
    private let pantry: Pantry
    private let files: SharingFiles
    private var isOpen = false
    private var people: [String: (place: PantryPlace, stock: Stock)] = [:]

    /// What somebody has, as it came last.
    private final class Stock: Sendable {
        let goods: Mutex<Goods>

        init(_ goods: Goods) { self.goods = Mutex(goods) }
    }

    package init(_ pantry: Pantry, _ files: SharingFiles) {
        self.pantry = pantry
        self.files = files
    }

    /// Follows the configuration; everybody here knows when it returns.
    package func follow(isOpen: Bool) async {
        guard isOpen != self.isOpen else { return }
        self.isOpen = isOpen
        _ = await reread()
    }

    /// Makes known what stands in the file now.
    package func reread() async -> ShelvesMessage {
        var told = ShelvesMessage()
        var brought: [String: GoodsText.Read] = [:]
        if isOpen {
            let work = { @Sendable [files] in Self.read(files.pantry) }
            brought = await OwnThread.run("pantry", work) ?? work()
        }
        for (name, known) in people where brought[name] == nil {
            people[name] = nil
            await known.place.leave()
        }
        for (name, read) in brought.sorted(by: { $0.key < $1.key }) {
            told.people += 1
            told.foods += read.goods.foods.count
            told.recipes += read.goods.recipes.count
            told.refused += read.refused
            await put(read.goods, of: name)
        }
        return told
    }

    private func put(_ goods: Goods, of name: String) async {
        if let known = people[name] {
            known.stock.goods.withLock { $0 = goods }
            return await known.place.changed()
        }
        let (place, stock) = (PantryPlace(pantry, of: name), Stock(goods))
        people[name] = (place, stock)
        // The name is the same on each device, and with a server that was made anew.
        place.join(
            journal: "person \(name)", goods: { stock.goods.withLock(\.self) }, told: {})
        await place.changed()
    }

    /// A person a line, with what they show.
    private static func read(_ path: String) -> [String: GoodsText.Read] {
        guard
            let bytes = try? ExistingFile.contents(
                of: path, limit: SharingFiles.limit, trust: .own)
        else { return [:] }
        var found: [String: GoodsText.Read] = [:]
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            guard found.count < 32, let json = try? JSONValue(parsing: Array(line)),
                let name = json["person"]?.string, isName(name), let goods = json["goods"]
            else { continue }
            found[name] = GoodsText.read(goods)
        }
        return found
    }

    /// Whether it can stand in "Anna's chili": as the household's own names are.
    private static func isName(_ name: String) -> Bool {
        1...63 ~= name.utf8.count
            && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    }
}
