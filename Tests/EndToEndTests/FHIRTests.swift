import Foundation
import JSON
import Journal
import Nutrition
import TestSupport
import Testing

/// Entries as FHIR resources, by a validator that is not ours.
@Suite(.enabled(if: PythonPeer.interpreter != nil, PythonPeer.reason))
struct FHIRTests {
    /// A journal with an entry of every kind: without figures, held, without a weight, with odd words.
    private func fill(_ folder: TemporaryFolder) throws {
        var entries: [EntryContent] = []
        for (index, meal) in Meal.allCases.enumerated() {
            entries.append(
                EntryContent(
                    moment: Moment(
                        instant: Timestamp(milliseconds: 1_772_362_800_123 + Int64(index)),
                        zone: "Europe/Berlin", offset: index % 2 == 0 ? 3600 : -12_600,
                        day: try #require(LocalDay("2026-03-01"))),
                    text: index == 0 ? "" : "two\tslices\n\u{1}of \"toast\"", name: "toast & jam",
                    food: index == 1 ? nil : FoodID(rawValue: "usda:toast"),
                    amount: Double(index) / 3, unit: ["slice", "ml", "g", nil][index],
                    grams: index == 2 ? Thousandths(30.125) : nil,
                    nutrients: index == 3
                        ? .unknown
                        : Nutrients(calories: Thousandths(90), sodium: Thousandths(0.5)),
                    meal: meal, source: .catalog, state: index == 3 ? .held : .logged))
        }
        _ = try JournalFolder(folder.path).merge(entries)
    }

    @Test(arguments: ["fhir", "fhir-ndjson"])
    func `every entry is a valid resource, alone and in a bundle`(format: String) throws {
        let folder = try TemporaryFolder()
        try fill(folder)
        let file = "\(folder.path)/intake.json"
        let export = try Command.run(
            Built.program("demeter"),
            ["export", "--format", format, "--data-dir", folder.path, "-o", file])
        #expect([String(export.status), export.errors] == ["0", ""])
        let text = String(decoding: bytes(of: file), as: UTF8.self)
        let check = try Command.run(
            try #require(PythonPeer.interpreter), ["-c", FHIRValidator.script], input: text)
        #expect(check.errors == "")
        #expect(check.output == "NutritionIntake 4, Patient 1\n")
        // What is asked for must be refused when it is missing, or the check says nothing.
        let broken = try Command.run(
            try #require(PythonPeer.interpreter), ["-c", FHIRValidator.script],
            input: text.replacing("\"subject\"", with: "\"subjekt\""))
        #expect(broken.status != 0)
    }
}

private enum FHIRValidator {
    /// Reads a bundle, or resources line by line, and counts what is valid.
    static let script = """
        import collections, json, sys
        from fhir.resources.bundle import Bundle
        from fhir.resources.nutritionintake import NutritionIntake
        from fhir.resources.patient import Patient
        text = sys.stdin.read()
        if text.startswith('{"resourceType":"Bundle"'):
            resources = [entry["resource"] for entry in json.loads(text)["entry"]]
            assert len(Bundle.model_validate_json(text).entry) == len(resources)
        else:
            resources = [json.loads(line) for line in text.splitlines()]
        kinds = {"NutritionIntake": NutritionIntake, "Patient": Patient}
        counts = collections.Counter()
        for resource in resources:
            kinds[resource["resourceType"]].model_validate(resource)
            counts[resource["resourceType"]] += 1
        print(", ".join(f"{kind} {count}" for kind, count in sorted(counts.items())))
        """
}
