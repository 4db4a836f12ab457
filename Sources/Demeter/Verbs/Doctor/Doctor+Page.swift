internal import Configuration
internal import Glibc
internal import Host
internal import Telling
internal import WebAccess

extension Doctor {
    /// Whether the page is served that is wanted; nobody is told of one that is not.
    mutating func lookAtPage(_ configuration: Configuration) {
        guard configuration.web.isEnabled else { return }
        let program = Program.file().map { Path.join(Path.parent(of: $0), "demeter-web") }
        guard let program, access(program, X_OK) == 0 else {
            return add(
                .fault(
                    "page", phrase("demeter-web is not installed"),
                    phrase(
                        "Install libmicrohttpd-dev and then Demeter again, or set web.enabled to false."
                    )
                ))
        }
        let folder = AccessFolder(dataFolder: session.house.dataFolder)
        guard let address = ServingMark.address(in: folder) else {
            return add(
                .fault(
                    "page", phrase("it is not served"),
                    phrase(
                        "\"demeter status\" says why; have the daemon read its configuration with "
                            + "\"systemctl --user reload demeterd\".")))
        }
        let count = folder.list().count
        add(
            .good(
                "page",
                phrase(
                    "served at \(address), \(count) \(plural: count, "browser is", "browsers are") signed in"
                )
            ))
    }
}
