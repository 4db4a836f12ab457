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
        var (hasBegun, isGone, wasThere, pause) = (false, false, false, UInt32(1))
        while true {
            _ = try? follower.run { turn in
                switch turn {
                case .gone:
                    isGone = true
                    tell(.gone)
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
            // Nobody answered, or something that is no daemon did.
            if !hasBegun { tell(.begun) }
            hasBegun = true
            if !isGone { tell(.gone) }
            isGone = true
            _ = sleep(pause)
            pause = min(pause * 2, 30)
        }
    }
}
