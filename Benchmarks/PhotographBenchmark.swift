#if canImport(Pictures)
    import Foundation
    import Host
    import Pictures

    /// What photographs of 12 million pixels take, with a bar code that stands upright and without any; decoding alone
    /// stands beside.
    func photographs() async throws {
        let folder = ".build/benchmark-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let plain = try DrawnPhotograph(code: nil).write(to: "\(folder)/plain.jpg")
        let package = try DrawnPhotograph(code: "4006381333931").write(to: "\(folder)/package.jpg")
        for (name, path, limit) in [
            ("a photograph with a bar code upright, p95", package, 150.0),
            ("one without any, p95", plain, 600),
        ] {
            let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
            var (times, ratios): ([Double], [Double]) = ([], [])
            for turn in 0...20 {
                let decoding = try seconds {
                    _ = try Picture(bytes, longest: 4000, limit: 12_000_000)
                }
                var answer = ""
                let time = try seconds { answer = try eyes(on: path) }
                guard answer.contains("4006381333931") == (path == package) else {
                    throw BenchmarkError("the codes were not what stands in \(path): \(answer)")
                }
                guard turn > 0 else { continue }
                times.append(time * 1e3)
                ratios.append(time / decoding)
            }
            Report.line(
                "  median \(format(times.quantile(0.5), 0)) ms, "
                    + "\(format(ratios.quantile(0.5))) times decoding all of it")
            Report.claim(name, times.quantile(0.95), "ms", .atMost, limit)
        }
    }

    /// What `demeter-eyes` says of a file.
    private func eyes(on path: String) throws -> String {
        let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
        let answer =
            CommandOutput.read(
                [".build/release/demeter-eyes"], file: file.fileDescriptor, patience: .seconds(10),
                limit: 8 << 20) ?? []
        // A line for people, and behind it the copy.
        return String(decoding: answer.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }

    /// A picture with the soft lights, edges and grain of a photograph, the same each time.
    private struct DrawnPhotograph {
        private static let (width, height) = (4000, 3000)
        private var pixels: [UInt8]

        /// - Parameter code: the digits of a bar code in its middle, without quiet zones' neighbours.
        init(code: String?) {
            var state: UInt32 = 7
            func chance(_ most: Int) -> Int {
                state = state &* 1_664_525 &+ 1_013_904_223
                return Int(state >> 8) % most
            }
            let discs = (0..<60).map { _ in
                (
                    x: chance(Self.width), y: chance(Self.height), radius: 80 + chance(500),
                    shade: (chance(120), chance(120), chance(120))
                )
            }
            let grid = 50
            pixels = [UInt8](repeating: 0, count: Self.width * Self.height * 3)
            for top in stride(from: 0, to: Self.height, by: grid) {
                for left in stride(from: 0, to: Self.width, by: grid) {
                    let near = discs.filter {
                        abs($0.x - left) < $0.radius + grid && abs($0.y - top) < $0.radius + grid
                    }
                    for y in top..<top + grid {
                        for x in left..<left + grid {
                            var colour = (60 + x / 60, 50 + y / 50, 90)
                            for disc in near
                            where (disc.x - x) * (disc.x - x) + (disc.y - y) * (disc.y - y)
                                < disc.radius * disc.radius
                            {
                                colour = (
                                    60 + disc.shade.0, 50 + disc.shade.1, 40 + disc.shade.2
                                )
                            }
                            let grain = chance(13)
                            let place = (y * Self.width + x) * 3
                            pixels[place] = UInt8(colour.0 + grain)
                            pixels[place + 1] = UInt8(colour.1 + grain)
                            pixels[place + 2] = UInt8(colour.2 + grain)
                        }
                    }
                }
            }
            if let code { draw(Self.bars(of: code)) }
        }

        /// - Returns: the path.
        func write(to path: String) throws -> String {
            let picture = try Picture(width: Self.width, height: Self.height, pixels: pixels)
            try Data(try picture.jpeg(quality: 85)).write(to: URL(fileURLWithPath: path))
            return path
        }

        /// Bars as thick as on a package that fills a third of the picture.
        private mutating func draw(_ bars: [Bool]) {
            let (module, quiet) = (12, 12)
            let left = (Self.width - (bars.count + 2 * quiet) * module) / 2
            for y in 1200..<1800 {
                for column in 0..<(bars.count + 2 * quiet) * module {
                    let bar = column / module - quiet
                    let isDark = bars.indices.contains(bar) && bars[bar]
                    let place = (y * Self.width + left + column) * 3
                    for part in 0..<3 { pixels[place + part] = isDark ? 25 : 230 }
                }
            }
        }

        /// The modules of an EAN-13, dark where `true` (GS1 General Specifications, 5.2).
        private static func bars(of code: String) -> [Bool] {
            let odd = [
                "0001101", "0011001", "0010011", "0111101", "0100011", "0110001", "0101111",
                "0111011", "0110111", "0001011",
            ]
            let parities = [
                "OOOOOO", "OOEOEE", "OOEEOE", "OOEEEO", "OEOOEE", "OEEOOE", "OEEEOO", "OEOEOE",
                "OEOEEO", "OEEOEO",
            ]
            let digits = code.compactMap(\.wholeNumberValue)
            func inverted(_ modules: String) -> String {
                String(modules.map { $0 == "0" ? "1" : "0" })
            }
            let left = zip(digits[1...6], parities[digits[0]]).map { digit, parity in
                parity == "O" ? odd[digit] : String(inverted(odd[digit]).reversed())
            }
            let right = digits[7...12].map { inverted(odd[$0]) }
            return ("101" + left.joined() + "01010" + right.joined() + "101").map { $0 == "1" }
        }
    }
#else
    func photographs() async throws {
        Report.line("  skipped: the libraries that decode pictures were not there at the build")
    }
#endif
