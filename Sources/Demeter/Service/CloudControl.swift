package import Wire

/// What can be asked of how the journal is carried to the person's cloud; the daemon's keeper of the program is it.
package protocol CloudControl: Sendable {
    /// `nil` where nothing is to be carried.
    func status() async -> StatusMessage.Cloud?
}
