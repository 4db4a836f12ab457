import Assistants
import Calling
import Locking
import Page
import WebAccess
import WebServer

/// The page and the assistants' desk of each person, made when somebody first comes to them.
///
/// Nothing is common to two of them but the folder and the socket: what one keeps to show again, whom it watches and
/// which sessions it knows are its person's alone.
final class WebPeople: Sendable {
    private let folder: AccessFolder
    private let socket: String
    private let makePage: @Sendable (WebPerson) -> PageDesk
    private let seconds: @Sendable () -> Int64
    private let name: @Sendable () -> String
    private let turnstile = Mutex(Turnstile())
    private let feeds = Mutex<[String?: EventFeed]>([:])
    private let pages = Mutex<[String?: PageDesk]>([:])
    private let desks = Mutex<[String?: AssistantDesk]>([:])

    /// Jobs of the owner's assistants that are done at a time, each of which may wait for a language model, and of
    /// every other person's.
    private static let crewSize = (owner: 8, others: 2)

    /// - Parameters:
    ///   - makePage: makes a person's page.
    ///   - seconds: of a clock that only goes forward.
    ///   - name: makes a name that nobody has used or can guess.
    init(
        folder: AccessFolder, socket: String, seconds: @escaping @Sendable () -> Int64,
        name: @escaping @Sendable () -> String,
        makePage: @escaping @Sendable (WebPerson) -> PageDesk
    ) {
        self.folder = folder
        self.socket = socket
        self.makePage = makePage
        self.seconds = seconds
        self.name = name
    }

    /// - Parameter person: `nil` for the owner.
    func page(of person: String?) -> PageDesk {
        let feed = feed(of: person)
        return pages.withLock { pages in
            if let page = pages[person] { return page }
            let page = makePage(WebPerson(name: person, socket: socket, folder: folder, feed: feed))
            pages[person] = page
            return page
        }
    }

    /// `nil` where there is no room for the threads that they need.
    func assistants(of person: String?) -> AssistantDesk? {
        let feed = feed(of: person)
        return desks.withLock { desks in
            if let desk = desks[person] { return desk }
            let size = person == nil ? Self.crewSize.owner : Self.crewSize.others
            let crew = AssistantCrew(size: size) { [socket] in
                Doors.door(socket, person: person)
            }
            let desk = AssistantDesk(
                keeper: FolderTokenKeeper(folder: folder, person: person),
                mayGuess: { [self] in turnstile.withLock { $0.lets(at: seconds()) } }, crew: crew,
                feed: feed, makeStream: { WebStream() }, now: seconds, name: name)
            guard crew.start() == 0, desk.start() == 0 else { return nil }
            desks[person] = desk
            return desk
        }
    }

    /// One connection to the daemon tells browsers and assistants alike.
    private func feed(of person: String?) -> EventFeed {
        feeds.withLock { feeds in
            if let feed = feeds[person] { return feed }
            let feed = EventFeed { [socket] in Doors.follow(socket, person: person, $0) }
            feeds[person] = feed
            return feed
        }
    }
}

/// What a person's page is made with.
struct WebPerson {
    /// `nil` for the owner.
    var name: String?
    var socket: String
    var folder: AccessFolder
    var feed: EventFeed

    var daemon: DaemonPool { DaemonPool(socket: socket, person: name) }

    var doorkeeper: FolderDoorkeeper { FolderDoorkeeper(folder: folder, person: name) }

    /// Those who look on, of whom each is told what changes in this journal alone.
    var onlookers: Onlookers {
        let doorkeeper = doorkeeper
        return Onlookers(
            follow: { [feed] in feed.add(ObjectIdentifier(Onlookers.self), $0) },
            isGood: { doorkeeper.session($0) != nil }, makeStream: { WebStream(limit: 64 << 10) },
            most: name == nil ? Onlookers.most : Onlookers.mostOfOthers)
    }
}
