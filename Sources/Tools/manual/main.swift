import Glibc
import Host
import Manual
import Telling

// `manual FOLDER`: writes the manual's pages into FOLDER/manN, those of another language into FOLDER/LANGUAGE/manN,
// and the annotated configuration beside them, for `make install`.

func write(_ text: String, to path: String) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    let bytes = Array(text.utf8)
    guard file >= 0, Glibc.write(file, bytes, bytes.count) == bytes.count, close(file) == 0 else {
        Log.writeToStandardError(Array("manual: cannot write \(path)\n".utf8))
        exit(73)
    }
}

ProgramStart.prepare(.command)
guard CommandLine.arguments.count == 2 else {
    Log.writeToStandardError(Array("usage: manual FOLDER\n".utf8))
    exit(64)
}
let folder = CommandLine.arguments[1]
mkdir(folder, 0o755)
for language in Language.allCases {
    let place = Path.join(folder, ManualPage.folder(of: language))
    mkdir(place, 0o755)
    for page in ManualPage.all(in: language) {
        mkdir(Path.join(place, "man\(page.section)"), 0o755)
        write(page.text, to: Path.join(place, "man\(page.section)/\(page.file)"))
    }
}
write(ConfigurationManual.annotatedFile, to: Path.join(folder, "config.toml"))
