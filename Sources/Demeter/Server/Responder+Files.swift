internal import People
internal import Service
internal import UnixSocket
internal import Wire

// Calls about open files that come beside their line: nobody opens a path for another program.
extension Responder {
    /// The only file that came with the line.
    func file(for method: Method) throws(ServiceError) -> Int32 {
        guard files.count == 1 else { throw .filesMissing(method, most: 1) }
        return files[0].descriptor
    }

    /// A request about photographs with the names by which this process opens what came with the line.
    func naming(_ request: PhotoRequest) throws(ServiceError) -> PhotoRequest {
        guard request.files.isEmpty else {
            // The daemon may read what who is at somebody's own door may not.
            guard speaker == .anybody else {
                throw .filesMissing(.photo, most: PhotoRequest.mostFiles)
            }
            return request
        }
        guard 1...PhotoRequest.mostFiles ~= files.count else {
            throw .filesMissing(.photo, most: PhotoRequest.mostFiles)
        }
        var request = request
        request.files = files.map { "/proc/self/fd/\($0.descriptor)" }
        return request
    }
}
