internal import CLinux
internal import Glibc

/// A thread of the program's own, beside those that Swift and Dispatch share out.
///
/// It costs no wake-ups while it waits, and nobody else waits for it.
package enum OwnThread {
    /// Starts a thread that runs `body` and ends with it.
    ///
    /// - Parameters:
    ///   - name: at most 15 bytes, as shown by `ps -L` and debuggers.
    ///   - isPatient: whether everybody else goes first where processors are few: nobody waits for it.
    /// - Returns: 0, or the system's error number: there is no room for another thread.
    package static func start(
        _ name: String, isPatient: Bool = false, _ body: @escaping @Sendable () -> Void
    ) -> Int32 {
        var thread = pthread_t()
        // The thread takes the reference over.
        let context =
            unsafe Unmanaged.passRetained(Start(name: name, isPatient: isPatient, body: body))
            .toOpaque()
        let result = unsafe pthread_create(
            &thread, nil,
            { context in
                guard let context = unsafe context else { return nil }
                let start = unsafe Unmanaged<Start>.fromOpaque(context).takeRetainedValue()
                unsafe pthread_setname_np(pthread_self(), start.name)
                // On Linux it is the calling thread's alone.
                if start.isPatient { setpriority(Int32(PRIO_PROCESS.rawValue), 0, 10) }
                start.body()
                return nil
            }, context)
        guard result == 0 else {
            unsafe Unmanaged<Start>.fromOpaque(context).release()
            return result
        }
        pthread_detach(thread)
        return 0
    }

    private final class Start: Sendable {
        let name: String
        let isPatient: Bool
        let body: @Sendable () -> Void

        init(name: String, isPatient: Bool, body: @escaping @Sendable () -> Void) {
            self.name = name
            self.isPatient = isPatient
            self.body = body
        }
    }
}
