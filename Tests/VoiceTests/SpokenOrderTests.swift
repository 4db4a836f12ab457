import Testing

@testable import Voice

@Suite struct SpokenOrderTests {
    @Test(arguments: [
        ("can i get a large latte with oat milk", "a large latte with oat milk"),
        ("could we have two espressos", "two espressos"), ("can i have", "can i have"),
        ("can i have what he has", "can i have what he has"),
        ("can you log two eggs", "can you log two eggs"), ("i had toast", "i had toast"), ("", ""),
        ("get me an iced mocha with cream", "an iced mocha with cream"),
        ("please make me a cappuccino", "a cappuccino"),
        ("could you bring us two teas", "two teas"), ("i want some coffee", "some coffee"),
        ("i'd like a twelve ounce latte", "a twelve ounce latte"),
        ("i would like three eggs", "three eggs"), ("i'll take the soup", "the soup"),
        ("can i get single shot latte", "single shot latte"),
        ("let me have another coffee", "another coffee"), ("make me", "make me"),
        ("i want to go home", "i want to go home"), ("make it three", "make it three"),
        ("get rid of the coffee", "get rid of the coffee"),
    ])
    func `an order is the meal that it asks for`(_ said: String, _ meal: String) {
        #expect(SpokenOrder.meal(in: said) == meal)
    }
}
