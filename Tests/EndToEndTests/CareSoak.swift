import Foundation
import Glibc
import Journal
import TestSupport
import Testing

/// Kills restore, import and forget at random moments.
enum CareRounds {
    static func run(_ rounds: Int) throws {
        let seed = UInt64.random(in: .min ... .max)
        var random = SplitMix64(seed: seed)
        // How long each takes when it is left alone, in milliseconds.
        var length: [CareWorld.Verb: Double] = [:]
        var killed = 0
        let worlds = try CareWorld.Verb.allCases.map { try CareWorld($0) }
        for round in 0..<rounds {
            let world = worlds[round % worlds.count]
            let verb = world.verb
            try world.reset()
            let began = ContinuousClock.now
            let process = try ChildProcess(world.arguments)
            if let length = length[verb] {
                let moment =
                    began + .microseconds(Int.random(in: 0...Int(length * 1100), using: &random))
                while ContinuousClock.now < moment, process.isRunning {}
                if process.isRunning { killed += 1 }
                kill(process.processIdentifier, SIGKILL)
            }
            process.waitUntilExit()
            if length[verb] == nil {
                length[verb] = (ContinuousClock.now - began) / .milliseconds(1)
            }
            try world.check("round \(round), \(verb), seed \(seed)")
        }
        #expect(killed > rounds / 2, "seed \(seed)")
        print("\(killed) of \(rounds) rounds of restore, import and forget were killed")
    }
}
