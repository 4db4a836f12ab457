import MealModel
import TestSupport
import Testing

struct RequestQuotaTests {
    @Test func `no minute and no day sees more than its limit`() {
        let seed = UInt64.random(in: .min ... .max)
        var random = SplitMix64(seed: seed)
        var quota = RequestQuota(perMinute: 5, perDay: 40)
        var now = 0.0
        var sent: [Double] = []
        while sent.count < 150 {
            now += .random(in: 0...20, using: &random)
            guard quota.wait(at: now) == 0 else { continue }
            quota.send(at: now)
            sent.append(now)
            if sent.count % 40 == 0 { now += 80_000 }
        }
        for time in sent {
            #expect(sent.count { $0 > time - 60 && $0 <= time } <= 5, "seed \(seed)")
            #expect(sent.count { $0 > time - 86_400 && $0 <= time } <= 40, "seed \(seed)")
        }
        #expect(quota.sent.count <= 40, "seed \(seed)")
    }

    @Test func `the wait is exactly as long as needed`() {
        var quota = RequestQuota(perMinute: 2, perDay: 3)
        quota.send(at: 100)
        quota.send(at: 110)
        #expect(quota.wait(at: 120) == 40)
        #expect(quota.wait(at: 160) == 0)
        quota.send(at: 160)
        #expect(quota.wait(at: 300) == 86_200)
    }

    @Test func `a limit of nothing lets nothing out`() {
        #expect(RequestQuota(perMinute: 0, perDay: 9).wait(at: 0) == nil)
        #expect(RequestQuota(perMinute: 9, perDay: 0).wait(at: 0) == nil)
    }

    @Test func `what was sent before a restart counts`() {
        let quota = RequestQuota(perMinute: 1, perDay: 100, sent: [50, 20])
        #expect(quota.wait(at: 60) == 50)
    }
}
