import Foundation
import JSON
import ModelServer
import TestSupport
import Testing
import UnixSocket

/// A live daemon that is shown pictures, with the eyes that it starts.
@Suite(
    .enabled(
        if: FileManager.default.isExecutableFile(atPath: Built.program("demeter-eyes"))
            && FileManager.default.isExecutableFile(atPath: "/usr/bin/zint"),
        "needs demeter-eyes and the package zint"))
struct PhotographTests {
    private func picture(_ data: String, _ kind: String, in folder: String) throws -> String {
        let path = "\(folder)/\(kind).png"
        let made = try Command.run(
            "zint",
            [
                "--barcode=\(kind)", "--data=\(data)", "--scale=6", "--quietzones", "--border=4",
                "--whitesp=4", "--output=\(path)",
            ])
        try #require(made.status == 0)
        return path
    }

    private func daemon(_ server: ModelServer) throws -> DaemonProcess {
        try DaemonProcess(environment: [
            "DEMETER_MODEL_MODE": "auto", "DEMETER_MODEL_BASE_URL": server.address,
            "DEMETER_MODEL_MODEL": "m", "DEMETER_MODEL_TIMEOUT": "20",
        ])
    }

    private static let egg = Completions.answer(
        #"{"photo_items":[{"name":"egg","preparation":null,"grams_low":80,"grams_likely":100,"#
            + #""grams_high":120,"confidence":0.9}],"scene":"single","description":"An egg.","#
            + #""questions":[]}"#)

    @Test func `a bar code in a picture is read by the eyes, and asked about`() throws {
        let daemon = try DaemonProcess()
        let path = try picture("4006381333931", "EANX", in: daemon.folder)
        let shown = try Command.run(
            Built.program("demeter"), ["--socket", daemon.socket, "--json", "photo", path])
        let result = try JSONValue(parsing: shown.output)
        #expect(result["analysis"] == "none")
        #expect(result["held"]?.array?.map { $0["name"]?.string } == ["product 4006381333931"])
        #expect(result["reply"]?.string?.contains("What is it?") == true)
        let text = "\(daemon.folder)/text.jpg"
        try Data("no picture at all, only words".utf8).write(to: URL(fileURLWithPath: text))
        let refused = try Command.run(
            Built.program("demeter"), ["--socket", daemon.socket, "photo", text])
        #expect(refused.status != 0)
        #expect(refused.errors.contains("is no picture that can be read"))
        #expect(daemon.stop() == 0)
    }

    @Test func `a picture goes to the model as a small JPEG, and what it sees is held`() throws {
        let server = try ModelServer { _ in .json(Self.egg) }
        let daemon = try daemon(server)
        let path = try picture("a plate that is no number", "QRCODE", in: daemon.folder)
        var client = try daemon.connect()
        let answer = try client.call("photo", ["files": [.string(path)]])
        #expect(answer["result"]?["analysis"] == "completed")
        #expect(answer["result"]?["held"]?.array?.map { $0["grams"]?.number } == [100])
        #expect(server.requests.count == 1)
        let body = try JSONValue(parsing: try #require(server.requests.first).body)
        let url = try #require(
            body["messages"]?.array?.last?["content"]?.array?.last?["image_url"]?["url"]?.string)
        let sent = try #require(
            Data(base64Encoded: String(url.dropFirst("data:image/jpeg;base64,".count))))
        #expect(sent.starts(with: [0xFF, 0xD8]))
        #expect(sent.range(of: Data("Exif".utf8)) == nil)
        let folder = "\(daemon.folder)/photographs"
        let rights = try FileManager.default.attributesOfItem(atPath: folder)
        #expect(rights[.posixPermissions] as? Int == 0o700)
        let entry = try #require(
            answer["result"]?["held"]?.array?.first?["id"]?.integer)
        _ = try client.call("confirm", ["entry": .integer(entry)])
        try waitUntil {
            (try? FileManager.default.contentsOfDirectory(atPath: folder).isEmpty) ?? false
        }
        #expect(daemon.stop() == 0)
    }

    @Test func `killed while the model looks, a photograph is looked at again, once`() throws {
        let server = try ModelServer { request in
            request.index == 0 ? .silence : .json(Self.egg)
        }
        let daemon = try daemon(server)
        let path = try picture("a plate that is no number", "QRCODE", in: daemon.folder)
        let client = try daemon.connect()
        let request: JSONValue = [
            "jsonrpc": "2.0", "id": 1, "method": "photo", "params": ["files": [.string(path)]],
        ]
        try client.send(line: request.text)
        try waitUntil { !server.requests.isEmpty || !daemon.isRunning }
        daemon.crash()
        try daemon.start()
        var again = try daemon.connect()
        try waitUntil {
            (try? again.call("held")["result"]?.array?.count) == 1
        }
        #expect(server.requests.count == 2)
        #expect(daemon.stop() == 0)
    }
}
