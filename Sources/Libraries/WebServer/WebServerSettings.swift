/// How much a server takes, and for how long.
package struct WebServerSettings: Sendable, Hashable {
    /// One more waits until another has gone.
    package var connections = 256
    /// Bytes of a request's body; a larger one is refused.
    package var body = 1 << 20
    /// Bytes beyond that which are read and passed over before it is refused; of a larger one nothing is.
    package var passedOver = 8 << 20
    /// Bytes of a request's head, and of what is being sent.
    ///
    /// libmicrohttpd writes over half of them when a head is here, so that a connection that lasts has more of
    /// them for good than it uses: no more than heads need.
    package var head = 16 << 10
    /// From the connection, or the last answer, to the end of a request's head.
    package var headTime = Duration.seconds(20)
    /// From there to the end of its body.
    package var bodyTime = Duration.seconds(30)
    /// For taking an answer.
    package var answerTime = Duration.seconds(60)
    /// Requests that are answered at a time; others wait.
    package var workers = 32

    /// Bytes a second that are moved at least, in bodies that are taken elsewhere and files that are sent.
    package var leastPace = 64 << 10

    package init() {}

    func time(forMoving bytes: Int) -> Duration {
        .milliseconds(bytes / max(1, leastPace / 1000))
    }
}

/// A certificate and its key, as PEM.
package struct WebCertificate: Sendable {
    package var certificate: String
    package var key: String

    package init(certificate: String, key: String) {
        self.certificate = certificate
        self.key = key
    }
}

/// Why a server does not start.
package enum WebServerError: Error, Hashable {
    /// Whoever speaks the protocol refuses: the certificate and its key do not fit, most of all.
    case refused
    /// There is no room for a thread; holds the system's error number.
    case thread(code: Int32)
}
