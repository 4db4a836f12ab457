internal import Glibc
package import Host

extension Places {
    /// Where the system's service manager keeps the sockets of its `demeterd@USER` services.
    package static let systemSockets = "/run/demeter"

    /// These places with the socket of the person's system service, where that is the one there is.
    ///
    /// A socket that was named, or that lies where it usually does, comes first; and who named a data
    /// folder means the daemon of that folder.
    package func orSystemService(
        of user: String?, environment: Environment, overrides: Overrides,
        sockets: String = Self.systemSockets
    ) -> Places {
        let isChosen =
            overrides.socket != nil || overrides.dataFolder != nil
            || environment["DEMETER_SOCKET"] != nil || environment["DEMETER_DATA_DIR"] != nil
        guard let user, !isChosen, access(socket, F_OK) != 0 else { return self }
        let other = Path.join(sockets, "\(user)/demeter.sock")
        guard access(other, F_OK) == 0 else { return self }
        var places = self
        places.socket = other
        return places
    }
}
