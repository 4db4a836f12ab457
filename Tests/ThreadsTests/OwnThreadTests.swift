import Testing
import Threads

struct OwnThreadTests {
    private final class Held: Sendable {}

    @Test func `who waited finds what the work held let go of`() async {
        for _ in 0..<500 {
            weak var held: Held?
            func work() -> @Sendable () -> Int {
                let value = Held()
                held = value
                return { withExtendedLifetime(value) { 1 } }
            }
            #expect(await OwnThread.run("work", work()) == 1)
            #expect(held == nil)
        }
    }
}
