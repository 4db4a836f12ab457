internal import Configuration
internal import Journal
internal import Telling
internal import Wire

// The journals of those who have theirs beside the owner's.
extension Doctor {
    mutating func lookAtPeople(_ configuration: Configuration) {
        let people = session.house.people
        for person in people {
            var doctor = Doctor(session.of(person))
            doctor.lookAtFolder()
            let examination = JournalFolder(doctor.places.dataFolder).examine()
            doctor.lookAt(examination)
            doctor.lookAtFuture(examination)
            doctor.lookAtCopies(configuration, examination)
            doctor.lookAtSinks(configuration)
            findings += doctor.findings.map { finding in
                var finding = finding
                finding.subject = "\(person): \(finding.subject)"
                return finding
            }
        }
        for (user, person) in configuration.accounts.sorted(by: { $0.key < $1.key })
        where !people.contains(person)
            && person != configuration.ownerName.flatMap(PersonName.init)
        {
            add(
                .warning(
                    "people",
                    phrase("people.uids names \(person) for \(user), who has no journal here"),
                    "demeter people add \(person) --here"))
        }
        let doors = [
            ("voice.person", configuration.voice.person),
            ("mqtt.person", configuration.mqtt.person),
            ("barcode.person", configuration.barcode.person),
            ("wyoming.person", configuration.wyoming.person),
        ]
        for (key, person) in doors {
            guard let person, !people.contains(where: { $0.text == PersonName(person)?.text }),
                person.lowercased() != configuration.ownerName?.lowercased()
            else { continue }
            add(
                .warning(
                    "people", phrase("\(key) is for \(person), who has no journal here"),
                    "demeter people add \(person) --here"))
        }
        for person in configuration.summary.sinksOfOthers.keys.sorted(by: { $0.text < $1.text })
        where !people.contains(person)
            && person != configuration.ownerName.flatMap(PersonName.init)
        {
            add(
                .warning(
                    "people", phrase("a summary.sink is for \(person), who has no journal here"),
                    "demeter people add \(person) --here"))
        }
    }
}

extension Session {
    /// The same for somebody who has a journal beside the owner's.
    func of(_ person: PersonName) -> Session {
        Session(
            command: command, environment: environment, places: house.of(person), house: house,
            person: person, console: console, now: now, pause: pause)
    }
}
