/// Words of several foods in one: "burger and fries", "coffee with milk and sugar".
struct Combination: Sendable, Hashable {
    /// The foods as they were written, in order.
    private(set) var pieces: [String]
    /// What stands between them, one less than there are.
    private var joints: [String]

    private static let joiners: Set<String> = ["with", "on", "in", "over", "and", "plus", "&"]
    /// What stands behind these came with what stands before them.
    private static let bearers: Set<String> = ["with", "on", "in", "over"]

    /// `nil` when it is one food alone, as are a "ham and cheese sandwich" and "half and half".
    init?(_ text: String) {
        var pieces: [[Substring]] = [[]]
        joints = []
        for word in text.split(separator: " ") {
            if Self.joiners.contains(word.lowercased()) {
                joints.append(String(word))
                pieces.append([])
            } else {
                pieces[pieces.count - 1].append(word)
            }
        }
        self.pieces = pieces.map { $0.joined(separator: " ") }
        guard pieces.count > 1, pieces.allSatisfy({ !$0.isEmpty }) else { return nil }
        let tokens = self.pieces.map(EntryFinder.tokens)
        guard tokens.allSatisfy({ !$0.isEmpty }), !isOneName(tokens) else { return nil }
    }

    /// What is named last names the whole: "ham and cheese sandwich".
    private func isOneName(_ tokens: [[String]]) -> Bool {
        !(joints.last.map(Self.bearers.contains) ?? false) && (tokens.last?.count ?? 0) > 1
            && Self.wholes.contains(tokens.last?.last ?? "")
    }

    private static let wholes: Set<String> = [
        "sandwich", "soup", "pie", "salad", "pizza", "wrap", "roll", "bar", "burger", "stew",
        "cake",
        "omelette", "omelet", "curry", "toast", "quesadilla", "burrito", "bagel", "casserole",
        "pudding",
        "smoothie", "muffin", "cookie", "quiche", "toastie", "panini", "taco", "stir-fry",
        "chowder",
        "cracker", "crisp", "chip", "yogurt", "sub", "bowl",
    ]

    /// What the whole is called by: what stands before "with", or all of it.
    var main: String {
        guard let with = joints.firstIndex(where: Self.bearers.contains) else { return pieces[0] }
        return Self.joined(Array(pieces[...with]), Array(joints[..<with]))
    }

    /// Whether every food stands for itself, so that none is what the whole is called by.
    var isOfEquals: Bool { joints.allSatisfy { !Self.bearers.contains($0) } }

    /// The piece that words name, and not the whole; `nil` when they name neither or both.
    func piece(of wanted: [String]) -> Int? {
        guard !wanted.isEmpty else { return nil }
        let found = pieces.indices.filter { index in
            let own = EntryFinder.tokens(pieces[index])
            return wanted.allSatisfy(own.contains)
        }
        guard found.count == 1, let index = found.first else { return nil }
        let with = joints.firstIndex(where: Self.bearers.contains)
        // "The coffee" of a coffee with milk is all of it.
        return with == 0 && index == 0 ? nil : index
    }

    /// The words without one of the foods.
    func without(_ index: Int) -> String {
        var pieces = pieces
        var joints = joints
        pieces.remove(at: index)
        let joint = joints.remove(at: max(0, index - 1))
        // "Coffee with milk and sugar" goes on with "with".
        if Self.bearers.contains(joint), index > 0, joints.indices.contains(index - 1) {
            joints[index - 1] = joint
        }
        return Self.joined(pieces, joints)
    }

    /// The words with another food in the place of one.
    func replacing(_ index: Int, by words: String) -> String {
        var pieces = pieces
        pieces[index] = words
        return Self.joined(pieces, joints)
    }

    private static func joined(_ pieces: [String], _ joints: [String]) -> String {
        var text = pieces.first ?? ""
        for (joint, piece) in zip(joints, pieces.dropFirst()) { text += " \(joint) \(piece)" }
        return text
    }
}
