extension [Int16] {
    /// Leaves nothing of what was heard where it was kept.
    mutating func overwrite() {
        for index in indices { self[index] = 0 }
    }
}
