internal import JSON
internal import Locking
internal import Telling
internal import Threads
internal import Wire

// Who speaks into a browser: the sound goes by here to the ears, and is kept nowhere.
extension PageDesk {
    /// The header in which the script shows the token of its page's forms.
    private static let tokenHeader = "demeter-token"

    func talk(_ request: PageRequest, _ way: Gate.Way, _ session: PageSession) -> PageResponse {
        guard request.verb == .post else { return mayTalk() }
        guard Gate.isOwn(request.headers, way),
            Self.isSame(request.headers[Self.tokenHeader] ?? "", session.formToken)
        else { return .words(texts(.notOwnFormExplanation), status: 403) }
        let query = FormFields(Array(request.query.utf8)) ?? FormFields()
        guard let id = query.filled("id"), id.utf8.count <= 64,
            let part = query["part"].flatMap({ Int($0) }),
            request.body.count <= Talk.mostOfPiece
        else { return .words(texts(.badForm), status: 400) }
        if part == 0, !begin(id, session) { return .words(texts(.talkBusy), status: 503) }
        guard let talk = talks.withLock({ $0.talk(id, of: session.id) }) else {
            return .words(texts(.talkOver), status: 409)
        }
        let isTaken = talk.take(request.body, part: part)
        if let outcome = talk.outcome { return over(talk, outcome) }
        guard isTaken else {
            talk.finish()
            return over(talk, .refused(texts(.talkOver)))
        }
        guard query["end"] != nil else { return .words(talk.words, status: 200) }
        talk.finish()
        return over(talk, talk.wait() ?? .refused(texts(.talkOver)))
    }

    private func over(_ talk: Talk, _ outcome: Talk.Outcome) -> PageResponse {
        talks.withLock { $0.letGo(talk) }
        return switch outcome {
        case .heard(let words): .words(words, status: 200)
        case .refused(let sentence): .words(sentence, status: 409)
        case .away(let sentence): .words(sentence, status: 503)
        }
    }

    /// Whether there are ears that hear.
    private func mayTalk() -> PageResponse {
        let status = try? daemon.call(.status, [:])
        let hears = ["listening", "open"].contains(status?["voice"]?["state"]?.string ?? "")
        return .words("", status: hears ? 200 : 404)
    }

    private func begin(_ id: String, _ session: PageSession) -> Bool {
        guard let sound = makeSound() else { return false }
        let talk = Talk(id: id, session: session.id, began: now(), sound: sound)
        guard talks.withLock({ $0.begin(talk) }) else { return false }
        let telling = Telling.current
        let result = OwnThread.start("talk") { [daemon] in
            Telling.$current.withValue(telling) {
                let outcome: Talk.Outcome
                do throws(DoorFault) {
                    let heard = try daemon.hear(talk.source) { talk.hear($0) }
                    outcome = .heard(heard["text"]?.string ?? "")
                } catch {
                    switch error {
                    case .refused(let error): outcome = .refused(error.message)
                    case .unreachable(let sentence): outcome = .away(sentence)
                    }
                }
                talk.conclude(outcome)
            }
        }
        if result != 0 { talks.withLock { $0.letGo(talk) } }
        return result == 0
    }
}
