internal import Arguments
internal import Configuration
internal import Ears
internal import FoodCatalog
internal import Glibc
internal import Host
internal import JSON
internal import MealReader
internal import Voice

/// The recogniser's command line. People use `demeter`, which starts this program.
enum EarsProgram {
    /// Does what the command line says; the status to end with.
    static func run(_ command: ParsedCommand, environment: Environment) -> Int32 {
        switch command.path {
        case ["serve"]: serve(command, environment: environment)
        case ["lend"]: lend(command, environment: environment)
        case ["prepare"]: prepare(command, environment: environment)
        case ["confinement"]: tryConfinement(command, environment: environment)
        case ["probe"]: probe(command, environment: environment)
        case ["transcribe"]: transcribe(command, environment: environment)
        case ["forget"]: forget(command, environment: environment)
        default: forPerson(command, environment: environment)
        }
    }

    private static func forPerson(_ command: ParsedCommand, environment: Environment) -> Int32 {
        do throws(EarsError) {
            return command.path == ["test"]
                ? try test(command, environment: environment)
                : try train(command, environment: environment)
        } catch {
            complain("\(error)")
            if case .take = error { return EX_DATAERR }
            return error == .silence ? 1 : EX_UNAVAILABLE
        }
    }

    private static func serve(_ command: ParsedCommand, environment: Environment) -> Int32 {
        let daemon: Int32 = 3
        let places = Places(overrides: Overrides(command), environment: environment)
        let device = command["device"] ?? "stdin"
        let feedback = command["feedback"].flatMap(VoiceFeedback.init) ?? .none
        do throws(EarsError) {
            let learns = command.has("learn")
            // Before they may no longer be written to.
            let voice = OwnVoice(places)
            voice.removeLeftovers()
            let confinement = try EarsConfinement.enter(
                places, environment: environment, device: device, learns: learns)
            let ready = EarsMessage.ready(confinement: confinement)
            // A microphone may be plugged in later; what else there is has to be there now.
            let isMicrophone = device.hasPrefix("alsa:")
            var source = isMicrophone ? nil : try SoundSource(device: device)
            let wakePhrase = command["wake-phrase"]
            let load = { @Sendable () throws(EarsError) in
                try transcriber(places, environment: environment, wakePhrase: wakePhrase)
            }
            let renewal = try ModelRenewal(load)
            let steps = VoiceSteps(
                voice,
                model: { () throws(EarsError) in
                    try VoiceModels.model(
                        places, environment: environment, wakePhrase: wakePhrase)
                }, tell: { EarsLoop.tell($0, to: daemon) }, kept: { renewal.start() })
            let hearing = Hearing(
                try load(),
                mode: command["listening"].flatMap(VoiceListening.init) ?? .wake,
                wakePhrase: command["wake-phrase"] ?? "hey demeter", feedback: feedback,
                second: command["second"].map { SecondHearing(socket: $0) },
                first: command["first"].flatMap(FirstEars.init) ?? .own,
                learner: learns ? VoiceLearner { steps.start($0) } : nil)
            EarsLoop.tell(ready, to: daemon)
            if isMicrophone {
                source = try SoundSource(device: device) { complaint in
                    EarsLoop.tell(complaint.map(EarsMessage.error) ?? ready, to: daemon)
                }
            }
            guard let source = source.take() else { return EX_SOFTWARE }
            let speaker = feedback == .none ? nil : try Speaker()
            var loop = EarsLoop(
                source, daemon: daemon, hearing, speaker: speaker, renewal: renewal
            ) {
                steps.isOutdated
            }
            loop.run()
            return EX_OK
        } catch {
            EarsLoop.tell(.error(error.description), to: daemon)
            return EX_UNAVAILABLE
        }
    }

    /// A recogniser of what the foods and grammars are now.
    private static func transcriber(
        _ places: Places, environment: Environment, wakePhrase: String?
    ) throws(EarsError) -> Transcriber {
        let (model, reader) = try VoiceModels.modelAndReader(
            places, environment: environment, wakePhrase: wakePhrase)
        return try Transcriber(model, reader: reader)
    }

    /// Makes the model that ears which run then take up.
    private static func prepare(_ command: ParsedCommand, environment: Environment) -> Int32 {
        let places = Places(overrides: Overrides(command), environment: environment)
        // Hearing goes before.
        setpriority(Int32(PRIO_PROCESS.rawValue), 0, 5)
        do throws(EarsError) {
            _ = try EarsConfinement.enter(places, environment: environment)
            let model = try VoiceModels.model(
                places, environment: environment, wakePhrase: command["wake-phrase"])
            VoiceModels.prune(environment, keeping: model)
            return EX_OK
        } catch {
            EarsLoop.tell(.error(error.description), to: 3)
            return EX_UNAVAILABLE
        }
    }

    private static func tryConfinement(
        _ command: ParsedCommand, environment: Environment
    ) -> Int32 {
        let places = Places(overrides: Overrides(command), environment: environment)
        do throws(EarsError) {
            _ = try EarsConfinement.enter(places, environment: environment)
            let trial = EarsConfinement.trial(dataFolder: places.dataFolder)
            write([
                "network": .bool(trial.network), "programs": .bool(trial.programs),
                "files": .bool(trial.files), "journal": .bool(trial.journal),
            ])
            return EX_OK
        } catch {
            complain("\(error)")
            return EX_UNAVAILABLE
        }
    }

    /// Whether sound can be had of a device, as the ears would have it.
    private static func probe(_ command: ParsedCommand, environment: Environment) -> Int32 {
        let places = Places(overrides: Overrides(command), environment: environment)
        let device = command["device"] ?? "alsa:default"
        do throws(EarsError) {
            _ = try EarsConfinement.enter(places, environment: environment, probing: device)
            try SoundSource.probe(device)
            write(["heard": true])
            return EX_OK
        } catch {
            // To have found that out is no failure.
            write(["heard": false, "fault": .string(error.description)])
            return EX_OK
        }
    }

    static func write(_ value: JSONValue) {
        var bytes: [UInt8] = []
        value.write(to: &bytes)
        print(String(decoding: bytes, as: UTF8.self))
    }

    private static func transcribe(_ command: ParsedCommand, environment: Environment) -> Int32 {
        let places = Places(overrides: Overrides(command), environment: environment)
        let isJSON = command.has("json")
        do throws(EarsError) {
            let trial = try VoiceTrial(command.all("set"))
            _ = try EarsConfinement.enter(
                places, environment: environment, files: command.operands.map(Path.absolute))
            let (model, reader) = try VoiceModels.modelAndReader(
                places, environment: environment, trial: trial)
            var transcriber = try Transcriber(model, reader: reader, trial: trial)
            let learning =
                trial.learns ? LearningTrial(model, trial, environment: environment) : nil
            var (isFaulty, isSilent) = (false, true)
            for file in command.operands {
                let result = transcriber.transcribe(file)
                if let learnt = learning?.take(result, of: file, by: &transcriber) {
                    complain(learnt.outcome.sentence)
                    transcriber = try Transcriber(learnt.model, reader: reader, trial: trial)
                }
                report(result, of: file, asJSON: isJSON)
                switch result {
                case .success(let heard): isSilent = isSilent && heard.text.isEmpty
                case .failure: isFaulty = true
                }
            }
            return isJSON ? EX_OK : isFaulty ? EX_DATAERR : isSilent ? 1 : EX_OK
        } catch {
            // Every file gets its line, so that a caller can match answers to files.
            for file in command.operands where isJSON {
                report(.failure(error), of: file, asJSON: true)
            }
            if !isJSON { complain("\(error)") }
            return isJSON ? EX_OK : EX_UNAVAILABLE
        }
    }

    private static func report(
        _ result: Result<Heard, EarsError>, of file: String, asJSON: Bool
    ) {
        var members: [(String, JSONValue)] = [("file", .string(file))]
        switch result {
        case .success(let heard):
            members += [
                ("text", .string(heard.text)), ("confidence", .number(heard.confidence)),
                ("verdict", .string(heard.verdict.rawValue)),
            ]
        case .failure(let error): members.append(("error", .string(error.description)))
        }
        if asJSON {
            write(.object(JSONObject(members)))
        } else if case .success(let heard) = result {
            print(heard.text)
        } else if case .failure(let error) = result {
            complain("\(file): \(error)")
        }
    }

    static func help(_ path: [String]) {
        print(CommandTable.demeterEars.help(path: path), terminator: "")
    }

    static func complain(_ sentence: String) {
        Log.writeToStandardError(Array("demeter-ears: \(sentence)\n".utf8))
    }
}
