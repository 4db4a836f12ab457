package import Host

/// The file by which foods are offered by meaning.
package enum MeaningPackage {
    /// Where it lies unless the configuration says something else.
    package static func place(environment: Environment) -> String {
        Path.join(Folders(environment: environment).data, "demeter.meaning")
    }
}

extension Configuration {
    /// The package of foods by meaning: the one that was named, or the usual place.
    package func meaningPackage(environment: Environment) -> String {
        lookup.meaning ?? MeaningPackage.place(environment: environment)
    }
}
