import Testing

@testable import Journal

struct GatheringTests {
    private let start = ContinuousClock.now

    private func gathering(reading ids: Int64...) -> Gathering {
        var gathering = Gathering()
        gathering.synced(in: .microseconds(500))
        for id in ids {
            gathering.arrived()
            gathering.began(UtteranceID(rawValue: id), at: start)
        }
        return gathering
    }

    @Test func `whoever is alone waits for nobody`() {
        var gathering = gathering()
        #expect(gathering.pause(1, at: start) == nil)
        #expect(gathering.pause(40, at: start) == nil)
    }

    @Test func `who is read is waited for as long as a sync takes, and again while some come`() {
        var gathering = gathering(reading: 1, 2)
        #expect(gathering.pause(1, at: start) == .microseconds(500))
        gathering.ended(UtteranceID(rawValue: 1))
        #expect(gathering.pause(2, at: start) == .microseconds(500))
        #expect(gathering.pause(2, at: start) == nil)
        // The next commit begins anew.
        #expect(gathering.pause(1, at: start) == .microseconds(500))
    }

    @Test func `nobody is waited for when all have come`() {
        var gathering = gathering(reading: 1)
        #expect(gathering.pause(1, at: start) == .microseconds(500))
        gathering.ended(UtteranceID(rawValue: 1))
        #expect(gathering.pause(2, at: start) == nil)
    }

    @Test func `words that are about to be kept are waited for, and the last of all is told`() {
        var gathering = gathering()
        gathering.arrived()
        gathering.arrived()
        #expect(gathering.pause(1, at: start) == .microseconds(500))
        // Nobody reads what was said before.
        gathering.began(nil, at: start)
        gathering.began(UtteranceID(rawValue: 1), at: start)
        #expect(!gathering.isComplete)
        gathering.ended(UtteranceID(rawValue: 1))
        #expect(gathering.isComplete)
        #expect(gathering.pause(2, at: start) == nil)
        #expect(!gathering.isComplete)
    }

    @Test func `who waits for a model holds nobody up`() {
        var gathering = gathering(reading: 1)
        #expect(gathering.pause(1, at: start + .milliseconds(51)) == nil)
        #expect(gathering.pause(1, at: start) == nil)
    }

    @Test func `there is an end to waiting, however many come and however slow the disk is`() {
        var gathering = gathering(reading: 1)
        gathering.synced(in: .seconds(2))
        var waited = Duration.zero
        var count = 1
        while let pause = gathering.pause(count, at: start) {
            waited += pause
            count += 1
        }
        #expect(waited == .milliseconds(32))
    }
}
