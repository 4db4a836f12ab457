internal import Glibc
package import Host

extension Places {
    /// Where the system's service manager keeps the sockets of its `demeterd@USER` services.
    package static let systemSockets = "/run/demeter"
    /// The folder of this user for `$XDG_RUNTIME_DIR`, as systemd makes it.
    package static var runtime: String { "/run/user/\(geteuid())" }

    /// These places with the socket of the person's own or system service, where that is the one there is.
    ///
    /// A socket that was named, or that lies where it usually does, comes first; and who named a data
    /// folder means the daemon of that folder. Assistants start programs without `XDG_RUNTIME_DIR`: the
    /// folder for it is looked at all the same.
    package func orSystemService(
        of user: String?, environment: Environment, overrides: Overrides,
        sockets: String = Self.systemSockets, runtime: String = Self.runtime
    ) -> Places {
        let isChosen =
            overrides.socket != nil || overrides.dataFolder != nil
            || environment["DEMETER_SOCKET"] != nil || environment["DEMETER_DATA_DIR"] != nil
        guard !isChosen, access(socket, F_OK) != 0 else { return self }
        let own =
            environment["XDG_RUNTIME_DIR"] == nil ? Path.join(runtime, "demeter/demeter.sock") : nil
        let system = user.map { Path.join(sockets, "\($0)/demeter.sock") }
        guard let other = [own, system].compactMap(\.self).first(where: { access($0, F_OK) == 0 })
        else { return self }
        var places = self
        places.socket = other
        return places
    }
}
