package import Wire

/// What can be asked of the page for browsers; the daemon's keeper of its program is it.
package protocol PageControl: Sendable {
    /// `nil` where none is to be served.
    func status() async -> StatusMessage.Page?
}
