/// Knows who may come in.
package protocol Doorkeeper: Sendable {
    /// The session that a cookie's value is of; `nil` when there is none, or it was ended.
    func session(_ token: String) -> PageSession?
    /// Spends a link; the new session's cookie, or `nil` when the link is unknown, spent or too old.
    ///
    /// - Parameter agent: what the browser calls itself.
    func redeem(link: String, agent: String) -> String?
    func end(_ token: String)
}

/// Somebody who came in.
package struct PageSession: Sendable, Hashable {
    /// Names it, and is no secret.
    package var id: String
    /// Stands in each of its forms, so that nobody else can make one.
    package var formToken: String

    package init(id: String, formToken: String) {
        self.id = id
        self.formToken = formToken
    }
}
