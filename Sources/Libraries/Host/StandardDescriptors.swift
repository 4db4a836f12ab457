internal import Glibc

/// Descriptors 0 to 2, which every program takes for its input, its output and its complaints.
package enum StandardDescriptors {
    /// Puts `/dev/null` in the place of those that whoever started the program left closed.
    ///
    /// The next file or socket would otherwise get the number, and be read as what a person types or
    /// written over by the log. To be called before anything is opened.
    package static func fill() {
        for descriptor in STDIN_FILENO...STDERR_FILENO {
            guard fcntl(descriptor, F_GETFD) < 0, errno == EBADF else { continue }
            // A constant path. The system gives the lowest free number, which is this one; children
            // are to have it too.
            _ = unsafe open("/dev/null", O_RDWR)
        }
    }
}
