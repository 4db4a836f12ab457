internal import Telling

/// Why nothing, or not everything, was carried to or from the cloud's folder.
package enum CloudFault: Error, Sendable, Hashable {
    /// The server refuses the name or the password, or the right to the folder.
    case refused(status: Int)
    /// Somebody else holds a file at the moment (423).
    case locked
    /// The server has no room (507), or takes no file of that size (413).
    case full(status: Int)
    /// The folder has moved to where the password must not be sent.
    case moved(to: String)
    /// Who answers cannot show that it is the server.
    case certificate(String)
    /// The server is busy or broken, or cannot be reached.
    case unavailable(String)
    /// There is no such folder, or the server keeps none by WebDAV.
    case noFolder(status: Int)
    /// Others were faster again and again.
    case contested
    /// A file is longer than any that is ours.
    case tooLong(limit: Int)
    /// The folder holds more than devices ever write.
    case crowded(limit: Int)
    /// Files are encrypted, and this device has no key.
    case sealed
    /// A file does not open by this device's key: it is of another key, or somebody changed it.
    case unopened
    /// No file of another device opens by this device's key, which is not trusted then with sending any.
    case otherKey
    /// A file is not encrypted, where this device takes nothing else.
    case plain
    /// The daemon does not do its part; a sentence.
    case daemon(String)
    /// The hand-over in the data folder cannot be read or written.
    case file(String)

    /// Whether trying again without anybody's doing may help.
    package var mayPass: Bool {
        switch self {
        case .locked, .full, .unavailable, .contested, .daemon, .file: true
        case .refused, .moved, .certificate, .noFolder, .tooLong, .crowded, .sealed, .unopened,
            .otherKey, .plain:
            false
        }
    }

    /// Whether other files may be carried nevertheless.
    package var isOfOneFile: Bool {
        switch self {
        case .locked, .contested, .tooLong, .unopened, .plain: true
        default: false
        }
    }

    /// What is kept at the server.
    package enum Place: String, Sendable, Hashable {
        case cloud, calendar

        /// The configuration's key of its address.
        package var key: String {
            switch self {
            case .cloud: "cloud.webdav"
            case .calendar: "calendar.url"
            }
        }
    }

    /// What is wrong, and what to do about it.
    package var sentence: String { sentence(of: .cloud) }

    /// What is wrong at a place, and what to do about it.
    package func sentence(of place: Place) -> String {
        let (name, key) = (place.rawValue, place.key)
        return switch self {
        case .refused(let status):
            phrase(
                "the \(name)'s server refuses the name or the password (\(status)); see \(name).user and "
                    + "\(name).password_file")
        case .locked:
            phrase("another program holds a file of the \(name)'s folder (423); tried again soon")
        case .full(let status):
            phrase("the \(name)'s server has no room (\(status)); make some, or change \(key)")
        case .moved(let place):
            phrase(
                "the \(name)'s folder has moved to \(place), where no password is sent unasked; change "
                    + "\(key)")
        case .certificate(let reason):
            phrase(
                "who answers for the \(name)'s server cannot show that it is (\(reason)); check this "
                    + "machine's clock and \(key), or name the server's certificates under "
                    + "\(name).certificates")
        case .unavailable(let reason):
            phrase("the \(name)'s server does not answer as it should: \(reason); tried again soon")
        case .noFolder(let status):
            phrase(
                "there is no folder by WebDAV at \(key) (\(status)); make it, or correct the address"
            )
        case .contested:
            phrase("another device wrote the same file again and again; tried again soon")
        case .tooLong(let limit):
            phrase(
                "a file has more than \(limit >> 20) MB, which none of ours has; delete it in the "
                    + "cloud's folder if it is a stranger's")
        case .crowded(let limit):
            phrase(
                "the \(name)'s folder holds more than \(limit) files or folders, which no devices write; "
                    + "change \(key) to a folder for Demeter alone")
        case .sealed:
            phrase(
                "the files in the cloud's folder are encrypted, and this device has no key: give it the one that "
                    + "\"demeter sync key\" made, by cloud.key_file")
        case .unopened, .otherKey:
            phrase(
                "a file in the cloud's folder does not open by this device's key: every device needs the same "
                    + "one, and if all have it somebody has changed the file")
        case .plain:
            phrase(
                "a file in the cloud's folder is not encrypted, and is not taken: give the device that wrote it "
                    + "the key too, by cloud.key_file")
        case .daemon(let sentence): sentence
        case .file(let sentence): sentence
        }
    }
}
