/// Who is logging under which key at this moment: one at a time, so that a repeated key finds the first
/// result.
actor KeyDesk {
    private var waiting: [String: [CheckedContinuation<Void, Never>]] = [:]

    /// Returns when nobody else is logging under the key.
    func take(_ key: String) async {
        guard waiting[key] != nil else {
            waiting[key] = []
            return
        }
        await withCheckedContinuation { waiting[key]?.append($0) }
    }

    /// Hands the key to whoever has waited longest.
    func letGo(_ key: String) {
        guard var others = waiting[key], !others.isEmpty else {
            waiting[key] = nil
            return
        }
        let next = others.removeFirst()
        waiting[key] = others
        next.resume()
    }
}
