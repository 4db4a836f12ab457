import SQLite
import Testing

struct BlockingExecutorTests {
    private actor Counter {
        private let executor = BlockingExecutor(label: "counter")
        private(set) var numbers: [Int] = []

        nonisolated var unownedExecutor: UnownedSerialExecutor {
            executor.asUnownedSerialExecutor()
        }

        func add(_ number: Int) {
            assertIsolated()
            numbers.append(number)
        }
    }

    @Test func `an actor's jobs run one after the other`() async {
        let counter = Counter()
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<1000 { group.addTask { await counter.add(number) } }
        }
        #expect(await counter.numbers.sorted() == Array(0..<1000))
    }
}
