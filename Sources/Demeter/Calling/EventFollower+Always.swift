internal import Glibc
internal import Wire

extension EventFollower {
    /// Tells of events for as long as the process lives.
    static func follow(
        _ path: String, person: String? = nil, _ tell: @escaping @Sendable (Followed) -> Void
    ) {
        var follower = EventFollower(
            connect: { () throws(CallFailure) in
                try DaemonClient(path: path, patience: .seconds(60), person: person)
            }, pause: { _ = sleep($0) })
        var toldWhy: String?
        var (hasBegun, isGone, wasThere, pause) = (false, false, false, UInt32(1))
        while true {
            let why = Self.refusal { () throws(CallFailure) in
                try follower.run { turn in
                    switch turn {
                    case .gone:
                        isGone = true
                        tell(.gone(why: nil))
                    case .connected:
                        pause = 1
                        if !hasBegun { tell(.begun) }
                        if isGone { tell(.back(missed: !wasThere)) }
                        (hasBegun, isGone, wasThere) = (true, false, true)
                    }
                } onEvent: { event, _ in
                    tell(.event(event))
                    return true
                }
            }
            // Nobody answered, or something that is no daemon did.
            if !hasBegun { tell(.begun) }
            hasBegun = true
            // Who is turned away for another reason than before is told that one.
            if !isGone || why != toldWhy { tell(.gone(why: why)) }
            (isGone, toldWhy) = (true, why)
            _ = sleep(pause)
            pause = min(pause * 2, 30)
        }
    }

    /// What the daemon says to whom it does not serve, such as somebody who is none of its people; `nil` when it is gone.
    private static func refusal(_ body: () throws(CallFailure) -> Void) -> String? {
        do throws(CallFailure) { try body() } catch {
            switch error {
            case .turnedAway, .refused, .stranger: return error.message
            default: return nil
            }
        }
        return nil
    }
}
