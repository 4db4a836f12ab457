import Testing

@testable import Locking

struct MutexTests {
    @Test func `one at a time touches the value`() async {
        let count = Shared()
        await withTaskGroup { group in
            for _ in 0..<8 {
                group.addTask { for _ in 0..<10_000 { count.value.withLock { $0 += 1 } } }
            }
        }
        #expect(count.value.withLock { $0 } == 80_000)
    }

    @Test func `an error passes through and leaves the lock open`() {
        struct Refusal: Error, Equatable {}
        let mutex = Mutex(1)
        #expect(throws: Refusal()) {
            try mutex.withLock { (value) throws(Refusal) in
                value = 2
                throw Refusal()
            }
        }
        #expect(mutex.withLock { $0 } == 2)
    }

    @Test func `the value goes with the mutex`() {
        weak var kept: Shared?
        do {
            let shared = Shared()
            kept = shared
            let mutex = Mutex<Shared?>(shared)
            mutex.withLock { $0 = shared }
            #expect(kept != nil)
        }
        #expect(kept == nil)
    }
}

private final class Shared: Sendable {
    let value = Mutex(0)
}
