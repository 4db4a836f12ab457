package import Body
package import Nutrition

/// How a person's weight is to change, and since when.
package struct PersonalAim: Sendable, Hashable {
    package var aim: WeightAim
    package var since: LocalDay

    package init(_ aim: WeightAim, since: LocalDay) {
        self.aim = aim
        self.since = since
    }
}
