internal import JSON
internal import People
internal import Service
internal import Threads
internal import UnixSocket
internal import Wire

extension Server {
    func happened(at token: Int, _ interest: Interest) {
        if token == 0 {
            accept()
            return
        }
        guard let connection = connections[token] else { return }
        if interest.contains(.writable) { connection.machine.roomCame() }
        var actions: [ConnectionMachine.Action] = []
        if connection.machine.wantsInput, !interest.isDisjoint(with: [.readable, .gone]) {
            actions = read(connection)
        } else if interest.contains(.gone) {
            actions = connection.machine.readerGone()
        }
        settle(connection, actions)
    }

    private func read(_ connection: Connection) -> [ConnectionMachine.Action] {
        do {
            var files: [PassedFile] = []
            switch try connection.stream.read(into: &buffer, passed: &files) {
            case .moved(let count):
                return connection.machine.received(buffer[..<count], with: files)
            case .wouldBlock: return []
            case .ended: return connection.machine.inputEnded()
            }
        } catch {
            report(error)
            return connection.machine.close()
        }
    }

    /// Carries out the actions and what follows from them, until there is nothing to do at once.
    func settle(_ connection: Connection, _ actions: [ConnectionMachine.Action]) {
        var actions = actions
        repeat {
            for action in actions { carryOut(action, connection) }
            actions = connection.machine.canWrite ? write(connection) : []
        } while !actions.isEmpty || connection.machine.canWrite
        if !connection.machine.hasReader { connection.audience.leave() }
        wait(connection)
        runTimers(connection)
    }

    private func write(_ connection: Connection) -> [ConnectionMachine.Action] {
        do {
            switch try connection.stream.write(connection.machine.output.pending) {
            case .moved(let count): return connection.machine.wrote(count)
            case .wouldBlock:
                connection.machine.blocked()
                return []
            case .ended: return connection.machine.readerGone()
            }
        } catch {
            report(error)
            return connection.machine.close()
        }
    }

    private func carryOut(_ action: ConnectionMachine.Action, _ connection: Connection) {
        switch action {
        case .serve(let request): serve(request, connection)
        case .fetch(let watch, let since): fetch(watch, since: since, connection)
        case .close: close(connection)
        }
    }

    private func serve(_ request: ConnectionMachine.Request, _ connection: Connection) {
        let number = connection.number
        let responder = Responder(
            residents: residents, speaker: connection.speaker, limits: limits,
            conversation: connection.conversation,
            connections: connections.count, audience: connection.audience,
            files: connection.machine.servedFiles,
            tell: { [weak self] bytes in Task { await self?.tell(bytes, at: number) } })
        let isAlone = serving == 0
        serving += 1
        Task {
            // What the service leaves to no thread in particular must not go to Dispatch's.
            let reply = await withTaskExecutorPreference(WorkerPool.shared) {
                await isAlone
                    ? self.reply(to: request, by: responder)
                    : Self.replyBeside(to: request, by: responder)
            }
            serving -= 1
            if let watched = reply.watched { connection.watched = watched.person }
            settle(
                connection,
                connection.machine.replied(reply.bytes, watchSince: reply.watched?.since))
        }
    }

    /// Makes a reply beside the loop's thread, so that many are made at once.
    @concurrent private static func replyBeside(
        to request: ConnectionMachine.Request, by responder: Responder
    ) async -> Reply {
        await responder.reply(to: request)
    }

    /// Makes a reply on the loop's own thread, where its line has arrived: whoever is alone waits for no other thread.
    private func reply(
        to request: ConnectionMachine.Request, by responder: Responder
    ) async -> Reply {
        // An optimised build leaves a way to the actor's thread out where nothing but another call follows.
        preconditionIsolated()
        return await responder.reply(to: request)
    }

    private func tell(_ bytes: [UInt8], at number: Int) {
        guard let connection = connections[number] else { return }
        settle(connection, connection.machine.told(bytes))
    }

    private func fetch(_ watch: Int, since: Int, _ connection: Connection) {
        let person = connection.watched
        // Before the events are read, so that none falls in between.
        listenForEvents(of: person)
        feeds[person, default: EventFeed()].pages.wait(
            for: since, .init(connection: connection.number, watch: watch))
        readPage(of: person)
    }

    /// Reads the next page of events of a person that somebody waits for.
    private func readPage(of person: String) {
        guard let (since, readers) = feeds[person]?.pages.next() else { return }
        let service = try? residents.service(person)
        Task {
            let page = await withTaskExecutorPreference(WorkerPool.shared) {
                await EventPage.read(service, since: since, limit: limits.events)
            }
            feeds[person]?.pages.read()
            for reader in readers {
                guard let connection = connections[reader.connection] else { continue }
                settle(
                    connection,
                    page.map {
                        connection.machine.fetched(
                            watch: reader.watch, $0.bytes, last: $0.last, isAll: $0.isAll)
                    } ?? connection.machine.fetchFailed(watch: reader.watch))
            }
            readPage(of: person)
        }
    }

    private func listenForEvents(of person: String) {
        guard feeds[person]?.signals == nil, let service = try? residents.service(person) else {
            return
        }
        let events = service.eventSignals()
        feeds[person, default: EventFeed()].signals = Task {
            await withTaskExecutorPreference(WorkerPool.shared) {
                for await _ in events { eventsCame(of: person) }
            }
            // The journal was closed, or nobody watches it; who was told so by a cancellation has taken it off.
            if !Task.isCancelled { ended(person) }
        }
    }

    /// A journal was closed while it was watched: its person was taken off.
    private func ended(_ person: String) {
        feeds[person]?.signals = nil
        eventsCame(of: person)
    }

    private func eventsCame(of person: String) {
        let watchers = connections.values.filter {
            $0.watched == person && $0.machine.watch.isOn
        }
        guard !watchers.isEmpty else {
            // Nobody is to be woken for events that nobody reads.
            feeds[person]?.signals?.cancel()
            feeds[person]?.signals = nil
            return
        }
        for connection in watchers { settle(connection, connection.machine.eventsCame()) }
    }

    private func close(_ connection: Connection) {
        wait(connection)
        runTimers(connection)
        connections[connection.number] = nil
        connection.stream.shutDown()
        let conversation = connection.conversation
        Task { await residents.ended(conversation) }
        finishStopping()
    }

    private func wait(_ connection: Connection) {
        let interest = connection.wantedInterest
        do {
            try loop.wait(
                for: interest, at: connection.stream, token: connection.number,
                before: connection.interest)
            connection.interest = interest
        } catch {
            report(error)
        }
    }
}
