import Testing

@testable import Voice

@Suite struct SpokenOrderTests {
    @Test(arguments: [
        ("can i get a large latte with oat milk", "a large latte with oat milk"),
        ("could we have two espressos", "two espressos"), ("can i have", "can i have"),
        ("can i have what he has", "can i have what he has"),
        ("can you log two eggs", "can you log two eggs"), ("i had toast", "i had toast"), ("", ""),
    ])
    func `an order is the meal that it asks for`(_ said: String, _ meal: String) {
        #expect(SpokenOrder.meal(in: said) == meal)
    }
}
