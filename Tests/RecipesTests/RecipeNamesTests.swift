import Recipes
import Testing

struct RecipeNamesTests {
    @Test(arguments: [
        ("my chili", true), ("half of OUR lasagne", true), ("My", true), ("it was my", true),
        ("my-chili", true), ("1my", true), ("my2", true), ("crème, my", true), ("my crème", true),
        ("yummy chili", false), ("myself", false), ("sour cream", false), ("ours", false),
        ("", false),
        ("émy", false), ("myé", false), ("hour", false),
    ])
    func `words are of somebody's own where one says so`(words: String, isOwned: Bool) {
        #expect(RecipeNames.isOwned(words) == isOwned)
    }
}
