/// Times that run.
package protocol Alarms: Sendable {
    /// Has `ring` called once after `duration`, unless it is cancelled before; the alarm's name.
    ///
    /// Where `ring` is called is the implementation's affair: it must not wait, and hand over
    /// whatever takes long.
    func set(after duration: Duration, _ ring: @escaping @Sendable () -> Void) -> Int

    /// An alarm that has rung, or never was, is passed over.
    func cancel(_ name: Int)
}
