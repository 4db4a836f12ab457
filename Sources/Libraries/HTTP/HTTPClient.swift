internal import CCurl
internal import Synchronization
internal import Threads

/// Sends requests over connections that it keeps: TLS 1.2 or newer, HTTP/2, compression, no redirects.
///
/// The proxies of the environment (`https_proxy`, `http_proxy`, `all_proxy`, `no_proxy`) are used for
/// servers on other machines. Without a request there is no thread and no socket.
package final class HTTPClient: Sendable {
    private let settings: HTTPSettings
    private let inbox = TransferInbox()
    private let lastID = Atomic(0)

    /// Once for the process; safe from any thread since curl 7.84.
    private static let start: CURLcode = ccurl_start()

    package init(settings: HTTPSettings = HTTPSettings()) { self.settings = settings }

    deinit { close() }

    /// Sends one request and waits for its whole answer, whatever its status.
    ///
    /// Cancelling the task ends the transfer and throws `HTTPError` of kind `cancelled`.
    package func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        guard !Task.isCancelled else { throw .cancelled }
        let id = lastID.add(1, ordering: .relaxed).newValue
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                switch inbox.post(.start(id, request, continuation)) {
                case true?: startThread()
                case false?: break
                case nil: continuation.resume(returning: .failure(.cancelled))
                }
                // The handler below may have run before there was anything to cancel.
                if Task.isCancelled { _ = inbox.post(.cancel(id)) }
            }
        } onCancel: {
            _ = inbox.post(.cancel(id))
        }
        return try result.get()
    }

    /// Ends every transfer as cancelled and refuses further ones.
    package func close() {
        for case .start(_, _, let continuation) in inbox.close() {
            continuation.resume(returning: .failure(.cancelled))
        }
    }

    private func startThread() {
        let (settings, inbox) = (settings, inbox)
        let result = OwnThread.start("http") {
            guard Self.start == CURLE_OK, var loop = TransferLoop(settings: settings) else {
                Self.refuse(inbox)
                return
            }
            loop.run(inbox)
        }
        if result != 0 { Self.refuse(inbox) }
    }

    private static func refuse(_ inbox: TransferInbox) {
        for case .start(_, _, let continuation) in inbox.close() {
            continuation.resume(
                returning: .failure(HTTPError(CURLE_FAILED_INIT, operation: "start")))
        }
    }
}
