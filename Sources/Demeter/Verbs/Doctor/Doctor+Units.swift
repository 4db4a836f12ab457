internal import Glibc
internal import Host
internal import Telling

extension Doctor {
    mutating func lookAtUnits() {
        // Where no service manager of the person's runs there is nothing to ask.
        guard let runtime = session.environment["XDG_RUNTIME_DIR"],
            access(Path.join(runtime, "systemd/private"), F_OK) == 0
        else { return add(.note("units", phrase("no systemd of your own runs here"))) }
        let output = CommandOutput.read(
            [
                "systemctl", "--user", "show", "-p", "Id", "-p", "ActiveState", "-p",
                "ExecMainStatus", "demeterd.socket", "demeterd.service",
            ], patience: .seconds(2))
        add(Self.finding(units: output.map { String(decoding: $0, as: UTF8.self) } ?? ""))
    }

    /// What `systemctl show` tells of the units: lines `NAME=VALUE`, units apart by an empty line.
    static func finding(units text: String) -> DoctorFinding {
        var states: [String: String] = [:]
        var unit: [String: String] = [:]
        for line in "\(text)\n\n".split(separator: "\n", omittingEmptySubsequences: false) {
            let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
            if parts.count == 2 {
                unit[parts[0]] = parts[1]
            } else if let name = unit["Id"] {
                for (key, value) in unit { states["\(name) \(key)"] = value }
                unit = [:]
            }
        }
        if states["demeterd.service ActiveState"] == "failed" {
            let status = states["demeterd.service ExecMainStatus"] ?? "?"
            return [String(userStatus), String(namespaceStatus)].contains(status)
                ? .fault(
                    "units",
                    phrase(
                        "demeterd.service ended with status \(status): no namespaces may be made here"
                    ),
                    phrase(
                        "Put without-namespaces.conf of the documentation's examples where its first "
                            + "lines say."))
                : .fault(
                    "units", phrase("demeterd.service failed with status \(status)"),
                    phrase(
                        "See why: journalctl --user -u demeterd. Then: "
                            + "systemctl --user restart demeterd.socket"))
        }
        return states["demeterd.socket ActiveState"] == "active"
            ? .good("units", phrase("demeterd.socket is active"))
            : .note(
                "units", phrase("demeterd.socket is not active"),
                "systemctl --user enable --now demeterd.socket")
    }

    // systemd.exec(5): the statuses of a service that could not be shut in.
    private static let userStatus = 217
    private static let namespaceStatus = 226
}
