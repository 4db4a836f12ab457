internal import Archive

/// Arrays as numpy saves them together: a zip file of `.npy` files.
package struct NumpyArchive {
    package enum Contents: Sendable, Hashable {
        case bytes([UInt8])
        case floats([Float])
    }

    package struct Fault: Error, Hashable, CustomStringConvertible {
        package var description: String

        package init(description: String) { self.description = description }
    }

    private var arrays: [String: Contents] = [:]

    package init(_ path: String) throws(Fault) {
        do throws(ArchiveError) {
            let archive = try ArchiveReader(path)
            while let name = try archive.next() {
                var bytes: [UInt8] = []
                var buffer = [UInt8](repeating: 0, count: 1 << 18)
                while case let count = try archive.read(into: &buffer, from: 0), count > 0 {
                    bytes += buffer[..<count]
                }
                let label = name.hasSuffix(".npy") ? String(name.dropLast(4)) : name
                arrays[label] = Self.contents(of: bytes)
            }
        } catch {
            throw Fault(description: "\(path): \(error)")
        }
    }

    package func floats(_ name: String) throws(Fault) -> [Float] {
        guard case .floats(let floats)? = arrays[name] else {
            throw Fault(description: "there is no array \(name) of numbers in the weights")
        }
        return floats
    }

    package func bytes(_ name: String) throws(Fault) -> [UInt8] {
        guard case .bytes(let bytes)? = arrays[name] else {
            throw Fault(description: "there is no array \(name) of bytes in the weights")
        }
        return bytes
    }

    /// An array of bytes or of numbers by rows; `nil` of any other.
    package static func contents(of file: [UInt8]) -> Contents? {
        guard file.count > 10, file.starts(with: [0x93] + Array("NUMPY".utf8)), file[6] == 1 else {
            return nil
        }
        let start = 10 + Int(file[8]) + Int(file[9]) << 8
        guard start <= file.count else { return nil }
        let header = String(decoding: file[10..<start], as: UTF8.self)
        guard header.contains("'fortran_order': False") else { return nil }
        let values = file[start...]
        if header.contains("'|u1'") { return .bytes(Array(values)) }
        func number(_ place: Int, _ size: Int) -> UInt64 {
            (0..<size).reduce(0) { $0 | UInt64(values[place + $1]) << ($1 * 8) }
        }
        if header.contains("'<f4'"), values.count % 4 == 0 {
            return .floats(
                stride(from: start, to: file.count, by: 4).map {
                    Float(bitPattern: UInt32(number($0, 4)))
                })
        }
        if header.contains("'<f8'"), values.count % 8 == 0 {
            return .floats(
                stride(from: start, to: file.count, by: 8).map {
                    Float(Double(bitPattern: number($0, 8)))
                })
        }
        return nil
    }
}
