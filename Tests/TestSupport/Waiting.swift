import Glibc
package import Testing

/// For how long a test waits for what others bring about, before it says that it did not come.
///
/// Long, as tests stand in line for the threads of a small machine.
private let patience = Duration.seconds(600)

/// Waits, without keeping a thread, until a condition holds.
///
/// - Throws: when it does not hold within ten minutes, and when the test is cancelled.
package func until(
    sourceLocation: SourceLocation = #_sourceLocation, _ condition: () async throws -> Bool
) async throws {
    let end = ContinuousClock.now + patience
    while try await !condition() {
        try Task.checkCancellation()
        try #require(ContinuousClock.now < end, "it did not come", sourceLocation: sourceLocation)
        await Task.yield()
    }
}

/// Waits until a condition holds of another process, which tells of it only when it is asked.
///
/// - Throws: when it does not hold within ten minutes.
package func waitUntil(
    sourceLocation: SourceLocation = #_sourceLocation, _ condition: () throws -> Bool
) throws {
    let end = ContinuousClock.now + patience
    while try !condition() {
        try #require(ContinuousClock.now < end, "it did not come", sourceLocation: sourceLocation)
        usleep(20_000)
    }
}
