package import Arguments

extension CommandTable {
    /// The command line of `demeter-eyes`.
    package static let demeterEyes = CommandTable(
        "demeter-eyes", "Look at one picture for Demeter",
        details: [
            "The daemon starts this program for each photograph that it is shown, with the picture as its "
                + "standard input; you need not. It tells on standard output, in a line of JSON, how sharp and "
                + "bright the picture is and which bar codes it shows, and behind the line comes a small copy "
                + "of it as a JPEG without metadata.",
            "Before it reads a byte it gives away networks, other programs, every file, and memory and time "
                + "beyond what a picture takes.",
        ],
        options: [
            OptionRow(
                "label",
                "Read the nutrition label in the picture instead, where built with tesseract."),
            OptionRow(
                "classify", value: .init("FOLDER", .folder),
                "Guess what the picture shows instead, by the model.onnx and labels.txt of a folder; "
                    + "where built with OpenCV."),
            OptionRow("version", "Print the version and end."),
        ],
        examples: [
            .init("demeter-eyes < lunch.jpg | head -n 1", "tells what it sees in a picture")
        ], isRunnable: true)
}
