import Configuration
import Glibc
import Host
import JSON
import Journal
import Logbook
import People
import Service

/// What was carried here of people of the household's server: a copy of the journal of each who lets the owner read it.
///
/// Nothing is done in a copy by itself: no day of it is closed, nothing of it told, and no model asked. What its person does
/// not let be read any more is erased.
actor HousematesDesk {
    private let house: House
    private var copies: [PersonName: Copy] = [:]

    private struct Copy {
        let journal: Journal
        let view: HousemateJournal
        let pantry: PantryPlace
    }

    init(_ house: House) { self.house = house }

    /// Opens and closes copies as whoever carries has noted it.
    func look() async -> [String: Housemate] {
        guard house.settings.configuration.sync.url != nil else {
            await close(allBut: [])
            return [:]
        }
        let noted = Self.noted(SharingFiles(dataFolder: house.places.dataFolder).people)
        var found: [String: Housemate] = [:]
        let read = Set(noted.people.filter(\.mayRead).map(\.name))
        await close(allBut: read)
        erase(allBut: read)
        for person in noted.people {
            var view: HousemateJournal?
            if person.mayRead {
                view = await self.view(of: person.name, reader: noted.reader)
                view?.follow(mayLog: person.mayLog)
            }
            found[person.name.text] = Housemate(journal: view, reader: noted.reader)
        }
        return found
    }

    func end() async { await close(allBut: []) }

    private func close(allBut kept: Set<PersonName>) async {
        for (name, copy) in copies where !kept.contains(name) {
            copies[name] = nil
            await copy.pantry.leave()
            await copy.journal.close()
        }
    }

    /// Erases what somebody let be read and does so no more, with what is remembered of its carrying.
    private func erase(allBut kept: Set<PersonName>) {
        let places = house.places
        for text in Self.names(in: places.housematesFolder) {
            guard let name = PersonName(text), !kept.contains(name) else { continue }
            let folder = places.ofHousemate(name).dataFolder
            for file in Self.names(in: folder) {
                try? JournalFolder.erase(Path.join(folder, file))
            }
            rmdir(folder)
            let files = SharingFiles(dataFolder: places.dataFolder, of: name.text)
            for file in [files.household, files.offered, files.taken] {
                try? JournalFolder.erase(file)
            }
        }
    }

    private static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            names.append(
                withUnsafeBytes(of: &entry.pointee.d_name) {
                    String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
                })
        }
        return names.filter { $0 != "." && $0 != ".." }
    }

    private func view(of name: PersonName, reader: String) async -> HousemateJournal? {
        if let copy = copies[name] { return copy.view }
        let places = house.places.ofHousemate(name)
        for folder in [house.places.housematesFolder, places.dataFolder]
        where mkdir(folder, 0o700) != 0 && errno != EEXIST {
            house.log.error(
                "\(HostError(code: errno, operation: "make the folder \(folder)"))")
            return nil
        }
        do {
            let journal = try await Daemon.journal(places, house.log, AudienceList())
            let files = SharingFiles(dataFolder: house.places.dataFolder, of: name.text)
            let pantry = PantryPlace(house.pantry, lookingAs: name.text)
            do {
                let logbook = try await Logbook(
                    journal: journal, catalog: house.shelf.catalog,
                    settings: LogbookSettings(
                        house.settings.configuration, house.environment, of: name),
                    now: house.clock,
                    calendar: { [calendar = house.calendar] in calendar.calendar },
                    allergens: Daemon.allergens(house.places), sharing: files,
                    pantry: pantry)
                _ = try await logbook.recover()
                let view = HousemateJournal(logbook, of: name.text, reader: reader) {
                    Self.contact(files.household)
                }
                copies[name] = Copy(journal: journal, view: view, pantry: pantry)
                return view
            } catch {
                await pantry.leave()
                await journal.close()
                throw error
            }
        } catch {
            house.log.error("what was carried of \(name)'s journal cannot be used: \(error)")
            return nil
        }
    }

    /// When all of it was carried for the last time.
    private static func contact(_ path: String) -> Int64? {
        let bytes = try? ExistingFile.contents(
            of: path, limit: SharingFiles.stateLimit, trust: .own)
        return bytes.flatMap { try? JSONValue(parsing: $0) }?["contact"]?.integer
            .map { Int64($0) }
    }

    private struct Noted {
        var name: PersonName
        var mayRead: Bool
        var mayLog: Bool
    }

    private static func noted(_ path: String) -> (reader: String, people: [Noted]) {
        guard
            let bytes = try? ExistingFile.contents(
                of: path, limit: SharingFiles.stateLimit, trust: .own),
            let json = try? JSONValue(parsing: bytes)
        else { return ("", []) }
        let people = (json["people"]?.array ?? []).compactMap { person -> Noted? in
            guard let name = person["name"]?.string.flatMap(PersonName.init) else { return nil }
            return Noted(
                name: name, mayRead: person["read"] == true, mayLog: person["log"] == true)
        }
        return (json["me"]?.string ?? "", people)
    }
}
