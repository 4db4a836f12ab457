internal import Glibc
internal import Host
internal import Telling

// Everybody but the owner has a folder in the owner's, made like it.
extension Places {
    package static let peopleFolderName = "people"

    /// Most people beside the owner: each has files open and a place in memory.
    package static let mostPeople = 16

    /// A file in the folder of somebody who was taken off the list; their journal stays until it is forgotten.
    private static let mark = "removed"

    package var peopleFolder: String { Path.join(dataFolder, Self.peopleFolderName) }

    package func folder(of person: PersonName) -> String { Path.join(peopleFolder, person.text) }

    /// The same places, with somebody else's folder.
    package func of(_ person: PersonName) -> Places {
        var places = self
        places.dataFolder = folder(of: person)
        places.person = person
        return places
    }

    /// The same places, with the folder of what was carried here of somebody of a household's server.
    package func ofHousemate(_ person: PersonName) -> Places {
        var places = self
        places.dataFolder = Path.join(housematesFolder, person.text)
        places.person = person
        return places
    }

    package var housematesFolder: String { Path.join(dataFolder, "household") }

    /// Those who have a folder and were not taken off, in the order of their names.
    package var people: [PersonName] {
        guard let folder = opendir(peopleFolder) else { return [] }
        defer { closedir(folder) }
        var people: [PersonName] = []
        while let member = readdir(folder) {
            let name = withUnsafeBytes(of: &member.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            // Another spelling of the same name (NFD) is another folder.
            guard let person = PersonName(name), person.text.utf8.elementsEqual(name.utf8),
                isThere(person)
            else {
                continue
            }
            people.append(person)
        }
        return people.sorted { $0.text < $1.text }
    }

    /// Refuses an owner who is called like somebody who has a folder, even one who was taken off: by the name alone, doors and
    /// options would open the journal of the other.
    func refuseNamesake(of configuration: Configuration) throws(ConfigurationError) {
        guard let owner = configuration.ownerName.flatMap(PersonName.init) else { return }
        var status = stat()
        guard person == nil, lstat(folder(of: owner), &status) == 0 else { return }
        throw ConfigurationError(
            source: .file(self.configuration, nil),
            key: configuration.people.owner == nil ? "sync.person" : "people.owner",
            problem: .needs(
                phrase(
                    "a name that no folder in \(peopleFolder) has; call the owner otherwise, or move "
                        + "that folder away")))
    }

    private func isThere(_ person: PersonName) -> Bool {
        var status = stat()
        let folder = folder(of: person)
        // A link could lead to somebody else's.
        guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return false }
        return access(Path.join(folder, Self.mark), F_OK) != 0
    }

    /// Makes a person's folder, for them alone, or takes one that was left; `errno` where it cannot.
    package func admit(_ person: PersonName) -> Int32? {
        let folder = folder(of: person)
        for path in [peopleFolder, folder] where mkdir(path, 0o700) != 0 && errno != EEXIST {
            return errno
        }
        if unlink(Path.join(folder, Self.mark)) != 0, errno != ENOENT { return errno }
        return isThere(person) ? nil : ENOTDIR
    }

    /// Takes a person off, and leaves all that they have where it is; `errno` where it cannot.
    package func dismiss(_ person: PersonName) -> Int32? {
        let mark = open(
            Path.join(folder(of: person), Self.mark), O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
        guard mark >= 0 else { return errno }
        close(mark)
        return nil
    }
}
