import House
import Speech
import TCP
import Wyoming

/// One connection: carries out what the desk decides.
struct RoomSession: WyomingSession {
    let desk: WyomingDesk
    let journal: RoomJournal
    let voice: Synthesizer?
    let ears: LentHearing?
    let host: TCPHost
    private var utterance = UtteranceShelf()
    /// Nobody else's.
    private let connection = UInt64.random(in: 0 ... .max)

    init(
        desk: WyomingDesk, journal: RoomJournal, voice: Synthesizer?, ears: LentHearing?,
        host: TCPHost
    ) {
        self.desk = desk
        self.journal = journal
        self.voice = voice
        self.ears = ears
        self.host = host
    }

    mutating func answers(to incoming: WyomingFramer.Incoming) -> [WyomingEvent] {
        switch desk.received(incoming) {
        case .answer(let events): events
        case .say(let sentence):
            desk.answers(sentence, journal.say(sentence, from: host, on: connection))
        case .speak(let text):
            desk.spoken(voice.flatMap { try? $0.samples(of: text) }, rate: voice?.rate ?? 0)
        case .hear(let event): heard(event)
        }
    }

    private mutating func heard(_ event: WyomingEvent) -> [WyomingEvent] {
        switch utterance.take(event) {
        case .nothing: []
        case .whole(let events): ears.map { [$0.answer(to: events)] } ?? []
        case .tooLong:
            [
                .error(
                    "That is more than half a minute of sound; it is passed over.", code: "too-long"
                )
            ]
        }
    }
}
