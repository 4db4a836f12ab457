import Configuration
import Host

#if DEMETER_AVAHI
    import Zeroconf
#endif

/// Tells the local network where rooms are listened to, where the configuration says so.
struct Doorbell {
    /// What Home Assistant looks for.
    private static let type = "_wyoming._tcp"

    private let log: Log

    #if DEMETER_AVAHI
        private let service: AnnouncedService

        /// Looks for the network, which has to be done before the right to is given away; `nil` where nothing
        /// is to be told.
        init?(_ settings: Configuration.Rooms, _ endpoint: Endpoint, log: Log) {
            guard settings.isAnnounced else { return nil }
            self.log = log
            let interface =
                endpoint.isAny
                ? nil
                : AnnouncedService.interface(of: endpoint.address, isIPv6: endpoint.isIPv6)
            guard endpoint.isAny || interface != nil else {
                log.warning("nothing is announced: no network of this computer has that address")
                return nil
            }
            service = AnnouncedService(
                name: settings.name.map { "Demeter \($0)" } ?? "Demeter", type: Self.type,
                port: endpoint.port, interface: interface,
                isIPv6: endpoint.isIPv6)
        }

        /// Announces it from now on, on a thread of its own.
        func ring() throws(RoomsFailure) {
            let log = log
            let code = Announcement.start(service) { event in
                switch event {
                case .told(let name): log.notice("announced as \"\(name)\" under \(Self.type)")
                case .untold(let reason): log.warning("not announced at present: \(reason)")
                }
            }
            guard code == 0 else { throw .thread(code: code) }
        }
    #else
        init?(_ settings: Configuration.Rooms, _ endpoint: Endpoint, log: Log) {
            guard settings.isAnnounced else { return nil }
            self.log = log
        }

        func ring() throws(RoomsFailure) {
            log.warning("nothing is announced: this was built without libavahi-client")
        }
    #endif
}
