import Arguments
import Carriers
import Cloud
import Glibc
import Household
import JSON
import Wire

// What is done once, for a person who asks.
extension HouseholdProgram {
    /// - Returns: the exit status; `nil` when nothing of the kind was asked for.
    func actOnce(_ command: ParsedCommand) throws(PostgresFailure) -> Int32? {
        let parts = try Self.parts(command)
        do throws(HouseholdFault) {
            let answer: JSONValue
            if command.has("once") {
                answer = try carryOnce(isJoining: false)
            } else if command.has("setup") {
                answer = try carryOnce(isJoining: true, parts: parts)
            } else if command.has("leave") {
                answer = try leave()
            } else if let name = command["add"] {
                answer = try add(name, role: command["role"])
            } else if let name = command["share"] {
                answer = try share(with: name, command["rights"] ?? "none")
            } else if command.has("people") {
                answer = try people()
            } else {
                return nil
            }
            print(answer.text)
            return EX_OK
        } catch { throw .household(error) }
    }

    /// Over how many parts the tables that grow are to be spread; `nil` leaves them as they are.
    private static func parts(_ command: ParsedCommand) throws(PostgresFailure) -> Int? {
        guard let text = command["partitions"] else { return nil }
        guard let number = Int(text), HouseholdSchema.parts.contains(number) else {
            throw .parts
        }
        return number
    }

    private func carryOnce(
        isJoining: Bool, parts: Int? = nil
    ) throws(HouseholdFault) -> JSONValue {
        let lock = try lock()
        defer { withExtendedLifetime(lock) {} }
        do throws(HouseholdFault) {
            var state = try keptState()
            if isJoining {
                _ = try HouseholdRegister(try door.connect()).setUp(
                    as: wanted, parts: parts)
                if state.left != nil {
                    state.left = nil
                    try keep(state)
                }
            }
            guard state.left == nil else { throw .left }
            let server = try enter(state)
            let report = try carry(server, months: nil)
            try shelve(server)
            try carryHousemates(server, months: nil)
            var keeper = LeaveKeeper()
            try settle(&keeper, server)
            var object = JSONObject([
                ("person", .string(server.person.name)), ("sent", .integer(report.sent)),
                ("left", .integer(report.left)),
            ])
            for member in report.changes.json.object?.members ?? [] {
                object[member.key] = member.value
            }
            return .object(object)
        } catch {
            if var state = try? keptState() {
                state.fault = error.sentence
                try? keep(state)
            }
            throw error
        }
    }

    /// The journal stays as it is, and so does what the server has of it.
    private func leave() throws(HouseholdFault) -> JSONValue {
        let lock = try lock()
        defer { withExtendedLifetime(lock) {} }
        // One that is damaged keeps nobody either.
        let before = (try? keptState()) ?? HouseholdState()
        var state = HouseholdState()
        state.left = Self.now() * 1000
        try keep(state)
        // A server that is gone for good keeps nobody.
        var isTold = false
        if let server = try? enter(before), let device = try? device() {
            isTold =
                (try? server.withhold(false, by: [device, before.withheld].compactMap(\.self)))
                != nil && (try? server.leave(device)) != nil
        }
        _ = try? journal.give(shelves: nil)
        _ = try? journal.note(people: nil)
        return ["left": .bool(true), "told": .bool(isTold)]
    }

    private func add(_ name: String, role: String?) throws(HouseholdFault) -> JSONValue {
        let password = Self.newPassword()
        let made = try HouseholdRegister(try door.connect()).add(
            name, role: role, password: password)
        return [
            "person": .string(name), "role": .string(role ?? name),
            "password": made.map { .string($0) } ?? .null,
        ]
    }

    private func share(with name: String, _ rights: String) throws(HouseholdFault) -> JSONValue {
        let register = HouseholdRegister(try door.connect())
        _ = try register.person(wanted: wanted)
        let right = HouseholdRegister.Right(
            mayRead: ["read", "both"].contains(rights), mayLog: ["log", "both"].contains(rights))
        try register.share(right, with: name)
        return ["person": .string(name), "read": .bool(right.mayRead), "log": .bool(right.mayLog)]
    }

    private func people() throws(HouseholdFault) -> JSONValue {
        let register = HouseholdRegister(try door.connect())
        _ = try register.person(wanted: wanted)
        return .array(
            try register.people().map { person in
                func json(_ right: HouseholdRegister.Right) -> JSONValue {
                    ["read": .bool(right.mayRead), "log": .bool(right.mayLog)]
                }
                return [
                    "name": .string(person.name), "role": .string(person.role),
                    "joined": .string(person.joined), "me": .bool(person.isMe),
                    "may": json(person.given), "lets": json(person.got),
                ]
            })
    }

    /// 128 bits of the system's randomness, as hexadecimal digits.
    private static func newPassword() -> String {
        var random = SystemRandomNumberGenerator()
        return (0..<4).map { _ in
            let text = String(UInt32.random(in: .min ... .max, using: &random), radix: 16)
            return String(repeating: "0", count: 8 - text.count) + text
        }.joined()
    }
}
