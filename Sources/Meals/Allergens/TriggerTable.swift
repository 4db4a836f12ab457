/// The triggers that have an id.
///
/// The fourteen are those of Regulation (EU) No 1169/2011, annex II; the kinds of nuts and of cereals
/// with gluten are those that it lists, and pine nuts, which the US Food and Drug Administration counts
/// among tree nuts. The rest are common intolerances and what people leave out for other reasons.
package enum TriggerTable {
    // id | name | other words | kind of, or `<` comes from | EU
    private static let rows = """
        gluten | gluten | coeliac, celiac, cereals with gluten, gluten cereals | | eu
        wheat | wheat | wheat flour, spelt | gluten
        rye | rye | | gluten
        barley | barley | malt | gluten
        oats | oats | oat | gluten
        shellfish | shellfish | seafood | <animal
        crustaceans | crustaceans | crustacean, shrimp, shrimps, prawn, prawns, crab, lobster, crayfish | shellfish | eu
        molluscs | molluscs | mollusc, mollusks, mollusk, clams, oysters, mussels, squid, scallops | shellfish | eu
        egg | egg | eggs | <animal | eu
        fish | fish | | <animal | eu
        peanut | peanuts | peanut, groundnut, groundnuts | | eu
        soy | soy | soya, soybean, soybeans, soybeans | | eu
        milk | milk | dairy, cow's milk, cows milk, milk protein, casein | <animal | eu
        tree_nuts | tree nuts | nuts, nut, tree nut, treenuts | | eu
        almond | almonds | almond | tree_nuts
        hazelnut | hazelnuts | hazelnut, filberts | tree_nuts
        walnut | walnuts | walnut | tree_nuts
        cashew | cashews | cashew, cashew nuts | tree_nuts
        pecan | pecans | pecan | tree_nuts
        brazil_nut | Brazil nuts | brazil nut, brazil nuts, brazils | tree_nuts
        pistachio | pistachios | pistachio | tree_nuts
        macadamia | macadamia nuts | macadamia, macadamias, macadamia nut, queensland nuts | tree_nuts
        pine_nut | pine nuts | pine nut, pignoli | tree_nuts
        chestnut | chestnuts | chestnut
        coconut | coconut | coconuts
        celery | celery | celeriac | | eu
        mustard | mustard | | | eu
        sesame | sesame | sesame seeds, sesame seed, tahini | | eu
        sulphites | sulphites | sulfites, sulphite, sulfite, sulphur dioxide, sulfur dioxide, sulphur dioxide and sulphites | | eu
        lupin | lupin | lupine, lupins, lupin flour | | eu
        lactose | lactose
        fructose | fructose | fruit sugar
        histamine | histamine
        caffeine | caffeine
        alcohol | alcohol
        meat | meat | | <animal
        pork | pork | pig, ham, bacon | meat
        beef | beef | cow | meat
        poultry | poultry | chicken, turkey | meat
        lamb | lamb | mutton, sheep | meat
        gelatin | gelatin | gelatine | <animal
        animal | animal products | animal, animals, anything animal
        """

    package static let facts: [Trigger: TriggerFacts] = Dictionary(uniqueKeysWithValues: parsed)

    /// In the table's order.
    package static let all: [Trigger] = parsed.map(\.0)

    /// The fourteen, in the table's order.
    package static let european: [Trigger] = parsed.filter(\.1.isEuropean).map(\.0)

    static let lineages: [Trigger: [Trigger]] = Dictionary(
        uniqueKeysWithValues: all.map { ($0, lineage($0)) })

    static let kinds: [Trigger: [Trigger]] = {
        var kinds: [Trigger: [Trigger]] = [:]
        for trigger in all {
            for ancestor in lineage(trigger) { kinds[ancestor, default: []].append(trigger) }
        }
        return kinds
    }()

    /// The trigger that is called so; a person's own word where none is.
    ///
    /// - Parameter words: as said or typed: "tree nuts", "Tree_Nuts", "E621".
    package static func trigger(called words: String) -> Trigger {
        let said = words.lowercased().replacing("_", with: " ").split(separator: " ")
            .joined(separator: " ")
        return byName[said] ?? Trigger(rawValue: said)
    }

    private static let byName: [String: Trigger] = {
        var names: [String: Trigger] = [:]
        for (trigger, facts) in parsed {
            for word in [trigger.rawValue.replacing("_", with: " "), facts.name.lowercased()]
                + facts.words where names[word] == nil
            {
                names[word] = trigger
            }
        }
        return names
    }()

    private static func lineage(_ trigger: Trigger) -> [Trigger] {
        var found = [trigger]
        for parent in facts[trigger]?.parents ?? [] {
            for ancestor in lineage(parent) where !found.contains(ancestor) {
                found.append(ancestor)
            }
        }
        return found
    }

    private static let parsed: [(Trigger, TriggerFacts)] = rows.split(separator: "\n").map { row in
        var cells = row.split(separator: "|", omittingEmptySubsequences: false).map(Self.trimmed)
        while cells.count < 5 { cells.append("") }
        let isOrigin = cells[3].hasPrefix("<")
        let parent = isOrigin ? String(cells[3].dropFirst()) : cells[3]
        return (
            Trigger(rawValue: cells[0]),
            TriggerFacts(
                name: cells[1],
                words: cells[2].isEmpty
                    ? [] : cells[2].split(separator: ",").map(Self.trimmed),
                parents: parent.isEmpty ? [] : [Trigger(rawValue: parent)],
                isKind: !isOrigin, isEuropean: cells[4] == "eu")
        )
    }

    private static func trimmed(_ cell: Substring) -> String {
        var cell = cell
        while cell.first == " " { cell.removeFirst() }
        while cell.last == " " { cell.removeLast() }
        return String(cell)
    }
}
