internal import CMicrohttpd

/// A server of HTTP/1.1, by libmicrohttpd: whole requests in, whole answers out.
///
/// One thread serves all connections; those whose answer is being made are suspended meanwhile, so that
/// neither a slow answer nor a slow peer keeps anybody else waiting.
package final class WebServer: Sendable {
    private let core: WebServerCore

    /// Begins to serve.
    ///
    /// - Parameters:
    ///   - listener: a socket that listens; the server's from here on.
    ///   - receive: decides what becomes of a request with a body, on the server's own thread: it may not wait.
    ///   - handler: makes an answer, on a thread of its own; may block.
    package init(
        listener: Int32, certificate: WebCertificate? = nil,
        settings: WebServerSettings = WebServerSettings(),
        receive: @escaping @Sendable (WebRequest) -> WebReception = { _ in .gather },
        handler: @escaping @Sendable (WebRequest) -> WebResponse
    ) throws(WebServerError) {
        core = WebServerCore(settings: settings, receive: receive, handler: handler)
        try core.start(listener, certificate)
    }

    deinit { core.stop() }

    /// Answers what is in the making with 503, and closes everything.
    package func stop() { core.stop() }
}
