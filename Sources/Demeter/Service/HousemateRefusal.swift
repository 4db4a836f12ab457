/// Why something is not done to the journal of somebody else of the household.
package enum HousemateRefusal: Sendable, Hashable {
    /// They do not let its reader log; both by their names.
    case mayNotLog(String, reader: String)
    /// What is theirs alone to change.
    case mayNotChange(String)
    /// What would be taken back or restored was done by themselves.
    case anothersChange(String)
}
