/// Where a food's figures come from, so that every number can be traced.
package struct FoodSource: Sendable, Hashable {
    /// The publication and its release: `FNDDS 2017-2018`, `SR 28`, `own` for a person's own food.
    package var release: String
    /// The food's code in that publication, when it has one.
    package var code: String?

    package init(release: String, code: String? = nil) {
        self.release = release
        self.code = code
    }
}
