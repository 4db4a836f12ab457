internal import Cloud
internal import Glibc
internal import JSON
internal import Journal
internal import Threads

/// Takes the input for what a server says of a folder, for a state that was kept, and for a file of another
/// device: a journal that took it in is whole, can be read, and takes nothing in twice.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCloud(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let input = Array(UnsafeBufferPointer(start: start, count: count))
    for member in CloudFolder.members(in: input) {
        precondition(!member.name.contains("/"), "a name that leads elsewhere")
        if let path = CloudPath(year: "2026", month: "11", name: member.name) {
            precondition(CloudPath(path.text) == path, "a path is not read again")
            precondition(!path.text.contains(".."), "a path that leads elsewhere")
        }
    }
    let text = String(decoding: input, as: UTF8.self)
    if let tag = EntityTag(text) {
        precondition(EntityTag("W/\"\(tag.text)-gzip\"") == tag, "a tag changed with its form")
    }
    let state = CloudState(input, address: "https://example.org/dav")
    precondition(
        CloudState(Array(state.json.text.utf8), address: state.address) == state,
        "a state changed by being kept")
    let ended = Mailbox<Void>()
    Task.detached {
        await take(input)
        ended.post(())
    }
    _ = ended.take()
    return 0
}

private func take(_ file: [UInt8]) async {
    var template = Array("/dev/shm/fuzz-cloud-XXXXXX\0".utf8)
    let isMade = template.withUnsafeMutableBytes { bytes in
        guard let start = bytes.baseAddress else { return false }
        return mkdtemp(start.assumingMemoryBound(to: CChar.self)) != nil
    }
    precondition(isMade, "no room for a journal")
    let folder = String(decoding: template.dropLast(), as: UTF8.self)
    defer {
        for end in ["journal.sqlite", "journal.sqlite-wal", "journal.sqlite-shm", "journal.lock"] {
            unlink("\(folder)/\(end)")
        }
        rmdir(folder)
    }
    do {
        let journal = try await Journal.open(
            folder: folder, now: { Timestamp(milliseconds: 1_795_651_200_000) },
            describe: { _ in "{}" })
        _ = try await journal.take(file)
        let again = try await journal.take(file)
        precondition(again.taken == 0, "something was taken twice")
        for day in try await journal.offeredDays() {
            _ = try await journal.offer(day: day.number, by: day.device)
        }
        _ = try? await journal.undo()
        let flaws = try await journal.flaws()
        precondition(flaws.isEmpty, "the journal contradicts itself")
        await journal.close()
    } catch {
        preconditionFailure("a file made the journal fail: \(error)")
    }
}
