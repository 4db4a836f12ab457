internal import Allergens
internal import Locking
internal import Nutrition

/// What recipes and packages tell at the moment, for who asks while the logbook changes.
final class ContentsKeeper: Sendable {
    private let contents: Mutex<KnownContents>

    init(_ contents: KnownContents) { self.contents = Mutex(contents) }

    func keep(_ new: KnownContents) { contents.withLock { $0 = new } }

    func contents(of food: FoodID) -> FoodContents? {
        contents.withLock { $0 }.contents(of: food)
    }
}
