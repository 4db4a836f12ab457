import CLinux
import Glibc
import Testing
import Threads

struct WorkerPoolTests {
    @Test func `a task that prefers the pool runs on its threads`() async {
        let pool = WorkerPool(threads: 2)
        let task = Task(executorPreference: pool) { threadName() }
        #expect(await task.value == "workers")
    }

    @Test func `an actor without a thread of its own is called on the pool`() async {
        actor Plain {
            func name() -> String { threadName() }
        }
        let plain = Plain()
        let task = Task(executorPreference: WorkerPool.shared) { await plain.name() }
        #expect(await task.value == "workers")
    }

    @Test func `as many tasks run at once as there are threads`() async {
        let pool = WorkerPool(threads: 2)
        let (first, second) = (Mailbox<Int>(), Mailbox<Int>())
        // Each waits for the other, so that neither ends without the other's thread.
        let one = Task(executorPreference: pool) {
            first.post(1)
            return second.take()
        }
        let other = Task(executorPreference: pool) {
            second.post(2)
            return first.take()
        }
        #expect(await one.value == 2)
        #expect(await other.value == 1)
    }
}

private func threadName() -> String {
    var name = [CChar](repeating: 0, count: 16)
    pthread_getname_np(pthread_self(), &name, name.count)
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
