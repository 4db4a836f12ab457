/// A way for sound from a browser to the ears, past everything else.
package protocol PageSound: AnyObject, Sendable {
    /// Where it is read; open as long as the object is there.
    var source: Int32 { get }
    /// Sends more; whether it was taken.
    func write(_ bytes: [UInt8]) -> Bool
    /// Nothing more will come.
    func end()
}
