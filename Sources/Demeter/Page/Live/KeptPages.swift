internal import Telling

/// Pages as they were made last, for as long as nothing was changed.
///
/// What no two pages have alike is left open: the session's token, and what the keys of forms begin with.
struct KeptPages: Sendable {
    /// A page with holes.
    struct Kept: Sendable {
        enum Hole: Sendable { case token, key }

        private var pieces: [(text: ArraySlice<UInt8>, hole: Hole?)] = []
        private let count: Int

        /// - Parameter marks: texts that nobody else can have put into the page.
        init(_ document: [UInt8], marks: Marks) {
            count = document.count
            var rest = document[...]
            while let (place, hole) = marks.first(in: rest) {
                pieces.append((rest[..<place.lowerBound], hole))
                rest = rest[place.upperBound...]
            }
            pieces.append((rest, nil))
        }

        func filled(token: String, key: String) -> [UInt8] {
            var bytes: [UInt8] = []
            bytes.reserveCapacity(count + pieces.count * 64)
            for piece in pieces {
                bytes += piece.text
                switch piece.hole {
                case .token: bytes += token.utf8
                case .key: bytes += key.utf8
                case nil: break
                }
            }
            return bytes
        }
    }

    /// What stands where the holes are while a page is made.
    struct Marks: Sendable {
        let token: String
        let key: String
        private let head: [UInt8]

        /// - Parameter name: that nobody can guess, of letters and digits.
        init(_ name: String) {
            (token, key) = ("\(name)-t", "\(name)-k")
            head = Array("\(name)-".utf8)
        }

        fileprivate func first(
            in bytes: ArraySlice<UInt8>
        ) -> (place: Range<Int>, hole: Kept.Hole)? {
            guard let start = head.first else { return nil }
            var from = bytes.startIndex
            while let place = bytes[from...].firstIndex(of: start) {
                let end = place + head.count
                guard end < bytes.endIndex else { return nil }
                if bytes[place..<end].elementsEqual(head) {
                    return (place..<end + 1, bytes[end] == UInt8(ascii: "t") ? .token : .key)
                }
                from = place + 1
            }
            return nil
        }
    }

    /// What a page was made of: how far the journal was, and in which second, since days end by themselves.
    struct Moment: Sendable, Hashable {
        var event: Int
        var second: Int64
    }

    /// Which page, in which language.
    struct Subject: Sendable, Hashable {
        var place: Place
        var language: Language
    }

    private var pages: [(subject: Subject, moment: Moment, page: Kept)] = []
    private static let most = 8

    func page(_ subject: Subject, at moment: Moment) -> Kept? {
        pages.last { $0.subject == subject && $0.moment == moment }?.page
    }

    mutating func keep(_ page: Kept, of subject: Subject, at moment: Moment) {
        pages.removeAll { $0.subject == subject }
        pages.append((subject, moment, page))
        if pages.count > Self.most { pages.removeFirst() }
    }
}
