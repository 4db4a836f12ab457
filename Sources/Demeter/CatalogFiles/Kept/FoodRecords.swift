internal import FoodCatalog
internal import Locking
internal import Nutrition

/// Foods as bytes, of which each becomes a food when it is asked for.
///
/// Of thousands of foods a person eats dozens: to make the others would take most of a start's time, and
/// to hold them most of its memory.
final class FoodRecords: KeptFoods {
    /// What the foods are made of, as it is written down.
    struct Lists: Sendable {
        /// The foods, one behind the other, as `FoodRecord` writes them whole.
        var records: [UInt8] = []
        /// Where each begins in `records` and, last, where they end.
        var starts: [UInt32] = [0]
        /// Hashes of ids, rising, and for each where its food stands.
        var ids: [UInt64] = []
        var places: [UInt32] = []
        /// A single 1 when any food was imported.
        var imported: [UInt8] = [0]
    }

    let lists: Lists
    private let made = Mutex<[Int: Food]>([:])

    init(_ foods: [Food]) {
        var lists = Lists()
        lists.starts.reserveCapacity(foods.count + 1)
        for food in foods {
            FoodRecord.appendWhole(food, to: &lists.records)
            lists.starts.append(UInt32(lists.records.count))
            if food.id.isImported { lists.imported = [1] }
        }
        let order = foods.enumerated().map { (hash: Self.hash($0.element.id), place: $0.offset) }
            .sorted { ($0.hash, $0.place) < ($1.hash, $1.place) }
        lists.ids = order.map(\.hash)
        lists.places = order.map { UInt32($0.place) }
        self.lists = lists
    }

    /// `nil` when the lists cannot be those of any foods.
    init?(_ lists: Lists) {
        let count = lists.starts.count - 1
        guard count >= 0, lists.starts[0] == 0, Int(lists.starts[count]) == lists.records.count,
            lists.ids.count == count, lists.places.count == count, lists.imported.count == 1,
            lists.places.allSatisfy({ $0 < count }),
            zip(lists.starts, lists.starts.dropFirst()).allSatisfy({ $0 <= $1 })
        else { return nil }
        self.lists = lists
    }

    var count: Int { lists.ids.count }
    var hasImported: Bool { lists.imported[0] == 1 }

    func food(at place: Int) -> Food {
        if let food = made.withLock({ $0[place] }) { return food }
        let range = Int(lists.starts[place])..<Int(lists.starts[place + 1])
        guard let food = FoodRecord.whole(lists.records, at: range) else {
            preconditionFailure("what was written as a food is none")
        }
        return made.withLock { made in
            made[place] = food
            return food
        }
    }

    func place(of id: FoodID) -> Int? {
        let hash = Self.hash(id)
        var (low, high) = (0, lists.ids.count)
        while low < high {
            let middle = (low + high) / 2
            if lists.ids[middle] < hash { low = middle + 1 } else { high = middle }
        }
        while low < lists.ids.count, lists.ids[low] == hash {
            let place = Int(lists.places[low])
            if food(at: place).id == id { return place }
            low += 1
        }
        return nil
    }

    private static func hash(_ id: FoodID) -> UInt64 { WordHash(id.rawValue).bits }
}
