package import Arguments

extension CommandTable {
    /// The command line of `demeter-reader`.
    package static let demeterReader = CommandTable(
        "demeter-reader", "Read bar codes from a reader for Demeter",
        details: [
            "The daemon starts this program when device under [barcode] in the configuration is set, and starts "
                + "it again when it ends; you need not. It waits for the device, takes it for itself, so that "
                + "what it types goes nowhere else, and gives away networks, other programs and every other file "
                + "before it reads a byte. By hand it prints what it reads."
        ],
        options: [
            OptionRow(
                "device", value: .init("PATH", .file),
                "The reader, one of /dev/input/by-id, or a FIFO of your own."),
            OptionRow(
                "supervised",
                "It was started by the daemon, which holds the other end of descriptor 3."),
            OptionRow("version", "Print the version and end."),
        ],
        examples: [
            .init(
                "demeter-reader --device /dev/input/by-id/usb-WSM_Scanner-event-kbd",
                "prints the codes that it reads")
        ], isRunnable: true)
}
