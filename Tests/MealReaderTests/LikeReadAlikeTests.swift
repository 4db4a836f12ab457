import MealReader
import Testing

/// A word of the same kind is read as its like, whichever of them a rule was written for.
struct LikeReadAlikeTests {
    @Test(arguments: [
        ("half a bag of crisps, the 150 g version", "half a bag of crisps, the 150 g kind"),
        (
            "Tom got six slices of pizza, I got two", "Tom had six slices of pizza, I had two"
        ),
        ("chicken thighs, bones removed", "chicken thighs, bone removed"),
        ("milk tea, pearls", "milk tea, tapioca"),
    ])
    func `they say the same`(text: String, other: String) throws {
        let (one, two) = (try said(text), try said(other))
        #expect(!one.isEmpty)
        #expect(one == two)
    }

    @Test func `a veggie is a pizza where it is sized and sliced`() throws {
        #expect(
            try said("ordered a large veggie, had 3 slices")
                == said("ordered a large veggie pizza, had 3 slices"))
    }

    @Test func `whom a dozen was for may end the line`() throws {
        #expect(try !said("a dozen donuts for the office and had one").isEmpty)
    }
}
