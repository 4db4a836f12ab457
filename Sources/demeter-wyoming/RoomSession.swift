import House
import Speech
import TCP
import Wyoming

/// One connection: carries out what the desk decides.
struct RoomSession: WyomingSession {
    let desk: WyomingDesk
    let journal: RoomJournal
    let voice: Synthesizer?
    let host: TCPHost

    func answers(to incoming: WyomingFramer.Incoming) -> [WyomingEvent] {
        switch desk.received(incoming) {
        case .answer(let events): events
        case .say(let sentence): desk.answers(sentence, journal.say(sentence, from: host))
        case .speak(let text):
            desk.spoken(voice.flatMap { try? $0.samples(of: text) }, rate: voice?.rate ?? 0)
        }
    }
}
