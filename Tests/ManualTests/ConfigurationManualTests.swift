import Configuration
import Host
import TestSupport
import Testing

@testable import Manual

struct ConfigurationManualTests {
    private func load(_ text: String) throws -> Configuration {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/config.toml"
        try write(Array(text.utf8), to: path)
        let environment: Environment = ["HOME": folder.path]
        return try Configuration.load(
            Places(overrides: Overrides(configuration: path), environment: environment),
            environment: environment)
    }

    @Test func `the annotated file changes nothing`() throws {
        #expect(try load(ConfigurationManual.annotatedFile) == Configuration())
    }

    @Test func `its settings are the defaults`() throws {
        let lines = ConfigurationManual.annotatedFile.split(
            separator: "\n", omittingEmptySubsequences: false)
        var count = 0
        let uncommented = lines.prefix { !$0.hasPrefix("#[[") }.map { line -> Substring in
            guard line.hasPrefix("#"), !line.hasPrefix("# "), line.contains(" = ") else {
                return line
            }
            count += 1
            return line.dropFirst()
        }
        #expect(try load(uncommented.joined(separator: "\n")) == Configuration())
        let set = ConfigurationKey<Configuration>.all.filter { $0.read(Configuration()) != nil }
        #expect(count == set.count)
    }

    @Test func `no line is too long to read`() {
        let lines = ConfigurationManual.annotatedFile.split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= 100 })
    }
}
