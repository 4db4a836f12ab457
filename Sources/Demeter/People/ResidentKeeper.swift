package import Service

/// Opens and closes the journals of others than the owner.
package protocol ResidentKeeper: Sendable {
    /// Opens the journal of somebody new, or of somebody who was removed.
    func admit(_ name: String) async throws(PersonFault) -> any Service
    /// Closes a journal, which stays where it is.
    func dismiss(_ name: String) async throws(PersonFault)
    /// Opens and closes what was carried here of people of a household's server, as whoever carries has noted them.
    func housemates() async -> [String: Housemate]
    /// Has everybody's foods read anew, the owner's among them; how many there are.
    func rereadFoods() async throws(ServiceError) -> Int
}
