/// What the system refused; holds its error number.
package struct TCPError: Error, Hashable {
    package var code: Int32
}
