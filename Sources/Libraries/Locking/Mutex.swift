public import Glibc

/// A value that one thread at a time may touch.
///
/// It is used like `Synchronization.Mutex`, which waits in the kernel by itself on Linux: the thread
/// sanitizer does not see it, and reports every access under it as a race. It knows POSIX mutexes.
@safe @usableFromInline package struct Mutex<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
    // Both are made with the mutex, never moved and freed with it; the value is touched under the
    // lock only, which is why the whole is Sendable whatever the value is.
    @usableFromInline let lock: UnsafeMutablePointer<pthread_mutex_t>
    @usableFromInline let value: UnsafeMutablePointer<Value>

    package init(_ value: consuming sending Value) {
        unsafe lock = .allocate(capacity: 1)
        unsafe lock.initialize(to: pthread_mutex_t())
        unsafe pthread_mutex_init(lock, nil)
        unsafe self.value = .allocate(capacity: 1)
        unsafe self.value.initialize(to: value)
    }

    deinit {
        unsafe value.deinitialize(count: 1)
        unsafe value.deallocate()
        unsafe pthread_mutex_destroy(lock)
        unsafe lock.deallocate()
    }

    /// Inlined where it is used: who asks a mutex some hundred times for one reply need not look up types for each.
    @inlinable
    package borrowing func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        unsafe pthread_mutex_lock(lock)
        defer { unsafe pthread_mutex_unlock(lock) }
        return try unsafe body(&value.pointee)
    }
}
