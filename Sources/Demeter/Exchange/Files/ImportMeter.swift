/// How far the reading of a file is, told as it goes.
final class ImportMeter {
    private(set) var rows = 0
    private(set) var bytes = 0
    /// How many bytes there are to be read in all.
    private(set) var allBytes = 0
    private let tell: (ImportMeter) -> Void

    init(_ tell: @escaping (ImportMeter) -> Void) { self.tell = tell }

    /// A file is read from here on.
    func begin(allBytes: Int) {
        bytes = 0
        self.allBytes = allBytes
    }

    func read(_ count: Int) {
        bytes += count
        tell(self)
    }

    func found(_ rows: Int) { self.rows = rows }
}
