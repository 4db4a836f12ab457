internal import Locking
package import Telling

/// Answers browsers: who may come in, what is shown, what is done. Knows the daemon by one door, and no
/// socket.
package final class PageDesk: Sendable {
    /// What everybody is told in; `nil` where each browser says what its person reads.
    private let language: Language?
    /// Whose page it is, where that is not the owner's.
    private let person: String?
    let gate: Gate
    let doorkeeper: any Doorkeeper
    let daemon: any PageDaemon
    let onlookers: Onlookers?
    private let assets: [String: PageAsset]
    private let files: PageFiles
    private let worker: PageAsset?
    /// Seconds of a clock that only goes forward.
    let now: @Sendable () -> Int64
    /// A name that nobody has used or can guess.
    let name: @Sendable () -> String
    let notices = Mutex(Notices())
    let kept = Mutex(KeptPages())
    let makeFile: @Sendable () -> (any PageFile)?
    let makeSound: @Sendable () -> (any PageSound)?
    let arrivals = Mutex(Arrivals())
    let talks = Mutex(Talks())
    let intakes = IntakeCounter()
    private let turnstile = Mutex(Turnstile())

    /// - Parameters:
    ///   - onlookers: `nil` where nobody may look on.
    ///   - assets: the style sheet, and perhaps the script and an icon, each by the ending of its name.
    ///   - person: whose page it is, to be shown; `nil` for the owner's.
    ///   - worker: the script that stands in for the page while that cannot be reached.
    ///   - now: seconds of any clock that only goes forward.
    ///   - name: makes a name that nobody has used or can guess.
    ///   - makeFile: makes an empty file for what is sent; `nil` where there is no room.
    ///   - makeSound: makes a way for sound to the ears; `nil` where there is none.
    package init(
        gate: Gate, doorkeeper: any Doorkeeper, daemon: any PageDaemon,
        onlookers: Onlookers? = nil, assets: [PageAsset], worker: PageAsset? = nil,
        language: Language? = nil, person: String? = nil, now: @escaping @Sendable () -> Int64,
        name: @escaping @Sendable () -> String,
        makeFile: @escaping @Sendable () -> (any PageFile)? = { nil },
        makeSound: @escaping @Sendable () -> (any PageSound)? = { nil }
    ) {
        self.makeFile = makeFile
        self.makeSound = makeSound
        self.gate = gate
        self.doorkeeper = doorkeeper
        self.daemon = daemon
        self.onlookers = onlookers
        self.language = language
        self.person = person
        self.now = now
        self.name = name
        self.assets = Dictionary(assets.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        func place(_ beginning: String, _ ending: String) -> Place? {
            assets.first { $0.name.hasPrefix(beginning) && $0.name.hasSuffix(ending) }
                .map { .asset($0.name) }
        }
        files = PageFiles(
            style: place("", ".css") ?? .asset("style.css"), script: place("page.", ".js"),
            icon: place("", ".svg"), talk: place("talk.", ".js"))
        self.worker = worker?.naming([.offline] + assets.map { .asset($0.name) })
    }

    /// The cookie's name; over TLS the browser keeps everybody but this host from setting it.
    static func cookieName(_ way: Gate.Way) -> String {
        way.isEncrypted ? "__Host-demeter" : "demeter"
    }

    /// What is said, in the language of whoever asks.
    var texts: Texts { .of(Telling.current.language) }

    package func respond(to request: PageRequest) -> PageResponse {
        telling(request) { answer(to: request) }
    }

    /// Does something for a request, in which everything is told in its language.
    func telling<Value>(_ request: PageRequest, _ body: () -> Value) -> Value {
        let language =
            language ?? Language(accepted: request.headers["accept-language"] ?? "")
        return Telling.$current.withValue(Telling(language), operation: body)
    }

    private func answer(to request: PageRequest) -> PageResponse {
        guard let way = request.headers["host"].flatMap(gate.way) else {
            return plain(.wrongHost, texts(.wrongHostExplanation), 421)
        }
        guard let place = Place(path: request.path) else {
            return plain(.notFound, texts(.notFoundExplanation), 404)
        }
        let isPostOnly =
            switch place {
            case .act, .upload: true
            default: false
            }
        switch request.verb {
        case .get where !isPostOnly: break
        case .post where isPostOnly || place == .login || place == .talk: break
        default:
            return plain(.notFound, texts(.wrongVerb), 405)
                .with(
                    "Allow",
                    isPostOnly ? "POST" : [.login, .talk].contains(place) ? "GET, POST" : "GET")
        }
        switch place {
        case .asset(let name):
            guard let asset = assets[name] else {
                return plain(.notFound, texts(.notFoundExplanation), 404)
            }
            return .asset(asset)
        case .login: return comeIn(request, way)
        case .offline: return .page(PlainView(frame: frame(.offline, nil)).offline)
        case .manifest:
            return .own(
                files.manifest(named: texts(.programName)), type: "application/manifest+json")
        case .worker:
            guard let worker else {
                return plain(.notFound, texts(.notFoundExplanation), 404)
            }
            return .own(worker.content, type: worker.type)
        default: break
        }
        arrivals.withLock { $0.sweep(at: now()) }
        guard let (token, session) = session(of: request, way) else { return signIn(request, way) }
        switch place {
        case .act(let act): return take(act, request, way, token, session)
        case .upload: return takeFiles(request, session)
        case .events:
            guard let stream = onlookers?.enter(token) else {
                return plain(.notFound, texts(.tooManyOnlookers), 503, session)
            }
            return .events(stream)
        case .reading: return reading(request)
        case .talk: return talk(request, way, session)
        default: return show(place, request, session)
        }
    }

    /// Whoever was signed in keeps nothing of it.
    private func signIn(_ request: PageRequest, _ way: Gate.Way) -> PageResponse {
        let response = PageResponse.page(
            PlainView(frame: frame(.login, nil)).signIn, status: 401)
        let cookies = Cookies.values(
            of: Self.cookieName(way), in: request.headers["cookie"] ?? "")
        return cookies.isEmpty
            ? response : response.with("Clear-Site-Data", #""cache", "storage""#)
    }

    /// Who asks, with the cookie that says so.
    func session(
        of request: PageRequest, _ way: Gate.Way
    ) -> (token: String, session: PageSession)? {
        for token in request.sessions(gate) {
            if let session = doorkeeper.session(token) { return (token, session) }
        }
        return nil
    }

    private func comeIn(_ request: PageRequest, _ way: Gate.Way) -> PageResponse {
        let view = PlainView(frame: frame(.login, nil))
        if request.verb == .get {
            let link = FormFields(Array(request.query.utf8))?.filled("link")
            return .page(link.map(view.redeem) ?? view.signIn)
        }
        guard Gate.isOwn(request.headers, way) else {
            return plain(.notOwnForm, texts(.notOwnFormExplanation), 403)
        }
        guard let link = FormFields(request.body)?.filled("link"),
            let token = doorkeeper.redeem(link: link, agent: request.headers["user-agent"] ?? "")
        else {
            // Who has a link is let in, however many others guess meanwhile.
            return turnstile.withLock({ $0.lets(at: now()) })
                ? plain(.signIn, texts(.linkSpent), 403)
                : plain(.signIn, texts(.tooManyAttempts), 429).with("Retry-After", "60")
        }
        // Gone from the browser 30 days after it was set; the session itself lasts as long as it is used.
        let attributes =
            "Path=/; HttpOnly; SameSite=Strict; Max-Age=34560000"
            + (way.isEncrypted ? "; Secure" : "")
        return .redirect(to: .today)
            .with("Set-Cookie", "\(Self.cookieName(way))=\(token); \(attributes)")
    }

    func frame(
        _ place: Place, _ session: PageSession?, _ notice: Notices.Notice? = nil
    ) -> PageFrame {
        PageFrame(
            texts: texts, files: files, session: session, person: person, place: place,
            key: name(), notice: notice)
    }

    /// A page of a few words, for whoever asked.
    func plain(
        _ title: Phrase, _ words: String, _ status: Int, _ session: PageSession? = nil
    ) -> PageResponse {
        .page(
            PlainView(frame: frame(.today, session)).message(title, words), status: status)
    }
}
