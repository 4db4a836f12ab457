internal import CCurl
internal import Glibc
package import HTTP

/// A mail server that takes messages by SMTP: encrypted, unless it is on this machine.
package struct MailServer: Sendable, Hashable {
    /// `host` or `host:port`, or either after `smtp://` or `smtps://`.
    package var address: String
    package var encryption: Encryption
    /// A file of trusted certificates (PEM) instead of the system's; with it a server on this machine
    /// has to prove itself too.
    package var certificates: String?
    package var login: Login?

    package enum Encryption: Sendable, Hashable {
        /// From the command STARTTLS on.
        case command
        /// From the first byte on.
        case immediate
        case none
    }

    package struct Login: Sendable, Hashable {
        package var user: String
        package var password: Secret

        package init(user: String, password: Secret) {
            self.user = user
            self.password = password
        }
    }

    package init(_ address: String) {
        self.address = address
        encryption = address.hasPrefix("smtps://") ? .immediate : .command
    }

    private var url: String {
        let host = address.split(separator: "/").last.map(String.init) ?? address
        return (encryption == .immediate ? "smtps://" : "smtp://") + host
    }

    /// Whether nobody between can read what is said: it is encrypted, or never leaves this machine.
    package var isPrivate: Bool { encryption != .none || isLoopback }

    private var security: curl_usessl {
        switch encryption {
        case .none: CURLUSESSL_NONE
        case .immediate: CURLUSESSL_ALL
        case .command: isLoopback && certificates == nil ? CURLUSESSL_TRY : CURLUSESSL_ALL
        }
    }

    private var isLoopback: Bool {
        let host = url.split(separator: "/").last.map(String.init) ?? ""
        return host == "localhost" || host.hasPrefix("localhost:") || host.hasPrefix("127.")
            || host.hasPrefix("[::1]")
    }

    /// Hands a message over, and returns when the server has taken the responsibility for it.
    ///
    /// Blocks, for `patience` at most.
    package func send(
        _ message: MailMessage, patience: Duration = .seconds(60)
    ) throws(MailError) {
        _ = Self.start
        // The handle, the receivers and the memory that is read live in this call only.
        guard let handle = unsafe curl_easy_init() else { throw MailError(CURLE_OUT_OF_MEMORY) }
        defer { unsafe curl_easy_cleanup(handle) }
        var receivers: UnsafeMutablePointer<curl_slist>?
        defer { unsafe curl_slist_free_all(receivers) }
        for receiver in message.to {
            unsafe receivers = curl_slist_append(receivers, "<\(receiver)>")
        }
        var source = Array(message.source.utf8)
        let count = source.count
        let isTrusted = isLoopback && certificates == nil
        let code = unsafe source.withUnsafeMutableBytes { bytes -> CURLcode in
            // curl reads the upload with fread unless told otherwise.
            guard let file = unsafe fmemopen(bytes.baseAddress, count, "r") else {
                return CURLE_OUT_OF_MEMORY
            }
            defer { unsafe _ = fclose(file) }
            let options = unsafe [
                ccurl_setopt_string(handle, CURLOPT_URL, url),
                ccurl_setopt_string(handle, CURLOPT_PROTOCOLS_STR, "smtp,smtps"),
                ccurl_setopt_string(handle, CURLOPT_MAIL_FROM, "<\(message.from)>"),
                ccurl_setopt_pointer(handle, CURLOPT_MAIL_RCPT, receivers),
                ccurl_setopt_long(handle, CURLOPT_UPLOAD, 1),
                ccurl_setopt_pointer(handle, CURLOPT_READDATA, file),
                ccurl_setopt_long(handle, CURLOPT_NOSIGNAL, 1),
                ccurl_setopt_long(handle, CURLOPT_TIMEOUT_MS, Int(patience / .milliseconds(1))),
                ccurl_setopt_long(handle, CURLOPT_CONNECTTIMEOUT_MS, 15_000),
                ccurl_setopt_long(handle, CURLOPT_USE_SSL, Int(security.rawValue)),
                // A server on this machine has no certificate that anybody has signed.
                ccurl_setopt_long(handle, CURLOPT_SSL_VERIFYPEER, isTrusted ? 0 : 1),
                ccurl_setopt_long(handle, CURLOPT_SSL_VERIFYHOST, isTrusted ? 0 : 2),
                certificates.map { unsafe ccurl_setopt_string(handle, CURLOPT_CAINFO, $0) }
                    ?? CURLE_OK,
                login.map { unsafe ccurl_setopt_string(handle, CURLOPT_USERNAME, $0.user) }
                    ?? CURLE_OK,
                login.map { login in
                    unsafe ccurl_setopt_string(handle, CURLOPT_PASSWORD, login.password.reveal())
                } ?? CURLE_OK,
                isLoopback ? ccurl_setopt_string(handle, CURLOPT_NOPROXY, "*") : CURLE_OK,
            ]
            if let fault = options.first(where: { $0 != CURLE_OK }) { return fault }
            return unsafe curl_easy_perform(handle)
        }
        guard code == CURLE_OK else {
            throw MailError(
                code, answer: unsafe ccurl_info_long(handle, CURLINFO_RESPONSE_CODE))
        }
    }

    /// Once for the process; safe from any thread since curl 7.84.
    private static let start: CURLcode = ccurl_start()
}

/// Why a mail was not taken, with curl's code and words; it holds no address and no text.
package struct MailError: Error, Hashable, CustomStringConvertible {
    package var code: Int
    package var message: String
    /// The server's last answer, as 550; 0 when there was none.
    package var answer: Int
    package var operation: String

    init(_ code: CURLcode, answer: Int = 0) {
        self.code = Int(code.rawValue)
        // curl's strings are constants of the library.
        message = unsafe String(cString: curl_easy_strerror(code))
        self.answer = answer
        operation = "send"
    }

    package var description: String {
        "mail \(operation): \(message) (\(code)\(answer == 0 ? "" : ", \(answer)"))"
    }
}
