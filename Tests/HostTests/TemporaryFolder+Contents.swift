import Glibc
import TestSupport

extension TemporaryFolder {
    func folder(_ name: String) { mkdir("\(path)/\(name)", 0o700) }

    func file(_ name: String) {
        if let file = fopen("\(path)/\(name)", "w") { fclose(file) }
    }
}
