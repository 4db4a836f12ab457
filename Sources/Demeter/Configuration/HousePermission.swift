/// What the house may see and do: what is said over MQTT and Wyoming comes from no person that is known.
package enum HousePermission: String, Sendable, Hashable, CaseIterable {
    /// Be told figures, meals and what happens.
    case read
    /// Log meals, and close the ears.
    case log
    /// Take the newest change back.
    case correct
    /// Open the ears.
    case listen
}
