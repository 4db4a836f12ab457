internal import CMicrohttpd

// What libmicrohttpd calls, on its own thread. The context is the core, which outlives the daemon.

/// The first line of a request is here; what is returned is kept with the request.
func beginExchange(
    _ context: UnsafeMutableRawPointer?, _ address: UnsafePointer<CChar>?,
    _ connection: OpaquePointer?
) -> UnsafeMutableRawPointer? {
    // The text is ended by NUL and lives during the call; `endExchange` lets go of the exchange.
    guard let address = unsafe address else { return nil }
    let exchange = unsafe Exchange(address: String(cString: address))
    return unsafe Unmanaged.passRetained(exchange).toOpaque()
}

/// The head of a request is here, then each piece of its body, then its end, and once more when the answer
/// is made.
func continueExchange(
    _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
    _ path: UnsafePointer<CChar>?, _ method: UnsafePointer<CChar>?,
    _ version: UnsafePointer<CChar>?, _ bytes: UnsafePointer<CChar>?,
    _ count: UnsafeMutablePointer<Int>?,
    _ own: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
    guard let context = unsafe context, let connection = unsafe connection,
        let method = unsafe method, let count = unsafe count, let own = unsafe own,
        let known = unsafe own.pointee
    else { return .NO }
    let core = unsafe Unmanaged<WebServerCore>.fromOpaque(context).takeUnretainedValue()
    let exchange = unsafe Unmanaged<Exchange>.fromOpaque(known).takeUnretainedValue()
    switch exchange.stage {
    case .head:
        exchange.request.method = unsafe String(cString: method)
        unsafe exchange.readHeaders(of: connection)
        exchange.stage = .body
        core.deadlines.set(
            UInt(bitPattern: connection), within: core.settings.bodyTime)
        let length = exchange.request.headers["content-length"].flatMap { Int($0) } ?? 0
        switch core.receive(exchange.request) {
        case .gather: break
        case .take(let sink):
            exchange.sink = sink
            exchange.request.sink = sink
        case .refuse(let response):
            exchange.stage = .done
            return unsafe core.send(response, on: connection)
        }
        let excess = length - (exchange.sink?.limit ?? core.settings.body)
        guard excess <= 0 else {
            // Whoever is still sending when the connection ends may never see the answer.
            if excess <= core.settings.passedOver, exchange.sink == nil {
                exchange.isTooLarge = true
                return .YES
            }
            exchange.stage = .done
            return unsafe core.send(WebResponse(status: 413), on: connection)
        }
        return .YES
    case .body where unsafe count.pointee > 0:
        // What came lives during the call.
        let piece = unsafe UnsafeRawBufferPointer(start: bytes, count: count.pointee)
        if let sink = exchange.sink {
            unsafe sink.take(Array(piece)[...])
            exchange.sunk += piece.count
            // Whoever sends no slower than that has the time for it.
            core.deadlines.set(
                UInt(bitPattern: connection),
                within: core.settings.bodyTime + core.settings.time(forMoving: exchange.sunk)
                    - (ContinuousClock.now - exchange.began))
        } else if exchange.isTooLarge {
            // It is passed over.
        } else if exchange.request.body.count + piece.count > core.settings.body {
            // Nothing can be answered until all of it has come.
            exchange.isTooLarge = true
            exchange.request.body = []
        } else {
            unsafe exchange.request.body.append(contentsOf: piece)
        }
        unsafe count.pointee = 0
        return .YES
    case .body:
        core.deadlines.set(UInt(bitPattern: connection), within: nil)
        let answer =
            exchange.isTooLarge
            ? WebResponse(status: 413) : unsafe core.make(exchange, on: connection)
        guard let answer else { return .YES }
        exchange.stage = .done
        return unsafe core.send(answer, on: connection)
    case .answered(let response):
        exchange.stage = .done
        return unsafe core.send(response, on: connection)
    case .waiting, .done: return .YES
    }
}

/// A request is answered, or will never be.
func endExchange(
    _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
    _ own: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ code: MHD_RequestTerminationCode
) {
    if let context = unsafe context, let connection = unsafe connection {
        let core = unsafe Unmanaged<WebServerCore>.fromOpaque(context).takeUnretainedValue()
        core.ended(on: UInt(bitPattern: connection))
    }
    guard let own = unsafe own, let known = unsafe own.pointee else { return }
    unsafe Unmanaged<Exchange>.fromOpaque(known).release()
    unsafe own.pointee = nil
}

/// Somebody has connected, or has gone.
func noteConnection(
    _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
    _ own: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ code: MHD_ConnectionNotificationCode
) {
    guard let context = unsafe context, let connection = unsafe connection else { return }
    let core = unsafe Unmanaged<WebServerCore>.fromOpaque(context).takeUnretainedValue()
    let name = UInt(bitPattern: connection)
    switch code {
    case .CONNECTION_NOTIFY_STARTED:
        let socket = unsafe cmicrohttpd_socket(connection)
        core.deadlines.add(name, socket: socket, within: core.settings.headTime)
    case .CONNECTION_NOTIFY_CLOSED: core.deadlines.remove(name)
    default: break
    }
}
