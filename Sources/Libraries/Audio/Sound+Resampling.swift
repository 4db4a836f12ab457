internal import CSampleRate

extension Sound {
    /// The same sound at another rate, by libsamplerate's band-limited interpolation.
    package func resampled(to wanted: Int) throws(AudioError) -> Sound {
        guard wanted != rate, !samples.isEmpty else {
            return Sound(samples: samples, rate: wanted)
        }
        let ratio = Double(wanted) / Double(rate)
        var output = [Float](repeating: 0, count: Int(Double(samples.count) * ratio) + 16)
        var made = 0
        // Both buffers outlive the call; the library reads one and fills the other.
        let status = unsafe samples.withUnsafeBufferPointer { source in
            unsafe output.withUnsafeMutableBufferPointer { target in
                var job = unsafe SRC_DATA()
                unsafe job.data_in = source.baseAddress
                unsafe job.data_out = target.baseAddress
                unsafe job.input_frames = source.count
                unsafe job.output_frames = target.count
                unsafe job.src_ratio = ratio
                let status = unsafe src_simple(&job, Int32(SRC_SINC_FASTEST), 1)
                unsafe made = job.output_frames_gen
                return status
            }
        }
        guard status == 0 else {
            throw AudioError(
                "src_simple", code: status, "\(rate) samples a second cannot be converted")
        }
        return Sound(samples: Array(output.prefix(made)), rate: wanted)
    }
}
