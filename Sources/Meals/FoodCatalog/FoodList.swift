package import Nutrition

/// Foods that are made when they are asked for.
package protocol KeptFoods: Sendable {
    var count: Int { get }

    /// Whether any of them was imported.
    var hasImported: Bool { get }

    /// The food at a place from 0 to below `count`.
    func food(at place: Int) -> Food

    /// Where a food stands; `nil` when it is not among them.
    func place(of id: FoodID) -> Int?
}

/// The foods of a catalog in their order: kept ones, then those that are held in memory.
package struct FoodList: RandomAccessCollection, Sendable {
    private let kept: (any KeptFoods)?
    private let keptCount: Int
    private var held: [Food]

    /// The kept foods; of `held` none may have the id of one of these.
    package init(kept: (any KeptFoods)? = nil, held: [Food] = []) {
        self.kept = kept
        keptCount = kept?.count ?? 0
        self.held = held
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { keptCount + held.count }

    package subscript(position: Int) -> Food {
        if position >= keptCount { return held[position - keptCount] }
        guard let kept else { preconditionFailure("no food stands at \(position)") }
        return kept.food(at: position)
    }

    /// Whether any of those before a place was imported.
    func hasImported(before end: Int) -> Bool {
        kept?.hasImported == true
            || held.prefix(Swift.max(0, end - keptCount)).contains { $0.id.isImported }
    }

    /// Where a food stands among those that are kept.
    func keptPlace(of id: FoodID) -> Int? { kept?.place(of: id) }

    /// The places of those that are held.
    var heldPlaces: Range<Int> { keptCount..<endIndex }

    static func + (list: FoodList, more: [Food]) -> FoodList {
        FoodList(kept: list.kept, held: list.held + more)
    }
}
