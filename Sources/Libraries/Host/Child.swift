internal import CLinux
internal import Glibc

/// A program that this process started, and that has nothing of it but what it was given.
///
/// No open file but those listed, no variable but those listed, no signal blocked or ignored. It is ended
/// and waited for when its owner lets go of it.
package struct Child: ~Copyable, Sendable {
    /// When a program ends at the latest.
    package enum Lifetime: Sendable, Hashable {
        /// With the thread that started it, however that ends.
        case withParent
        /// By itself, also when its parent is gone by then; in whole seconds, rounded up.
        case limited(Duration)
    }

    package let id: Int32
    private let leadsGroup: Bool
    /// As `waitpid` told it; `nil` until the program was waited for.
    private var status: Int32?

    /// Starts a program: a path, or a name that is looked for on the `PATH`.
    ///
    /// - Parameters:
    ///   - descriptors: this process's numbers for each of the program's, from 0 on; `nil` is `/dev/null`.
    ///   - leadsGroup: whether what it starts in turn is ended with it.
    package init(
        _ words: [String], environment: Environment, descriptors: [Int32?] = [nil, nil, nil],
        leadsGroup: Bool = false, lifetime: Lifetime = .withParent
    ) throws(HostError) {
        let operation = "start a program"
        guard let program = words.first, !program.isEmpty else {
            throw HostError(code: EINVAL, operation: operation)
        }
        // Words and variables live until the call returns, by when the child has its own copies.
        let arguments = unsafe Self.list(words)
        let variables = unsafe Self.list(
            environment.names.map { "\($0)=\(environment[$0] ?? "")" })
        defer {
            unsafe Self.free(arguments)
            unsafe Self.free(variables)
        }
        let numbers = descriptors.map { $0 ?? -1 }
        var patience: UInt32 = 0
        if case .limited(let duration) = lifetime {
            patience = UInt32(clamping: max(1, Int((duration / .seconds(1)).rounded(.up))))
        }
        // Everything that the struct points to outlives the call.
        let result = unsafe program.withCString { program in
            unsafe numbers.withUnsafeBufferPointer { numbers in
                var child = unsafe clinux_child(
                    program: program, words: arguments.baseAddress,
                    variables: variables.baseAddress,
                    descriptors: numbers.baseAddress, descriptor_count: Int32(numbers.count),
                    leads_group: leadsGroup ? 1 : 0,
                    ends_with_parent: lifetime == .withParent ? 1 : 0, patience: patience)
                return unsafe clinux_start(&child)
            }
        }
        guard result > 0 else { throw HostError(code: -result, operation: operation) }
        id = result
        self.leadsGroup = leadsGroup
    }

    deinit {
        guard status == nil else { return }
        _ = kill(leadsGroup ? -id : id, SIGKILL)
        _ = Self.reap(id)
    }

    /// Waits for the end of the program itself, whatever others still hold of it.
    ///
    /// - Returns: its exit status, above 128 the signal that ended it, as shells tell it; `nil` when it
    ///   goes on at `end`.
    package mutating func wait(until end: ContinuousClock.Instant) -> Int32? {
        if let status { return status }
        let descriptor = clinux_process(id)
        defer { if descriptor >= 0 { close(descriptor) } }
        while true {
            let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
            if let status = Self.reap(id, WNOHANG) {
                self.status = status
                return status
            }
            guard left > 0 else { return nil }
            // Where the system does not tell of an end, it is looked for now and then.
            let pause = descriptor >= 0 ? left.rounded(.up) : min(left, 20)
            var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            // One descriptor is watched; one below 0 is passed over.
            _ = unsafe poll(&watched, 1, Int32(clamping: Int(pause)))
        }
    }

    /// Ends the program, and what it started when it leads a group, without asking.
    package mutating func end() {
        guard status == nil else { return }
        _ = kill(leadsGroup ? -id : id, SIGKILL)
        status = Self.reap(id)
    }

    /// Waits for the program with the system's options; `nil` while it goes on.
    private static func reap(_ id: Int32, _ options: Int32 = 0) -> Int32? {
        var status: Int32 = 0
        while true {
            // The program is this process's own, and is waited for once.
            let result = unsafe waitpid(id, &status, options)
            if result < 0, errno == EINTR { continue }
            guard result == id else { return result == 0 ? nil : 127 }
            return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + (status & 0x7F)
        }
    }

    /// Copies of the texts, ended by a null pointer; to be freed.
    private static func list(
        _ texts: [String]
    ) -> UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?> {
        let list = UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>.allocate(
            capacity: texts.count + 1)
        unsafe list.initialize(repeating: nil)
        for (index, text) in texts.enumerated() { unsafe list[index] = strdup(text) }
        return unsafe list
    }

    private static func free(
        _ list: UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>
    ) {
        for index in list.indices { unsafe Glibc.free(list[index]) }
        unsafe list.deallocate()
    }
}
