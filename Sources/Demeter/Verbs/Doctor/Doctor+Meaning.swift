internal import CatalogFiles
internal import Configuration
internal import Glibc
internal import Host
internal import Meaning
internal import SentenceVectors
internal import Telling

// The package by which foods are offered by meaning; nobody has to have it.
extension Doctor {
    mutating func lookAtMeaning(_ configuration: Configuration) {
        let path = configuration.meaningPackage(environment: session.environment)
        let isNamed = configuration.lookup.meaning != nil
        guard access(path, F_OK) == 0 else {
            let finding = phrase("there is no \(path), so that no food is offered by meaning")
            let remedy = phrase("Make it with scripts/get-meaning of Demeter's sources.")
            return add(
                isNamed ? .warning("meaning", finding, remedy) : .note("meaning", finding, remedy))
        }
        do throws(VectorFile.Fault) {
            lookAt(try VectorFile(path), at: path)
        } catch {
            add(
                .warning(
                    "meaning", told(error, of: path),
                    phrase("Make it with scripts/get-meaning of Demeter's sources.")))
        }
    }

    private mutating func lookAt(_ package: VectorFile, at path: String) {
        let program = Program.file().map { Path.join(Path.parent(of: $0), "demeter-meaning") }
        guard let program, access(program, X_OK) == 0 else {
            return add(
                .warning(
                    "meaning", phrase("demeter-meaning is not installed, which looks into \(path)"),
                    phrase("Install it with \"make install-meaning\".")))
        }
        // A catalog that cannot be read has a finding of its own.
        if let foods = places.ingredients.flatMap({ try? CatalogFile.load($0) }),
            MeaningFingerprint.of(foods) != package.fingerprint
        {
            return add(
                .warning(
                    "meaning",
                    phrase(
                        "\(path) was made of other foods than these; newer ones are not offered"),
                    phrase("Make it with scripts/get-meaning of Demeter's sources.")))
        }
        add(.good("meaning", phrase("\(package.vectorCount) names in \(path)")))
    }

    private func told(_ fault: VectorFile.Fault, of path: String) -> String {
        switch fault {
        case .system(let error): "\(path): \(error)"
        case .foreign: phrase("\(path) is no package of meanings")
        case .version: phrase("\(path) was made by another version of Demeter")
        case .size(let expected, let found):
            phrase("\(path) is not whole: \(found) bytes of \(expected)")
        case .garbled: phrase("\(path) is garbled")
        }
    }
}
