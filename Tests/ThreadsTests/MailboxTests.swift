import Testing
import Threads

struct MailboxTests {
    @Test func `what was posted is taken in its order`() {
        let box = Mailbox<Int>()
        for number in 1...5 { box.post(number) }
        #expect((1...5).map { _ in box.take() } == [1, 2, 3, 4, 5])
    }

    @Test func `a closed mailbox gives what it has, then nothing`() {
        let box = Mailbox<Int>()
        box.post(1)
        box.close()
        #expect(box.take() == 1)
        #expect(box.take() == nil)
    }

    @Test func `who waits for so long at most gets what comes, or nothing`() {
        let box = Mailbox<Int>()
        let start = ContinuousClock.now
        #expect(box.take(within: .milliseconds(30)) == nil)
        #expect(start.duration(to: .now) >= .milliseconds(25))
        #expect(box.take(within: .zero) == nil)
        box.post(1)
        #expect(box.take(within: .zero) == 1)
        #expect(OwnThread.start("poster") { box.post(2) } == 0)
        #expect(box.take(within: .seconds(60)) == 2)
        box.close()
        #expect(box.take(within: .seconds(60)) == nil)
    }

    @Test func `everything that several threads post is taken once by several threads`() {
        let (box, done) = (Mailbox<Int>(), Mailbox<[Int]>())
        for _ in 0..<3 {
            #expect(
                OwnThread.start("taker") {
                    var taken: [Int] = []
                    while let number = box.take() { taken.append(number) }
                    done.post(taken)
                } == 0)
        }
        let posted = Mailbox<Void>()
        for poster in 0..<4 {
            #expect(
                OwnThread.start("poster") {
                    for number in 0..<500 { box.post(poster * 500 + number) }
                    posted.post(())
                } == 0)
        }
        for _ in 0..<4 { posted.take() }
        box.close()
        let taken = (0..<3).flatMap { _ in done.take() ?? [] }
        #expect(taken.sorted() == Array(0..<2000))
    }
}
