internal import Configuration
internal import Host
internal import Sight
internal import Telling

// What guesses at photographs, where somebody wants that.
extension Doctor {
    mutating func lookAtClassifier(_ configuration: Configuration) {
        guard let folder = configuration.photo.classifier,
            let eyes = EyesProcess(besideProgram: Program.file())
        else { return }
        guard let fault = eyes.fault(ofClassifier: folder) else {
            return add(.good("classifier", phrase("guesses at photographs by \(folder)")))
        }
        // The picture that it is tried on can be read: that it was not is the trying's fault.
        let told = fault.told(in: folder) ?? Texts.photographs.classifierBroken(folder)
        add(
            .fault(
                "classifier", told,
                phrase("Until then photographs are looked at without it.")))
    }
}
