import Glibc

/// A folder that is there for one test.
final class Scratch {
    let path: String

    init() throws {
        var template = Array("/tmp/demeter-host-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw ScratchError() }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit { remove(path) }

    func folder(_ name: String) { mkdir("\(path)/\(name)", 0o700) }

    func file(_ name: String) {
        if let file = fopen("\(path)/\(name)", "w") { fclose(file) }
    }

    private func remove(_ path: String) {
        if let folder = opendir(path) {
            while let entry = readdir(folder) {
                let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
                }
                if name != "." && name != ".." { remove("\(path)/\(name)") }
            }
            closedir(folder)
            rmdir(path)
        } else {
            unlink(path)
        }
    }
}

struct ScratchError: Error {}
