extension [Int16] {
    /// Leaves nothing of what was heard where it was kept.
    mutating func overwrite() {
        for index in indices { self[index] = 0 }
    }

    /// Appends; where there is no room for that, what it grows out of is overwritten.
    mutating func keep(_ more: some Collection<Int16>) {
        if count + more.count > capacity {
            var larger: [Int16] = []
            larger.reserveCapacity(Swift.max(count + more.count, 2 * capacity))
            larger += self
            overwrite()
            self = larger
        }
        self += more
    }

    /// Removes the first samples, and overwrites what moving the others has left behind them.
    mutating func letGo(first: Int) {
        removeFirst(first)
        self += repeatElement(0, count: first)
        removeLast(first)
    }
}
