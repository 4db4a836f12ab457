/// Who speaks at a connection, as far as the connection tells.
package enum Speaker: Sendable, Hashable {
    /// Whoever is named, else the owner: the household's own door.
    case anybody
    /// One person alone, by their key: nothing of anybody else is told or changed there.
    case only(String)
}
