import Testing

@testable import Allergens

struct TriggerTests {
    @Test func `the fourteen of the European list are there once each`() {
        #expect(
            TriggerTable.european.map(\.rawValue) == [
                "gluten", "crustaceans", "molluscs", "egg", "fish", "peanut", "soy", "milk",
                "tree_nuts", "celery", "mustard", "sesame", "sulphites", "lupin",
            ])
    }

    @Test func `kinds lead up to what they are a kind of`() {
        #expect(trigger("almond").lineage == [trigger("almond"), trigger("tree_nuts")])
        #expect(
            trigger("pork").lineage == [trigger("pork"), trigger("meat"), trigger("animal")])
        #expect(trigger("gluten").kinds.contains(trigger("rye")))
        #expect(trigger("ginger").lineage == [trigger("ginger")])
    }

    @Test(arguments: [
        ("Tree Nuts", "tree_nuts"), ("tree_nuts", "tree_nuts"), ("nuts", "tree_nuts"),
        ("dairy", "milk"), ("prawns", "crustaceans"), ("Ginger", "ginger"), ("E621", "e621"),
        ("brazil nut", "brazil_nut"), ("shellfish", "shellfish"),
    ])
    func `what people call a trigger finds it, and other words are their own`(
        _ words: String, _ id: String
    ) {
        #expect(TriggerTable.trigger(called: words) == trigger(id))
    }

    @Test func `numbers of additives are told from words`() {
        #expect(trigger("e621").isAdditive)
        #expect(!trigger("egg").isAdditive)
        #expect(!trigger("e62").isAdditive)
    }
}

func trigger(_ id: String) -> Trigger { Trigger(rawValue: id) }
