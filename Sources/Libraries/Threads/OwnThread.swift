internal import CLinux
internal import Glibc

/// A thread of the program's own, beside those that Swift and Dispatch share out.
///
/// It costs no wake-ups while it waits, and nobody else waits for it.
package enum OwnThread {
    /// Starts a thread that runs `body` and ends with it.
    ///
    /// - Parameter name: at most 15 bytes, as shown by `ps -L` and debuggers.
    /// - Returns: 0, or the system's error number: there is no room for another thread.
    package static func start(_ name: String, _ body: @escaping @Sendable () -> Void) -> Int32 {
        var thread = pthread_t()
        // The thread takes the reference over.
        let context = unsafe Unmanaged.passRetained(Start(name: name, body: body)).toOpaque()
        let result = unsafe pthread_create(
            &thread, nil,
            { context in
                guard let context = unsafe context else { return nil }
                let start = unsafe Unmanaged<Start>.fromOpaque(context).takeRetainedValue()
                unsafe pthread_setname_np(pthread_self(), start.name)
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
        let body: @Sendable () -> Void

        init(name: String, body: @escaping @Sendable () -> Void) {
            self.name = name
            self.body = body
        }
    }
}
