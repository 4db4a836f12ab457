internal import Journal
internal import ModelReader
internal import Service
internal import Threads

// The small copies of photographs, and the queue of those that wait for the model.
extension Logbook {
    /// Looks at photographs that wait. Returns whether the journal took what came of it.
    func readPhotograph(_ utterance: Utterance, _ model: ModelReader) async throws -> Bool {
        guard let photograph = try await journal.photograph(utterance.id),
            photograph.analysis == .pending
        else { return true }
        do throws(ServiceError) {
            _ = try await analyse(utterance, photograph, model)
            return true
        } catch {
            return false
        }
    }

    /// Erases the copies whose meal is confirmed or gone, and those older than seven days, but for what their
    /// person keeps.
    ///
    /// - Parameter isStart: whether nobody can be keeping new ones at this moment, so that those that no
    ///   photograph knows are a crash's and go.
    func sweepPhotographs(isStart: Bool) async {
        guard let folder = photographs?.folder,
            let copied = try? await journal.copiedPhotographs()
        else { return }
        if isStart {
            let names = Set(copied.compactMap(\.photograph.folder))
            _ = await OwnThread.run("pictures") { try? folder.erase(allBut: names) }
        }
        let now = now()
        for found in copied where found.isDone(at: now) {
            guard let name = found.photograph.folder else { continue }
            let isErased = await OwnThread.run("pictures") { (try? folder.erase(name)) != nil }
            guard isErased == true else { continue }
            try? await journal.forgetCopies(of: found.photograph.utterance)
        }
    }

    /// Sweeps each hour, since time makes copies old and nothing else tells of it.
    func sweepHourly() -> Task<Void, Never>? {
        guard photographs != nil, let model else { return nil }
        return Task(executorPreference: WorkerPool.shared) { [desk] in
            while (try? await model.time.sleep(.seconds(3600))) != nil { desk.wake() }
        }
    }
}

extension CopiedPhotograph {
    /// Whether its copies may go.
    fileprivate func isDone(at now: Int64) -> Bool {
        if photograph.isKept { return false }
        if now - received.milliseconds > PhotographDesk.copyLifetime { return true }
        switch photograph.analysis {
        case .pending, .analysing, .failed: return false
        case .none, .completed: return !isHeld
        }
    }
}
