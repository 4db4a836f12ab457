internal import CPocketSphinx
internal import Glibc

/// The library's own function, or this one in its place: PocketSphinx finds it by its name, and a program's own goes
/// before a library's. Where the library does not look for it, it computes the same itself, only more slowly.
@_cdecl("ptm_mgau_frame_eval")
package func scoreFrame(
    _ model: UnsafeMutableRawPointer?, _ scores: UnsafeMutablePointer<Int16>,
    _ active: UnsafeMutablePointer<UInt8>, _ count: Int32,
    _ features: UnsafeMutablePointer<UnsafeMutablePointer<Float>?>, _ frame: Int32, _ all: Int32
) -> Int32 {
    guard let scorer = SoundScorer.current else {
        return unsafe SoundScorer.library?(model, scores, active, count, features, frame, all) ?? -1
    }
    // The decoder's own buffers, for the length of the call.
    unsafe scorer.score(
        scores, active: active, count: Int(count), all: all != 0, frame: Int(frame),
        features: features)
    return 0
}

extension SoundScorer {
    /// - Returns: `nil` of a decoder whose model the library has to score itself.
    convenience init?(for decoder: OpaquePointer) {
        // Both belong to the decoder, which outlives this call.
        let config = unsafe ps_get_config(decoder)
        let logarithms = unsafe ps_get_logmath(decoder)
        guard unsafe cmd_ln_int_r(config, "-ds") == 1, unsafe cmd_ln_str_r(config, "-mllr") == nil,
            let folder = unsafe cmd_ln_str_r(config, "-hmm"),
            let model = unsafe SoundModel(folder: String(cString: folder)),
            let coarse = unsafe logmath_init(logmath_get_base(logarithms), Self.shift, 1)
        else { return nil }
        defer { unsafe logmath_free(coarse) }
        let most = unsafe cmd_ln_int_r(config, "-topn")
        guard
            let sounds = NearestSounds(
                model, most: most, floor: unsafe Float(cmd_ln_float_r(config, "-varfloor")),
                logarithm: { unsafe Int(logmath_log(logarithms, $0)) },
                natural: { unsafe Int(logmath_ln_to_log(logarithms, $0)) }),
            let weights = StateWeights(
                model, most: most,
                sums: (0..<256).map { unsafe Int(logmath_add(coarse, 0, Int32(-$0))) })
        else { return nil }
        let states = unsafe PhoneStates(
            model, unit: Float(log(logmath_get_base(logarithms))), shift: Self.shift)
        self.init(sounds, weights, states)
    }

    typealias Function =
        @convention(c) (
            UnsafeMutableRawPointer?, UnsafeMutablePointer<Int16>, UnsafeMutablePointer<UInt8>,
            Int32, UnsafeMutablePointer<UnsafeMutablePointer<Float>?>, Int32, Int32
        ) -> Int32

    /// The library's.
    static let library: Function? = {
        guard
            // The next behind the program's own: RTLD_NEXT, for which Swift has no name.
            let symbol = unsafe dlsym(
                UnsafeMutableRawPointer(bitPattern: -1), "ptm_mgau_frame_eval")
        else { return nil }
        // The library's function of that name takes these arguments.
        return unsafe unsafeBitCast(symbol, to: Function.self)
    }()

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        unsafe pthread_key_create(&key, nil)
        return key
    }()

    /// That which scores for the decoder that this thread decodes with.
    static var current: SoundScorer? {
        guard let pointer = unsafe pthread_getspecific(key) else { return nil }
        // `during` keeps it alive while the thread has it.
        return unsafe Unmanaged<SoundScorer>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// Scores whatever is decoded by `body`.
    static func during<Value, Failure: Error>(
        _ scorer: SoundScorer?, _ body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        guard let scorer else { return try body() }
        unsafe pthread_setspecific(key, Unmanaged.passUnretained(scorer).toOpaque())
        defer { pthread_setspecific(key, nil) }
        return try withExtendedLifetime(scorer) { () throws(Failure) in try body() }
    }
}
