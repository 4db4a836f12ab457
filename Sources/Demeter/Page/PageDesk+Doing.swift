internal import JSON
internal import Locking
internal import Nutrition
internal import Wire

extension PageDesk {
    /// Does what a form of ours asks for, once, and leads back to where it came from.
    func take(
        _ act: PageAct, _ request: PageRequest, _ way: Gate.Way, _ token: String,
        _ session: PageSession
    ) -> PageResponse {
        guard Gate.isOwn(request.headers, way), let fields = FormFields(request.body),
            let given = fields["token"], Self.isSame(given, session.formToken)
        else { return plain(.notOwnForm, texts(.notOwnFormExplanation), 403, session) }
        if act == .logout {
            doorkeeper.end(token)
            onlookers?.sweep(pings: false)
            let secure = way.isEncrypted ? "; Secure" : ""
            return plain(.signIn, texts(.signedOut), 200).with(
                "Set-Cookie",
                "\(Self.cookieName(way))=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0\(secure)"
            ).with("Clear-Site-Data", #""cache", "storage""#)
        }
        if act == .export || act == .backup { return download(act, fields, session) }
        guard let key = fields.filled("key"), key.utf8.count <= 100 else {
            return plain(.badForm, texts(.badForm), 400, session)
        }
        // The same form with other words is another thing to do: somebody went back to it.
        let form = "\(session.id) \(act.rawValue) \(Fingerprint.text(of: Array(request.body)))"
        let notice: Notices.Notice
        if let before = notices.withLock({ $0.answer(to: form) }) {
            notice = Notices.Notice(
                text: texts(.alreadyDone, before.text), isComplaint: before.isComplaint)
        } else {
            do throws(ActFault) { notice = try outcome(of: act, fields, key, session) } catch {
                // What is typed does not get lost by it: a browser that can keeps it, and so does the form.
                if case .door(.unreachable(let sentence)) = error, act.isTyped {
                    return act == .later
                        ? .words(sentence, status: 503)
                        : plain(.daemonAway, sentence, 503, session)
                }
                notice = Notices.Notice(text: sentence(error), isComplaint: true)
            }
            if !notice.isComplaint { notices.withLock { $0.remember(notice, of: form) } }
        }
        if act == .later { return .words(notice.text, status: notice.isComplaint ? 422 : 200) }
        let id = name()
        notices.withLock { $0.post(notice, id: id, to: session.id) }
        return .redirect(to: back(fields, act, notice), notice: id)
    }

    /// The page that the form was on; an entry's own page is left once it is changed.
    private func back(
        _ fields: FormFields, _ act: PageAct, _ notice: Notices.Notice
    ) -> Place {
        guard let place = fields["back"].flatMap(Place.init(path:)), place.isPage else {
            return .today
        }
        if case .entry(let day, _) = place, !notice.isComplaint { return .day(day) }
        if act == .removeRecipe, !notice.isComplaint { return .recipes }
        if act == .removeFood, !notice.isComplaint { return .foods }
        return place
    }

    private func outcome(
        of act: PageAct, _ fields: FormFields, _ key: String, _ session: PageSession
    ) throws(ActFault) -> Notices.Notice {
        if act == .takeIn { return try takeIn(fields, key, session) }
        if act == .letGo {
            arrivals.withLock { $0.letGo(session.id) }
            return Notices.Notice(text: texts(.importLetGo), isComplaint: false)
        }
        if act == .changeRecipe { try checkRecipe(fields) }
        let (method, parameters) = try call(act, fields, key)
        let result: JSONValue
        do throws(DoorFault) {
            result =
                method == .say
                ? try daemon.call(method, parameters, inConversationOf: session.id)
                : try daemon.call(method, parameters)
        } catch { throw .door(error) }
        // What has no words of its own is told by its name.
        let reply = result["reply"]?.string ?? result["name"]?.string.map { texts(.kept, $0) } ?? ""
        return Notices.Notice(text: reply, isComplaint: result["understood"]?.bool == false)
    }

    /// Lines are taken out by their places, so that they must be those that the form showed.
    private func checkRecipe(_ fields: FormFields) throws(ActFault) {
        guard let was = fields["was"].flatMap({ FormFields(Array($0.utf8)) }),
            let id = fields["id"].flatMap({ Int($0) }), let text = was["text"]
        else { return }
        let recipe: JSONValue
        do throws(DoorFault) {
            recipe = try daemon.call(.showRecipe, ["id": .integer(id)])
        } catch { throw .door(error) }
        let lines = recipe["ingredients"]?.array?.compactMap { $0["text"]?.string } ?? []
        guard lines.joined(separator: "\n") == text else {
            throw .sentence(texts(.recipeChangedElsewhere))
        }
    }

    func sentence(_ fault: ActFault) -> String {
        switch fault {
        case .sentence(let sentence): sentence
        case .door(.refused(let error)): error.message
        case .door(.unreachable(let sentence)): sentence
        case .form(.emptied(let name)): texts(.emptied, name)
        case .form(.notANumber(let name)): texts(.notANumber, name)
        case .form(.notADate(let name)): texts(.notADate, name)
        case .form(.notATime(let name)): texts(.notATime, name)
        case .form(.notAPortion(let line)): texts(.notAPortion, line)
        case .form(.broken): texts(.badForm)
        }
    }

    /// Takes as long for one that is nearly right as for one that is all wrong.
    static func isSame(_ left: String, _ right: String) -> Bool {
        let (left, right) = (Array(left.utf8), Array(right.utf8))
        guard left.count == right.count, !right.isEmpty else { return false }
        return zip(left, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

/// Why a form's act was not done.
enum ActFault: Error {
    case sentence(String)
    case form(EntryForm.Fault)
    case door(DoorFault)
}
