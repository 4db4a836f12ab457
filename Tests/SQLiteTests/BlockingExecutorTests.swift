import SQLite
import Testing

struct BlockingExecutorTests {
    private actor Counter {
        nonisolated let executor = BlockingExecutor(label: "counter")
        private(set) var numbers: [Int] = []

        nonisolated var unownedExecutor: UnownedSerialExecutor {
            executor.asUnownedSerialExecutor()
        }

        func add(_ number: Int) {
            assertIsolated()
            numbers.append(number)
        }

        /// What was called on the actor's thread after a pause, for as long as it goes on.
        func later(_ pause: Duration, _ number: Int) async {
            await withCheckedContinuation { continuation in
                executor.call(after: pause) { [weak self] in
                    Task { [weak self] in
                        await self?.add(number)
                        continuation.resume()
                    }
                }
            }
        }
    }

    @Test func `an actor's jobs run one after the other`() async {
        let counter = Counter()
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<1000 { group.addTask { await counter.add(number) } }
        }
        #expect(await counter.numbers.sorted() == Array(0..<1000))
    }

    @Test func `what is called without a task is on the actor's own thread, in its turn`() async {
        let counter = Counter()
        #expect(counter.executor.isIsolatingCurrentContext() == false)
        await withCheckedContinuation { continuation in
            for number in 0..<100 {
                counter.executor.call { counter.assumeIsolated { $0.add(number) } }
            }
            counter.executor.call { continuation.resume() }
        }
        #expect(await counter.numbers == Array(0..<100))
    }

    @Test(arguments: [Duration.zero, .milliseconds(1)])
    func `what is called later has its turn between jobs, however many there are`(
        pause: Duration
    ) async {
        let counter = Counter()
        async let later: Void = counter.later(pause, -1)
        for number in 0..<100 { await counter.add(number) }
        await later
        await counter.add(100)
        #expect(await counter.numbers.filter { $0 >= 0 } == Array(0...100))
        #expect(await counter.numbers.filter { $0 < 0 } == [-1])
    }
}
