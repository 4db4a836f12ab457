internal import Glibc
internal import Locking
internal import Threads

/// Loads a newer model beside the ears, which go on hearing with the one they have.
package final class ModelRenewal: Sendable {
    private struct Work {
        var isRunning = false
        /// It changed again while it was loaded.
        var isStale = false
    }

    private let load: @Sendable () throws(EarsError) -> Transcriber
    private let work = Mutex(Work())
    private let loaded = Mutex<LoadedModel?>(nil)
    private let ends: (reading: Int32, writing: Int32)

    package init(
        _ load: @escaping @Sendable () throws(EarsError) -> Transcriber
    ) throws(EarsError) {
        self.load = load
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            throw .file(path: "the model", operation: "open a pipe", code: errno)
        }
        for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
        self.ends = (ends[0], ends[1])
    }

    deinit {
        close(ends.reading)
        close(ends.writing)
    }

    /// Readable when a model was loaded.
    var descriptor: Int32 { ends.reading }

    /// Begins to load, or has it done once more when it is being done.
    package func start() {
        let isFirst = work.withLock { work in
            defer { work = Work(isRunning: true, isStale: work.isRunning) }
            return !work.isRunning
        }
        // Without room for a thread the model stays as it is.
        if isFirst, OwnThread.start("model", { [self] in run() }) != 0 {
            work.withLock { $0 = Work() }
        }
    }

    private func run() {
        repeat {
            work.withLock { $0.isStale = false }
            // A model that cannot be loaded changes nothing.
            if let newer = try? LoadedModel(load()) {
                loaded.withLock { $0 = newer }
                _ = write(ends.writing, [1], 1)
            }
        } while work.withLock { work in
            if !work.isStale { work.isRunning = false }
            return work.isStale
        }
    }

    /// The newest model that was loaded; `nil` when it was taken already.
    func take() -> LoadedModel? {
        var bytes = [UInt8](repeating: 0, count: 16)
        _ = read(ends.reading, &bytes, bytes.count)
        return loaded.withLock { $0.take() }
    }
}

/// A model on its way from the thread that loads it to the one that hears with it.
package final class LoadedModel: @unchecked Sendable {
    // Touched by the thread that makes it and then, handed over under a lock, by the one that takes it.
    private var transcriber: Transcriber?

    init(_ transcriber: consuming Transcriber) { self.transcriber = consume transcriber }

    /// Once.
    func take() -> Transcriber? { transcriber.take() }
}
