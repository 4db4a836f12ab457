import Cloud
import Locking
import Nutrition
import Wire

@testable import Household

/// A journal of lines, which knows what it has.
final class LineJournal: CloudJournal, Sendable {
    let device: String
    private let state: Mutex<(own: [LocalDay: Set<String>], known: Set<String>)>
    private let hindered:
        Mutex<(refused: Set<String>, postponed: Set<String>, waiting: Set<String>)>

    init(_ device: String) {
        self.device = device
        state = Mutex(([:], []))
        hindered = Mutex(([], [], []))
    }

    /// Lets lines with these endings not be taken in.
    func hinder(refused: Set<String> = [], postponed: Set<String> = [], waiting: Set<String> = []) {
        hindered.withLock { $0 = (refused, postponed, waiting) }
    }

    func write(_ line: String, on day: LocalDay) {
        state.withLock { state in
            state.own[day, default: []].insert("\(device) \(day) \(line)")
            state.known.insert("\(device) \(day) \(line)")
        }
    }

    func forget(_ line: String, on day: LocalDay) {
        state.withLock { _ = $0.own[day]?.remove("\(device) \(day) \(line)") }
    }

    var known: Set<String> { state.withLock(\.known) }

    func days(from first: LocalDay?) throws(CloudFault) -> SharedDaysMessage {
        state.withLock { state in
            SharedDaysMessage(
                device: device,
                days: state.own.filter { $0.key >= first ?? $0.key }.sorted { $0.key < $1.key }.map
                {
                    .init(
                        date: $0.key, device: device,
                        version: $0.value.sorted().joined(separator: "|").replacing(" ", with: "_"))
                }, waiting: 0)
        }
    }

    func offer(_ path: CloudPath) throws(CloudFault) -> [UInt8] {
        state.withLock {
            Array("head\n".utf8)
                + Array(($0.own[path.day] ?? []).sorted().map { $0 + "\n" }.joined().utf8)
        }
    }

    func take(_ file: [UInt8]) throws(CloudFault) -> TakenMessage {
        let all = String(decoding: file, as: UTF8.self).split(separator: "\n").map(String.init)
        let hindered = hindered.withLock { $0 }
        func count(_ endings: Set<String>) -> Int {
            all.count { line in endings.contains { line.hasSuffix($0) } }
        }
        let endings = hindered.refused.union(hindered.postponed).union(hindered.waiting)
        let lines = all.filter { line in !endings.contains { line.hasSuffix($0) } }
        return state.withLock { state in
            let new = Set(lines).subtracting(state.known)
            state.known.formUnion(new)
            for line in new where line.hasPrefix(device) {
                let day = line.split(separator: " ").dropFirst().first.flatMap { LocalDay($0) }
                if let day { state.own[day, default: []].insert(line) }
            }
            return TakenMessage(
                taken: new.count, known: lines.count - new.count, waiting: count(hindered.waiting),
                refused: count(hindered.refused), postponed: count(hindered.postponed))
        }
    }
}

/// One person's rows, which can be lost, and a server that can go away at any step.
final class RowServer: HouseholdServer {
    private struct Row: Hashable {
        var path: CloudPath
        var line: String
        var position: Int64
    }

    private var rows: [Row] = []
    private var days: [CloudPath: String] = [:]
    private var deliveries: [Int64: String] = [:]
    private(set) var position: Int64 = 0
    private var marked = 0
    /// Steps until it goes away; never when `nil`.
    var stepsLeft: Int?
    var beforeDelivery: (() -> Void)?

    var lines: Set<String> { Set(rows.map(\.line)) }

    func lose() { (rows, days, deliveries, position) = ([], [:], [:], 0) }

    private func step() throws(HouseholdFault) {
        guard let left = stepsLeft else { return }
        guard left > 0 else { throw .unreachable("gone") }
        stepsLeft = left - 1
    }

    func marks(of devices: Set<String>) throws(HouseholdFault) -> [CloudPath: String] {
        try step()
        return days.filter { devices.contains($0.key.device) }
    }

    func mark(at position: Int64) throws(HouseholdFault) -> String? {
        try step()
        return deliveries[position]
    }

    func deliveries(after position: Int64) throws(HouseholdFault) -> HouseholdDeliveries? {
        try step()
        guard position < self.position, let mark = deliveries[position + 1] else { return nil }
        let lines = rows.filter { $0.position == position + 1 }.map { $0.line + "\n" }
        return HouseholdDeliveries(
            records: Array(lines.joined().utf8), position: position + 1, mark: mark)
    }

    func acknowledge(_ position: Int64, by device: String) throws(HouseholdFault) { try step() }

    private var book: (book: [UInt8], version: Int)?

    func leaves() throws(HouseholdFault) -> (book: [UInt8], version: String)? {
        try step()
        return book.map { ($0.book, "\($0.version)") }
    }

    func keep(leaves book: [UInt8], over version: String?) throws(HouseholdFault) -> Bool {
        try step()
        guard self.book.map({ "\($0.version)" }) == version else { return false }
        self.book = (book, (self.book?.version ?? 0) + 1)
        return true
    }

    func deliver(
        _ days: [OfferedFile], by device: String, after position: Int64, without known: Set<String>,
        leaving left: Set<String>
    ) throws(HouseholdFault) -> HouseholdDelivered {
        beforeDelivery?()
        try step()
        guard position == self.position else { return .behind }
        marked += 1
        let mark = "mark\(marked)"
        var (all, marks, isNew) = (rows, self.days, false)
        var unknown: Set<String> = []
        for day in days {
            let offered = Set(
                String(decoding: day.records, as: UTF8.self).split(separator: "\n").map(
                    String.init))
            let there = Set(rows.filter { $0.path == day.path }.map(\.line))
            unknown.formUnion(there.subtracting(offered).subtracting(known).subtracting(left))
            all.removeAll {
                $0.path == day.path && !offered.contains($0.line) && known.contains($0.line)
            }
            let new = offered.subtracting(there)
            all += new.map { Row(path: day.path, line: $0, position: position + 1) }
            isNew = isNew || !new.isEmpty
            if !new.isEmpty || marks[day.path] == nil { marks[day.path] = mark }
        }
        guard unknown.isEmpty else {
            return .unknown(unknown.sorted().map { HouseholdRecord(digest: $0, payload: $0) })
        }
        (rows, self.days) = (all, marks)
        if isNew {
            self.position += 1
            deliveries[self.position] = mark
        }
        // It may be gone before it has said so.
        try step()
        return .done(
            marks: marks.filter { path in days.contains { $0.path == path.key } },
            mark: isNew ? mark : nil)
    }
}
