internal import CCurl

/// Drives all transfers of a client on one thread, which sleeps while nothing is under way.
@safe struct TransferLoop: ~Copyable {
    // Owned; freed in `deinit` on the thread that used it.
    private let multi: UnsafeMutableRawPointer
    private let settings: HTTPSettings
    private var transfers: [Int: Transfer] = [:]

    /// Longer than any wait: the inbox interrupts it. No timer wakes an idle daemon.
    private static let untilWoken: Int32 = .max

    init?(settings: HTTPSettings) {
        guard let multi = unsafe curl_multi_init() else { return nil }
        unsafe self.multi = multi
        self.settings = settings
    }

    deinit { unsafe _ = curl_multi_cleanup(multi) }

    var waker: TransferWaker { unsafe TransferWaker(multi: multi) }

    /// Serves the inbox until it is closed; then every transfer ends as cancelled.
    mutating func run(_ inbox: TransferInbox) {
        while let commands = inbox.take(waker) {
            for command in commands { carryOut(command) }
            var running: Int32 = 0
            unsafe _ = curl_multi_perform(multi, &running)
            finishTransfers()
            unsafe _ = curl_multi_poll(multi, nil, 0, Self.untilWoken, nil)
        }
        for transfer in transfers.values {
            remove(transfer)
            transfer.resume(.failure(.cancelled))
        }
        transfers = [:]
    }

    private mutating func carryOut(_ command: TransferInbox.Command) {
        switch command {
        case .start(let id, let request, let continuation):
            guard let transfer = Transfer(id: id, settings: settings, continuation: continuation)
            else {
                return continuation.resume(
                    returning: .failure(HTTPError(CURLE_OUT_OF_MEMORY, operation: "start")))
            }
            do throws(HTTPError) {
                try transfer.prepare(request, settings)
            } catch {
                return transfer.resume(.failure(error))
            }
            transfers[id] = transfer
            unsafe _ = curl_multi_add_handle(multi, transfer.handle)
        case .cancel(let id):
            guard let transfer = transfers.removeValue(forKey: id) else { return }
            remove(transfer)
            transfer.resume(.failure(.cancelled))
        }
    }

    private func remove(_ transfer: Transfer) {
        unsafe _ = curl_multi_remove_handle(multi, transfer.handle)
    }

    private mutating func finishTransfers() {
        var left: Int32 = 0
        // A message is valid until its handle is removed, which comes after its last use.
        while let message = unsafe curl_multi_info_read(multi, &left) {
            guard unsafe message.pointee.msg == CURLMSG_DONE else { continue }
            let code = unsafe ccurl_message_result(message)
            let done = unsafe message.pointee.easy_handle
            let found = transfers.values.first { unsafe $0.handle == done }
            guard let transfer = found else { continue }
            transfers[transfer.id] = nil
            let result = transfer.result(code)
            remove(transfer)
            transfer.resume(result)
        }
    }
}
