internal import CLinux
package import Glibc

/// What a program that is started gets of this process's open files.
package enum InheritedDescriptors {
    /// Nothing from this number on, whoever forgot to say so when a file was opened.
    package static func end(
        before first: Int32, in actions: inout posix_spawn_file_actions_t
    ) {
        // Fails for want of memory alone; the flags of the files themselves stand then.
        unsafe _ = withUnsafeMutablePointer(to: &actions) {
            unsafe posix_spawn_file_actions_addclosefrom_np($0, first)
        }
    }
}
