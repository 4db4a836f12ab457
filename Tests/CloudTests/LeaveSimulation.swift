import Nutrition
import TestSupport
import Wire

@testable import Cloud

/// Devices that would tell the same day to the same sink, a book that they share, and anything that may go wrong.
///
/// Each has a clock of its own that shows any time at all; what one eats, the others know once both have carried.
struct LeaveSimulation {
    /// Steps of one device between which anything may happen.
    enum Phase {
        case idle
        case decided(LeaveKeeper.Step, version: Int, began: Duration)
    }

    struct Device {
        let name: String
        /// What its clock shows at the beginning.
        let clock: Duration
        var isAlive = true
        var keeper = LeaveKeeper()
        var phase = Phase.idle
        var known: Set<Int> = []
        /// What its outbox holds of the day; `nil` once a sink has it.
        var queued: (id: Int, revision: Int)?
        var told: (revision: Int, known: Set<Int>)?
        /// What the daemon remembers of leave, which a kill takes.
        var stage = LeaveMessage.Stage.waits
        var leave: (revision: Int, at: Duration)?
        var sentMark = ""
        /// A sink that fails is tried again later.
        var notBefore = Duration.zero
    }

    static let day = LocalDay(daysSinceEpoch: 20_000)

    private(set) var devices: [Device]
    private var book: (bytes: [UInt8]?, version: Int) = (nil, 0)
    private(set) var now = Duration.zero
    private(set) var deliveries: [(device: Int, mark: String, revision: Int)] = []
    /// Kills between a sink's answer and the note of it in the book, and notes that took longer than others wait.
    private(set) var excuses = 0
    private var eaten: Set<Int> = []
    private var published: Set<Int> = []
    var random: SplitMix64

    init(devices count: Int, seed: UInt64) {
        random = SplitMix64(seed: seed)
        let day = 86_400
        devices = []
        for index in 0..<count {
            devices.append(
                Device(
                    name: "\(index)",
                    clock: .seconds(Int.random(in: -9 * day...9 * day, using: &random)),
                    queued: (id: 1, revision: 1)))
        }
        eaten = [0]
        for index in devices.indices { devices[index].known = [0] }
        published = [0]
    }

    static func mark(_ known: Set<Int>) -> String {
        known.sorted().map(String.init).joined(separator: ",")
    }

    var mark: String { Self.mark(eaten) }

    private func message(_ index: Int) -> LeaveMessage? {
        let device = devices[index]
        let isOut = device.stage != .waits
        guard let queued = device.queued ?? (isOut ? device.leave.map { (1, $0.revision) } : nil)
        else { return nil }
        var stage = device.stage
        if stage == .waits, now < device.notBefore { stage = .later }
        return LeaveMessage(
            id: queued.id, sink: "sink", kind: "summary", last: Self.day, days: [Self.day],
            revision: isOut ? device.leave?.revision ?? queued.revision : queued.revision,
            mark: device.sentMark.isEmpty ? Self.mark(device.known) : device.sentMark, stage: stage)
    }

    /// A device's own time.
    private func clock(_ index: Int) -> Duration { devices[index].clock + now }

    mutating func pass(_ time: Duration) { now += time }

    mutating func eat(_ index: Int, _ number: Int) {
        eaten.insert(number)
        devices[index].known.insert(number)
        amend(index)
    }

    private mutating func amend(_ index: Int) {
        guard devices[index].queued == nil, let told = devices[index].told,
            told.known != devices[index].known
        else { return }
        devices[index].queued = (1, told.revision + 1)
    }

    mutating func kill(_ index: Int) {
        guard devices[index].isAlive else { return }
        devices[index].isAlive = false
        if devices[index].stage == .sent { excuses += 1 }
    }

    /// The daemon begins anew: what it remembered is gone, what the outbox holds is not.
    mutating func start(_ index: Int) {
        guard !devices[index].isAlive else { return }
        devices[index].isAlive = true
        devices[index].keeper = LeaveKeeper()
        devices[index].phase = .idle
        devices[index].stage = .waits
        devices[index].leave = nil
        devices[index].sentMark = ""
        amend(index)
    }

    /// The program that carries begins anew; the daemon goes on.
    mutating func restartCarrier(_ index: Int) {
        devices[index].keeper = LeaveKeeper()
        devices[index].phase = .idle
    }

    /// One step of what a device does by itself.
    mutating func step(_ index: Int, sinkWorks: Bool) {
        guard devices[index].isAlive else { return }
        if devices[index].stage == .out { return deliver(index, sinkWorks) }
        switch devices[index].phase {
        case .idle: decide(index)
        case .decided(let step, let version, let began):
            devices[index].phase = .idle
            if let bytes = step.book {
                guard version == book.version else { return }
                book = (bytes, version + 1)
            }
            guard clock(index) - began < CloudLeaves.haste else { return }
            devices[index].keeper.made()
            take(step.request, index)
        }
    }

    /// Carries, and asks.
    private mutating func decide(_ index: Int) {
        published.formUnion(devices[index].known)
        devices[index].known = published
        amend(index)
        let messages = message(index).map { [$0] } ?? []
        guard devices[index].keeper.concerns(messages) else { return }
        let began = clock(index)
        let step = devices[index].keeper.step(
            book.bytes, messages, by: devices[index].name, at: began)
        devices[index].phase = .decided(step, version: book.version, began: began)
    }

    private mutating func take(_ request: LeaveRequest, _ index: Int) {
        if !request.noted.isEmpty {
            devices[index].stage = .waits
            devices[index].leave = nil
            devices[index].sentMark = ""
            amend(index)
        }
        if !request.told.isEmpty, let queued = devices[index].queued {
            devices[index].told = (queued.revision, devices[index].known)
            devices[index].queued = nil
        }
        guard let grant = request.granted.first else { return }
        devices[index].stage = .out
        devices[index].leave = (grant.revision, clock(index))
    }

    private mutating func deliver(_ index: Int, _ sinkWorks: Bool) {
        guard let leave = devices[index].leave, let queued = devices[index].queued else { return }
        // As the courier has it: leave runs out.
        guard sinkWorks, clock(index) - leave.at < .seconds(240) else {
            devices[index].stage = .failed
            devices[index].notBefore = now + .seconds(60)
            return
        }
        devices[index].sentMark = Self.mark(devices[index].known)
        excuses += devices.indices.count {
            $0 != index && devices[$0].isAlive && devices[$0].stage == .sent
                && devices[$0].sentMark == devices[index].sentMark
        }
        deliveries.append((index, devices[index].sentMark, leave.revision))
        devices[index].told = (queued.revision, devices[index].known)
        devices[index].queued = nil
        devices[index].stage = .sent
    }
}
