import Journal
import Nutrition
import Service
import TestSupport
import Testing
import Threads
import Wire

@testable import Logbook

struct FoodRenewalTests {
    @Test(.timeLimit(.minutes(30)))
    func `whoever comes during a turn shares the next one`() async throws {
        let renewal = FoodRenewal()
        let (turns, turn) = AsyncStream.makeStream(of: Bool.self)
        let (gate, open) = AsyncStream.makeStream(of: Void.self)
        let come = { @Sendable (isRereading: Bool) in
            _ = await renewal.renew(rereading: isRereading) { isRereading in
                turn.yield(isRereading)
                for await _ in gate {}
                return .success(())
            }
        }
        var begun = turns.makeAsyncIterator()
        let first = Task { await come(false) }
        #expect(await begun.next() == false)
        let others = (1...20).map { caller in Task { await come(caller == 7) } }
        try await until { await renewal.callers == 21 }
        open.finish()
        for caller in [first] + others { await caller.value }
        turn.finish()
        #expect(await begun.next() == true)
        #expect(await begun.next() == nil)
    }

    @Test(.timeLimit(.minutes(30)))
    func `a catalog that does not let itself be read keeps no meal waiting`() async throws {
        let gate = Mailbox<Void>()
        let (began, begin) = AsyncStream.makeStream(of: Void.self)
        let desk = try await Desk(source: {
            begin.yield()
            _ = gate.take()
            return nil
        })
        let readings = (1...2).map { _ in
            Task(executorPreference: WorkerPool.shared) { try await desk.logbook.rereadFoods() }
        }
        for await _ in began { break }
        let meal = Task(executorPreference: WorkerPool.shared) { try await desk.log("two eggs") }
        #expect(try await meal.value.state == .logged)
        gate.close()
        for reading in readings { #expect(try await reading.value == TestFoods.all.count) }
    }

    @Test func `foods that are added side by side are all known afterwards`() async throws {
        let desk = try await Desk()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 1...20 {
                group.addTask {
                    _ = try await desk.logbook.addFood(
                        NewFood(name: "zork \(number)", per100g: .unknown))
                }
            }
            try await group.waitForAll()
        }
        for number in 1...20 {
            let id = FoodID(rawValue: "own:zork-\(number)")
            #expect(try await desk.logbook.showFood(id).food.id == id)
        }
        _ = try await desk.logbook.undo()
        #expect(desk.logbook.ownFoods.count == 19)
    }

    @Test func `of those who add a food of one name side by side one succeeds`() async throws {
        let desk = try await Desk()
        let failures = await withTaskGroup(of: ServiceError?.self) { group in
            for energy in 1...8 {
                group.addTask {
                    do throws(ServiceError) {
                        _ = try await desk.logbook.addFood(
                            NewFood(
                                name: "same thing",
                                per100g: Nutrients(calories: Thousandths(Double(energy)))))
                        return nil
                    } catch {
                        return error
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }.compactMap(\.self)
        }
        #expect(failures == Array(repeating: .foodExists("own:same-thing"), count: 7))
    }
}
