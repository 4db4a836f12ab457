/// Decides when the voice's model is made: one at a time, and once more when things changed meanwhile.
struct ModelMachine: Sendable {
    enum Input: Sendable, Hashable {
        case changed
        case ended
    }

    enum Action: Sendable, Hashable {
        case nothing
        case build
    }

    private enum State: Sendable {
        case idle
        case building(isOutdated: Bool)
    }

    private var state = State.idle

    mutating func take(_ input: Input) -> Action {
        switch (state, input) {
        case (.idle, .changed), (.building(isOutdated: true), .ended):
            state = .building(isOutdated: false)
            return .build
        case (.building, .changed):
            state = .building(isOutdated: true)
            return .nothing
        case (_, .ended):
            state = .idle
            return .nothing
        }
    }
}
