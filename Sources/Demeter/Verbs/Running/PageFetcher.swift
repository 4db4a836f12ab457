internal import Exchange
internal import HTTP
internal import Telling
internal import Threads

/// Fetches a page for its recipe: over http and https, through few redirects, from public addresses.
///
/// Servers on this machine and in private networks answer only where their hosts are named. Each hop is
/// judged anew, by the address that is about to be connected and before anything is sent to it.
struct PageFetcher {
    private let hosts: Set<String>

    private static let redirectLimit = 5

    /// - Parameter hosts: names or addresses whose servers may be private.
    init(hosts: [String]) { self.hosts = Set(hosts.map { $0.lowercased() }) }

    /// At most 4 MiB; what stands behind `#` is not the server's affair.
    func page(_ url: String) throws(RecipeFile.Fault) -> [UInt8] {
        var address = try Self.address(url)
        for _ in 0...Self.redirectLimit {
            let response = try fetch(address)
            switch response.status {
            case 200..<300: return response.body
            case 301, 302, 303, 307, 308:
                guard let target = response[header: "location"] else {
                    throw Self.fault(phrase("\(address.text) leads nowhere"))
                }
                do throws(HTTPError) {
                    address = try address.following(target)
                } catch {
                    throw Self.fault(phrase("\(address.text) leads to what is no page's address"))
                }
            default:
                throw Self.fault(phrase("\(address.text) answers with status \(response.status)"))
            }
        }
        throw Self.fault(phrase("\(url) leads on more than \(Self.redirectLimit) times"))
    }

    private static func address(_ url: String) throws(RecipeFile.Fault) -> HTTPAddress {
        do throws(HTTPError) {
            return try HTTPAddress(String(url.prefix { $0 != "#" }), mayHaveQuery: true)
        } catch {
            throw fault(phrase("\(url) is no address of a page: it \(error.message)"))
        }
    }

    private func fetch(_ address: HTTPAddress) throws(RecipeFile.Fault) -> HTTPResponse {
        var settings = HTTPSettings()
        settings.answerLimit = RecipeArchive.fileLimit
        settings.isPublicOnly = !hosts.contains(address.host)
        let client = HTTPClient(settings: settings)
        defer { client.close() }
        let box = Mailbox<Result<HTTPResponse, HTTPError>>()
        // The system's pool looks at /proc/self/task while it waits, which this process may not, and ends it.
        Task(executorPreference: WorkerPool.shared) {
            do throws(HTTPError) {
                box.post(.success(try await client.send(HTTPRequest(url: address.text))))
            } catch {
                box.post(.failure(error))
            }
        }
        switch box.take() {
        case .success(let response): return response
        case .failure(.privateAddress):
            throw Self.fault(
                phrase(
                    "\(address.host) is on this machine or in a private network, which pages on the internet could "
                        + "lead to; to allow it, put it in recipes.hosts of the configuration"))
        case .failure(let error):
            throw Self.fault(phrase("\(address.text) cannot be fetched: \(error.message)"))
        case nil: throw Self.fault(phrase("\(address.text) was not fetched"))
        }
    }

    private static func fault(_ reason: String) -> RecipeFile.Fault {
        RecipeFile.Fault(reason: reason)
    }
}
