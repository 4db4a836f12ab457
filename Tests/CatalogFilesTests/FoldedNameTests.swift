import CatalogFiles
import Testing

struct FoldedNameTests {
    @Test(arguments: [
        ("Scrambled Eggs", "scrambled egg"), ("crème brûlée", "creme brulee"),
        ("M&M's", "m&ms"), ("peaches", "peach"), ("berries", "berry"), ("tomatoes", "tomato"),
        ("half-and-half", "half and half"), ("boxes", "box"),
    ])
    func `forms of one name are the same`(one: String, other: String) {
        #expect(FoldedName(one) == FoldedName(other))
    }

    @Test(arguments: [
        ("chocolate milk", "milk chocolate"), ("swiss", "swis"), ("hummus", "hummu"),
        ("couscous", "couscou"),
    ])
    func `different names stay apart`(one: String, other: String) {
        #expect(FoldedName(one) != FoldedName(other))
    }
}
