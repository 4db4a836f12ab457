import Cloud
import JSON
import Nutrition
import TestSupport
import Testing
import Wire

@testable import Household

struct HouseholdCarrierTests {
    private static let today = LocalDay(daysSinceEpoch: 20_783)
    private static let laptop = String(repeating: "a", count: 16)
    private static let kitchen = String(repeating: "b", count: 16)

    /// One of a person's devices.
    private final class Device {
        let journal: LineJournal
        var state = HouseholdState()
        var kept: [HouseholdState] = []

        init(_ name: String) { journal = LineJournal(name) }

        @discardableResult
        func carry(
            _ server: RowServer, from first: LocalDay? = nil, breakAfter steps: Int? = nil
        ) throws(HouseholdFault) -> HouseholdCarrier.Report {
            server.stepsLeft = steps
            defer { server.stepsLeft = nil }
            var carrier = HouseholdCarrier(server, journal, state: state) {
                (state) throws(HouseholdFault) in self.state = state
            }
            try carrier.carry(from: first)
            state = carrier.state
            return carrier.report
        }
    }

    @Test func `devices hold the union, and who has everything writes nothing`() throws {
        let server = RowServer()
        let devices = [Device(Self.laptop), Device(Self.kitchen)]
        for (index, device) in devices.enumerated() {
            device.journal.write("egg\(index)", on: Self.today)
            try device.carry(server)
        }
        try devices[0].carry(server)
        #expect(devices[0].journal.known == devices[1].journal.known)
        #expect(devices[0].journal.known.count == 2)
        let position = server.position
        for device in devices { #expect(try device.carry(server).sent == 0) }
        #expect(server.position == position)
    }

    @Test func `what came meanwhile is taken before anything is written`() throws {
        let server = RowServer()
        let (laptop, kitchen) = (Device(Self.laptop), Device(Self.kitchen))
        laptop.journal.write("egg", on: Self.today)
        kitchen.journal.write("toast", on: Self.today)
        // The other one is faster, each time.
        server.beforeDelivery = {
            server.beforeDelivery = nil
            _ = try? kitchen.carry(server)
        }
        try laptop.carry(server)
        #expect(laptop.journal.known.count == 2)
    }

    @Test func `a server that was lost, restored or emptied gets everything again`() throws {
        let server = RowServer()
        let (laptop, kitchen) = (Device(Self.laptop), Device(Self.kitchen))
        for day in 0..<5 {
            laptop.journal.write("egg", on: Self.today.advanced(by: -day))
            kitchen.journal.write("toast", on: Self.today.advanced(by: -day))
        }
        for device in [laptop, kitchen, laptop] { try device.carry(server) }
        server.lose()
        kitchen.journal.write("rice", on: Self.today)
        for device in [kitchen, laptop, kitchen] { try device.carry(server) }
        #expect(server.lines == laptop.journal.known && server.lines.count == 11)
        #expect(kitchen.journal.known == laptop.journal.known)
    }

    @Test func `what the server has under this name and the journal lacks is taken, not deleted`()
        throws
    {
        let server = RowServer()
        let device = Device(Self.laptop)
        device.journal.write("egg", on: Self.today)
        device.journal.write("toast", on: Self.today)
        try device.carry(server)
        // A journal that was restored from the day before, beside a state that was not.
        let restored = Device(Self.laptop)
        restored.state = device.state
        restored.journal.write("egg", on: Self.today)
        restored.journal.write("rice", on: Self.today)
        try restored.carry(server)
        #expect(restored.journal.known.count == 3 && server.lines.count == 3)
    }

    @Test func `what the server has under this name and the journal cannot take stays there`()
        throws
    {
        let server = RowServer()
        let device = Device(Self.laptop)
        let foods = ["egg", "toast", "soup", "tea", "milk", "jam", "leek"]
        for food in foods { device.journal.write(food, on: Self.today) }
        try device.carry(server)
        let restored = Device(Self.laptop)
        restored.state = device.state
        restored.journal.write("rice", on: Self.today)
        restored.journal.hinder(refused: ["soup"], postponed: ["milk"], waiting: ["leek"])
        let report = try restored.carry(server)
        #expect(report.left == 3 && report.changes.refused == 1 && report.changes.postponed == 1)
        #expect(restored.state.isIncomplete)
        #expect(server.lines == device.journal.known.union(restored.journal.known))
        // Again and again, also when that day is told anew.
        restored.journal.write("beans", on: Self.today)
        #expect(try restored.carry(server).left == 3)
        restored.journal.forget("egg", on: Self.today)
        try restored.carry(server)
        #expect(server.lines.count == foods.count + 1)
        restored.journal.hinder()
        restored.journal.write("nuts", on: Self.today)
        #expect(try restored.carry(server).left == 0)
        #expect(server.lines.isSubset(of: restored.journal.known))
        #expect(server.lines.count == foods.count + 2)
    }

    @Test func `what was forgotten goes once it was seen`() throws {
        let server = RowServer()
        let device = Device(Self.laptop)
        device.journal.write("egg", on: Self.today)
        device.journal.write("toast", on: Self.today)
        try device.carry(server)
        device.journal.forget("egg", on: Self.today)
        try device.carry(server)
        #expect(server.lines.count == 1)
    }

    @Test(arguments: 0..<100)
    func `rounds that break off anywhere lose and double nothing`(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let server = RowServer()
        let devices = [Self.laptop, Self.kitchen].map(Device.init)
        var written: Set<String> = []
        for step in 0..<30 {
            let device = devices[Int.random(in: 0...1, using: &random)]
            let day = Self.today.advanced(by: -Int.random(in: 0...3, using: &random))
            device.journal.write("food\(step)", on: day)
            written.insert("\(device.journal.device) \(day) food\(step)")
            if Int.random(in: 0..<12, using: &random) == 0 { server.lose() }
            let steps = Int.random(in: 0...12, using: &random)
            _ = try? device.carry(
                server, from: Bool.random(using: &random) ? nil : Self.today,
                breakAfter: steps)
        }
        for _ in 0..<2 { for device in devices { try device.carry(server) } }
        #expect(server.lines == written, "seed \(seed)")
        for device in devices { #expect(device.journal.known == written, "seed \(seed)") }
    }

    @Test func `the state is kept and read again`() throws {
        var state = HouseholdState()
        state.person = "anna"
        (state.position, state.mark, state.lost) = (7, "m", 2)
        (state.contact, state.fault, state.left, state.isIncomplete) = (1, "why", 3, true)
        (state.renamed, state.restored) = (4, 5)
        (state.shelf, state.shelves, state.withheld) = ("a", "anna b", Self.laptop)
        state.sent[CloudPath(day: Self.today, device: Self.laptop)] = .init(
            version: "1-2-0-0", mark: "m")
        #expect(HouseholdState(shown: Array(state.json.text.utf8)) == state)
        // Who asks how things stand hears of it.
        for damaged in [Array("[]".utf8), [0xFF]] {
            var told = HouseholdState(shown: damaged)
            #expect(told.fault?.isEmpty == false)
            told.fault = nil
            #expect(told == HouseholdState())
        }
    }

    @Test(arguments: ["", "[]", "{\"left\":tr", "{\"left\":true}", "{\"person\":7}"])
    func `a state that is none is a fault, and not a new one`(_ text: String) {
        #expect(throws: HouseholdFault.damaged("it is no state of Demeter's")) {
            try HouseholdState(kept: Array(text.utf8))
        }
    }

    @Test func `what is left of a state by forgetting says who it is of and that it was left`()
        throws
    {
        let state = try HouseholdState(kept: Array("{\"person\":\"anna\",\"left\":3}".utf8))
        #expect(state.person == "anna" && state.left == 3 && state.position == 0)
        #expect(try HouseholdState(kept: Array("{}".utf8)) == HouseholdState())
    }

    @Test func `a server in the house is tried soon, and one that is away ever more seldom`() {
        var schedule = CarrySchedule(looksBetween: 2, pauses: .household)
        var now: Int64 = 1_000_000
        var pauses: [Int64] = []
        for _ in 0..<250 {
            #expect(schedule.next(at: now) != nil)
            _ = schedule.failed("away", mayPass: true, at: now)
            pauses.append(schedule.pause(at: now, atMost: 60))
            now += 1800
        }
        #expect(Array(pauses[0..<4]) == [1, 1, 1, 1] && pauses[239] == 1)
        #expect(Array(pauses[240..<246]) == [2, 4, 8, 16, 32, 60])
    }
}
