internal import CAvahi
internal import Glibc
internal import Threads

/// A service that others of the local network may find by multicast DNS.
package struct AnnouncedService: Sendable, Hashable {
    /// What people see; another name is taken where somebody has it already.
    package var name: String
    /// As `_http._tcp`.
    package var type: String
    package var port: UInt16
    /// The number of the one interface on which it is announced; `nil` for all.
    package var interface: UInt32?
    /// Whether it is reached by IPv6; by IPv4 otherwise.
    package var isIPv6: Bool

    package init(name: String, type: String, port: UInt16, interface: UInt32?, isIPv6: Bool) {
        self.name = name
        self.type = type
        self.port = port
        self.interface = interface
        self.isIPv6 = isIPv6
    }

    /// The number of the interface that has an address; `nil` when none has.
    ///
    /// - Parameter address: in numbers, of IPv6 without brackets.
    package static func interface(of address: String, isIPv6: Bool) -> UInt32? {
        // The text outlives the call.
        let number =
            isIPv6
            ? unsafe cavahi_interface_of_ipv6(address)
            : unsafe cavahi_interface_of_ipv4(address)
        return number == 0 ? nil : number
    }
}

/// Has the system's avahi-daemon announce a service for as long as the process lives.
///
/// We ask it over D-Bus, by a Unix socket, and open no other; when the process ends, however that
/// is, the daemon takes the announcement back.
package enum Announcement {
    package enum Event: Sendable, Hashable {
        /// The network knows it by this name from now on.
        case told(name: String)
        /// It is not announced now; why, as avahi says.
        case untold(reason: String)
    }

    /// Starts a thread that announces it, and does so again whenever the daemon was away.
    ///
    /// - Parameter onEvent: called on that thread when something has changed.
    /// - Returns: 0, or the system's error number: there is no room for the thread.
    package static func start(
        _ service: AnnouncedService, onEvent: @escaping @Sendable (Event) -> Void
    ) -> Int32 {
        OwnThread.start("announce") { Announcer(service, onEvent).run() }
    }
}

/// What happens on the thread of an announcement, which alone has it.
@safe private final class Announcer {
    private let service: AnnouncedService
    private let onEvent: @Sendable (Announcement.Event) -> Void
    private var name: String
    // Made with a client and freed with it.
    private var group: OpaquePointer?
    private var isOver = false
    private var newest: Announcement.Event?

    /// Seconds between tries.
    private static let longestPause: UInt32 = 60
    /// Names that are tried before it is given up.
    private static let mostNames = 32

    init(
        _ service: AnnouncedService, _ onEvent: @escaping @Sendable (Announcement.Event) -> Void
    ) {
        self.service = service
        self.onEvent = onEvent
        name = service.name
    }

    func run() {
        var pause: UInt32 = 1
        while true {
            if live() { pause = 1 }
            _ = sleep(pause)
            pause = min(pause * 2, Self.longestPause)
        }
    }

    /// Announces until the way to the daemon is lost; whether there was one.
    private func live() -> Bool {
        isOver = false
        guard let poll = unsafe avahi_simple_poll_new() else { return false }
        // Nothing of a client is used after it was freed.
        defer { unsafe avahi_simple_poll_free(poll) }
        var code: Int32 = 0
        let flags = AvahiClientFlags(
            AVAHI_CLIENT_NO_FAIL.rawValue | AVAHI_CLIENT_IGNORE_USER_CONFIG.rawValue)
        // The callbacks come from this thread alone, while the announcer is in this method.
        let context = unsafe Unmanaged.passUnretained(self).toOpaque()
        let client = unsafe avahi_client_new(
            avahi_simple_poll_get(poll), flags,
            { client, state, context in
                unsafe Announcer.at(context)?.changed(client, state)
            }, context, &code)
        guard let client = unsafe client else {
            tell(.untold(reason: Self.text(code)))
            return false
        }
        defer {
            // Its group goes with it.
            unsafe avahi_client_free(client)
            unsafe group = nil
        }
        while !isOver, unsafe avahi_simple_poll_iterate(poll, -1) == 0 {}
        return true
    }

    private func changed(_ client: OpaquePointer?, _ state: AvahiClientState) {
        switch state {
        case AVAHI_CLIENT_S_RUNNING: unsafe announce(by: client)
        case AVAHI_CLIENT_S_COLLISION, AVAHI_CLIENT_S_REGISTERING:
            // The machine itself gets another name, which the announcement holds.
            if let group = unsafe group { unsafe avahi_entry_group_reset(group) }
        case AVAHI_CLIENT_CONNECTING: tell(.untold(reason: "avahi-daemon does not run"))
        default:
            tell(.untold(reason: Self.text(unsafe avahi_client_errno(client))))
            isOver = true
        }
    }

    private func announce(by client: OpaquePointer?) {
        if unsafe group == nil {
            // As in `live`.
            let context = unsafe Unmanaged.passUnretained(self).toOpaque()
            unsafe group = avahi_entry_group_new(
                client,
                { group, state, context in
                    unsafe Announcer.at(context)?.changed(group: group, state)
                }, context)
        }
        guard let group = unsafe group else {
            return tell(.untold(reason: Self.text(unsafe avahi_client_errno(client))))
        }
        unsafe fill(group)
    }

    private func fill(_ group: OpaquePointer) {
        guard unsafe avahi_entry_group_is_empty(group) != 0 else { return }
        var code: Int32 = 0
        for _ in 0..<Self.mostNames {
            // Texts outlive the call, which copies them.
            code = unsafe avahi_entry_group_add_service_strlst(
                group, service.interface.map { AvahiIfIndex($0) } ?? -1,
                service.isIPv6 ? AvahiProtocol(AVAHI_PROTO_INET6) : AvahiProtocol(AVAHI_PROTO_INET),
                AvahiPublishFlags(0), name, service.type, nil, nil, service.port, nil)
            guard code == AVAHI_ERR_COLLISION else { break }
            rename()
        }
        if code == 0 { code = unsafe avahi_entry_group_commit(group) }
        if code < 0 { tell(.untold(reason: Self.text(code))) }
    }

    private func changed(group: OpaquePointer?, _ state: AvahiEntryGroupState) {
        switch state {
        case AVAHI_ENTRY_GROUP_ESTABLISHED: tell(.told(name: name))
        case AVAHI_ENTRY_GROUP_COLLISION:
            rename()
            if let group = unsafe group {
                unsafe avahi_entry_group_reset(group)
                unsafe fill(group)
            }
        case AVAHI_ENTRY_GROUP_FAILURE:
            let client = unsafe avahi_entry_group_get_client(group)
            tell(.untold(reason: Self.text(unsafe avahi_client_errno(client))))
        default: break
        }
    }

    /// Takes the next name: `Demeter #2`.
    private func rename() {
        guard let other = unsafe avahi_alternative_service_name(name) else { return }
        // The library's text, which is ours to free.
        name = unsafe String(cString: other)
        unsafe avahi_free(other)
    }

    /// Says it once.
    private func tell(_ event: Announcement.Event) {
        guard newest != event else { return }
        newest = event
        onEvent(event)
    }

    private static func text(_ code: Int32) -> String {
        // The library's own text, which is never freed.
        unsafe avahi_strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
    }

    /// The announcer that set this context, which is alive while the library calls.
    private static func at(_ context: UnsafeMutableRawPointer?) -> Announcer? {
        unsafe context.map { unsafe Unmanaged<Announcer>.fromOpaque($0).takeUnretainedValue() }
    }
}
