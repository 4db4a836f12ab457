internal import Allergens
internal import Calling
internal import CatalogFiles
internal import Configuration
internal import Glibc
internal import Journal
internal import Nutrition
internal import Telling
internal import Wire

// Whether what a person must not eat would be noticed.
extension Doctor {
    /// Of fewer entries a share tells nothing.
    private static let enough = 20
    /// The share of entries from which on it is often that nothing can be told.
    private static let often = 0.2
    /// So many days are looked at.
    private static let days = 7

    mutating func lookAtAllergens() {
        guard let path = places.ingredients else { return }
        let own = (try? JournalFolder(places.dataFolder).own())?.allergies ?? []
        let file = AllergenFile(beside: path)
        guard file.isThere else { return add(Self.missing(file.path ?? path, own)) }
        lookAt(file, beside: path, own)
        for allergy in own where !file.knows(allergy.trigger) {
            add(Self.unknown(allergy.trigger))
        }
        if !own.isEmpty { lookAtWhatCannotBeTold(Set(own.map(\.trigger))) }
    }

    private static func missing(_ path: String, _ own: [Allergy]) -> DoctorFinding {
        let finding =
            access(path, F_OK) == 0
            ? phrase(
                "\(path) is another version's, so that nothing can be told of what is in foods")
            : phrase("\(path) is not there, so that nothing can be told of what is in foods")
        let remedy = phrase(
            "Install Demeter again: the file belongs to the ingredients.json beside it.")
        if own.contains(where: { $0.severity == .banned }) {
            return .fault("allergens", phrase("\(finding), and every meal is held"), remedy)
        }
        // Who watches for nothing misses nothing yet.
        return own.isEmpty
            ? .note("allergens", finding, remedy) : .warning("allergens", finding, remedy)
    }

    private mutating func lookAt(_ file: AllergenFile, beside path: String, _ own: [Allergy]) {
        // A catalog that cannot be read has a finding of its own.
        guard let foods = try? CatalogFile.load(path) else { return }
        let unknown = foods.filter { !file.has($0.id) }
        guard let first = unknown.first else {
            let known = phrase("known of all \(foods.count) foods")
            return add(
                .good(
                    "allergens",
                    own.isEmpty
                        ? known
                        : phrase(
                            "\(known); watched for: \(Words.row(own.map { phrase(of: $0.trigger.name) }))"
                        )))
        }
        add(
            .warning(
                "allergens",
                phrase(
                    "\(file.path ?? path) is older than the foods: it has nothing of \(unknown.count) "
                        + "\(plural: unknown.count, "food", "foods"), as \(first.name)"),
                phrase(
                    "Install Demeter again, or compute it with \"catalog allergens\". Until then these "
                        + "are held where something is banned.")))
    }

    private static func unknown(_ trigger: Trigger) -> DoctorFinding {
        if trigger.isAdditive {
            return .note(
                "allergens",
                phrase(
                    "\(trigger.name) is an additive, which only labels tell: of most foods it cannot be told"
                ),
                phrase(
                    "Give products with their ingredients: \"demeter barcode\", or \"demeter foods add\" "
                        + "with --ingredients."))
        }
        return .warning(
            "allergens",
            phrase("nobody knows \"\(trigger.name)\": it is noticed only where somebody says it"),
            phrase(
                "Say it otherwise, if it is misspelt: \"demeter allergies remove \(trigger.name)\", then add "
                    + "it by the name that lists of ingredients have."))
    }

    /// How often it could not be told of what was eaten lately; nothing without a daemon.
    private mutating func lookAtWhatCannotBeTold(_ triggers: Set<Trigger>) {
        guard var daemon = try? session.connect(patience: .seconds(5)),
            let (_, today) = try? daemon.ask(.day, as: DayMessage.self)
        else { return }
        var entries = today.entries + today.held
        for back in 1..<Self.days {
            let request = DayRequest(date: today.row.date.advanced(by: -back))
            guard let (_, day) = try? daemon.ask(.day, request, as: DayMessage.self) else {
                return
            }
            entries += day.entries
        }
        guard entries.count >= Self.enough else { return }
        let open = entries.count { entry in
            entry.allergens?.contains {
                $0.answer == .cannotTell && triggers.contains($0.trigger)
            } ?? true
        }
        guard Double(open) > Self.often * Double(entries.count) else { return }
        add(
            .note(
                "allergens",
                phrase(
                    "of \(open) of \(entries.count) foods in \(Self.days) days it cannot be told whether they "
                        + "have what you watch for"),
                phrase(
                    "Say what is in them: \"demeter foods edit\" with --ingredients, a recipe "
                        + "(\"demeter recipe new\"), or the code on the package (\"demeter barcode\")."
                ))
        )
    }
}
