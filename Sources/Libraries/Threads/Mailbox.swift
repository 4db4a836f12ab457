public import Glibc

/// Where threads wait for what others hand them, first come, first served.
///
/// What hands over and takes is inlined where it is used, so that it knows there what it hands over.
@safe @usableFromInline package final class Mailbox<Element>: @unchecked Sendable {
    // Both are made with the mailbox, never moved and freed with it; the rest is touched under the
    // lock only.
    @usableFromInline let lock: UnsafeMutablePointer<pthread_mutex_t>
    @usableFromInline let arrival: UnsafeMutablePointer<pthread_cond_t>
    /// What waits, after `taken` that were taken already.
    @usableFromInline var elements: [Element?] = []
    @usableFromInline var taken = 0
    @usableFromInline var isClosed = false

    package init() {
        unsafe lock = .allocate(capacity: 1)
        unsafe lock.initialize(to: pthread_mutex_t())
        unsafe pthread_mutex_init(lock, nil)
        unsafe arrival = .allocate(capacity: 1)
        unsafe arrival.initialize(to: pthread_cond_t())
        var attributes = pthread_condattr_t()
        unsafe pthread_condattr_init(&attributes)
        // A clock that nobody sets.
        unsafe pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
        unsafe pthread_cond_init(arrival, &attributes)
        unsafe pthread_condattr_destroy(&attributes)
    }

    deinit {
        unsafe pthread_cond_destroy(arrival)
        unsafe arrival.deallocate()
        unsafe pthread_mutex_destroy(lock)
        unsafe lock.deallocate()
    }

    /// Hands something over to one of the threads that take.
    @inlinable
    package func post(_ element: sending Element) {
        unsafe pthread_mutex_lock(lock)
        elements.append(element)
        unsafe pthread_mutex_unlock(lock)
        // Whoever is woken finds the lock free.
        unsafe pthread_cond_signal(arrival)
    }

    /// Waits until something is there and takes the first; `nil` once closed and empty.
    @inlinable
    package func take() -> Element? {
        unsafe pthread_mutex_lock(lock)
        defer { unsafe pthread_mutex_unlock(lock) }
        while taken == elements.count {
            if isClosed { return nil }
            unsafe pthread_cond_wait(arrival, lock)
        }
        return first()
    }

    /// Waits so long at most until something is there and takes the first; `nil` when nothing came.
    @inlinable
    package func take(within patience: Duration) -> Element? {
        let nanoseconds = max(0, Int64(patience / .nanoseconds(1)))
        var end = timespec()
        // The clock that waiting goes by; the structure outlives the calls.
        unsafe clock_gettime(CLOCK_MONOTONIC, &end)
        let (seconds, rest) = (Int64(end.tv_nsec) + nanoseconds).quotientAndRemainder(
            dividingBy: 1_000_000_000)
        end.tv_sec += Int(seconds)
        end.tv_nsec = Int(rest)
        unsafe pthread_mutex_lock(lock)
        defer { unsafe pthread_mutex_unlock(lock) }
        while taken == elements.count, !isClosed {
            guard unsafe pthread_cond_timedwait(arrival, lock, &end) == 0 else { break }
        }
        return first()
    }

    /// Takes the first of what is there; under the lock only.
    @inlinable
    func first() -> Element? {
        guard taken < elements.count else { return nil }
        let element = elements[taken]
        elements[taken] = nil
        taken += 1
        if taken == elements.count {
            elements.removeAll(keepingCapacity: true)
            taken = 0
        }
        return element
    }

    /// Waits until something is there and takes all of it; nothing once closed and empty.
    package func takeAll() -> [Element] {
        unsafe pthread_mutex_lock(lock)
        defer { unsafe pthread_mutex_unlock(lock) }
        while taken == elements.count {
            if isClosed { return [] }
            unsafe pthread_cond_wait(arrival, lock)
        }
        let waiting = elements[taken...].compactMap(\.self)
        elements.removeAll(keepingCapacity: true)
        taken = 0
        return waiting
    }

    /// Lets the threads that take go when they have taken everything.
    package func close() {
        unsafe pthread_mutex_lock(lock)
        isClosed = true
        unsafe pthread_cond_broadcast(arrival)
        unsafe pthread_mutex_unlock(lock)
    }
}
