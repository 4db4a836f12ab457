import Arguments
import Configuration
import Glibc
import Host
import TestSupport
import Testing

struct PlacesTests {
    @Test func `the usual places lie in the person's folders`() {
        let places = Places(environment: ["HOME": "/home/a"], program: nil)
        #expect(places.configuration == "/home/a/.config/demeter/config.toml")
        #expect(!places.isConfigurationChosen)
        #expect(places.dataFolder == "/home/a/.local/share/demeter")
        #expect(places.journal == "/home/a/.local/share/demeter/journal.sqlite")
        #expect(places.socket == "/home/a/.local/share/demeter/demeter.sock")
        #expect(places.ingredients == nil)
        #expect(places.grammars == nil)
    }

    @Test func `the service manager's and XDG's folders come before them`() {
        let places = Places(
            environment: [
                "HOME": "/home/a", "XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "/d",
                "XDG_RUNTIME_DIR": "/run/user/7", "STATE_DIRECTORY": "/var/lib/demeter:/other",
            ], program: nil)
        #expect(places.configuration == "/c/demeter/config.toml")
        #expect(places.dataFolder == "/var/lib/demeter")
        #expect(places.socket == "/run/user/7/demeter/demeter.sock")
    }

    @Test func `variables come before folders and options before variables`() {
        let environment: Environment = [
            "HOME": "/home/a", "STATE_DIRECTORY": "/state", "XDG_RUNTIME_DIR": "/run/user/7",
            "DEMETER_CONFIG": "/e/config", "DEMETER_DATA_DIR": "/e/data",
            "DEMETER_SOCKET": "/e/socket", "DEMETER_INGREDIENTS": "/e/foods",
            "DEMETER_GRAMMARS": "/e/grammars",
        ]
        let fromVariables = Places(environment: environment, program: nil)
        #expect(fromVariables.configuration == "/e/config")
        #expect(fromVariables.isConfigurationChosen)
        #expect(fromVariables.dataFolder == "/e/data")
        #expect(fromVariables.socket == "/e/socket")
        #expect(fromVariables.ingredients == "/e/foods")
        #expect(fromVariables.grammars == "/e/grammars")

        let overrides = Overrides(
            configuration: "/o/config", dataFolder: "/o/data", socket: "/o/socket",
            ingredients: "/o/foods", grammars: "/o/grammars")
        let fromOptions = Places(overrides: overrides, environment: environment, program: nil)
        #expect(fromOptions.configuration == "/o/config")
        #expect(fromOptions.dataFolder == "/o/data")
        #expect(fromOptions.socket == "/o/socket")
        #expect(fromOptions.ingredients == "/o/foods")
        #expect(fromOptions.grammars == "/o/grammars")
    }

    @Test func `the command line names places`() throws {
        let table = CommandTable(
            "demeterd", "", options: Overrides.options, isRunnable: true)
        let arguments = [
            "--config=/c", "--data-dir=/d", "--socket=/s", "--ingredients=/i", "--grammars=/g",
        ]
        guard case .run(let command) = try CommandParser.parse(arguments, by: table) else {
            Issue.record("help")
            return
        }
        let expected = Overrides(
            configuration: "/c", dataFolder: "/d", socket: "/s", ingredients: "/i",
            grammars: "/g")
        #expect(Overrides(command) == expected)
    }

    @Test func `relative paths are taken from the working folder`() {
        let places = Places(
            overrides: Overrides(dataFolder: "data"), environment: ["HOME": "/home/a"],
            program: nil)
        let data = Path.join(String(cString: getcwd(nil, 0)), "data")
        #expect(places.dataFolder == data)
        #expect(places.socket == "\(data)/demeter.sock")
    }

    @Test func `foods and grammars are found beside the program`() throws {
        let temporary = try TemporaryFolder()
        let folder = temporary.path
        let foods = "\(folder)/ingredients.json"
        let file = try #require(fopen(foods, "w"))
        fclose(file)
        let program = "\(folder)/.build/debug/demeterd"
        let before = Places(environment: ["HOME": "/h"], program: program)
        #expect(before.ingredients == foods)
        #expect(before.grammars == nil)
        mkdir("\(folder)/grammars", 0o700)
        let after = Places(environment: ["HOME": "/h"], program: program)
        #expect(after.grammars == "\(folder)/grammars")
        withExtendedLifetime(temporary) {}
    }

    @Test func `the system's service is met where no other daemon is`() throws {
        let folder = try TemporaryFolder()
        let (home, run) = ("\(folder.path)/home", "\(folder.path)/run")
        for path in [home, run, "\(run)/anna"] { mkdir(path, 0o700) }
        let environment: Environment = ["XDG_RUNTIME_DIR": home, "HOME": home]
        func socket(
            _ user: String?, environment: Environment, overrides: Overrides = Overrides()
        ) -> String {
            Places(overrides: overrides, environment: environment, program: nil)
                .orSystemService(
                    of: user, environment: environment, overrides: overrides, sockets: run
                ).socket
        }
        let (own, system) = ("\(home)/demeter/demeter.sock", "\(run)/anna/demeter.sock")
        #expect(socket("anna", environment: environment) == own)
        try write([], to: system)
        #expect(socket("anna", environment: environment) == system)
        #expect(socket("bert", environment: environment) == own)
        #expect(socket(nil, environment: environment) == own)
        let named: Environment = ["XDG_RUNTIME_DIR": home, "HOME": home, "DEMETER_SOCKET": "/s"]
        #expect(socket("anna", environment: named) == "/s")
        let overrides = Overrides(dataFolder: "/d")
        #expect(socket("anna", environment: environment, overrides: overrides) == own)
        mkdir("\(home)/demeter", 0o700)
        try write([], to: own)
        #expect(socket("anna", environment: environment) == own)
    }

    @Test func `whoever was started without the variable meets the daemon of the login`() throws {
        let folder = try TemporaryFolder()
        let (home, runtime, run) = (
            "\(folder.path)/home", "\(folder.path)/user", "\(folder.path)/run"
        )
        for path in [home, runtime, "\(runtime)/demeter", run, "\(run)/anna"] { mkdir(path, 0o700) }
        func socket(_ environment: Environment, overrides: Overrides = Overrides()) -> String {
            Places(overrides: overrides, environment: environment, program: nil)
                .orSystemService(
                    of: "anna", environment: environment, overrides: overrides, sockets: run,
                    runtime: runtime
                ).socket
        }
        let usual = "\(home)/.local/share/demeter/demeter.sock"
        #expect(socket(["HOME": home]) == usual)
        try write([], to: "\(run)/anna/demeter.sock")
        #expect(socket(["HOME": home]) == "\(run)/anna/demeter.sock")
        let own = "\(runtime)/demeter/demeter.sock"
        try write([], to: own)
        #expect(socket(["HOME": home]) == own)
        // Who says where it is, or named another folder, is believed.
        #expect(socket(["HOME": home, "XDG_RUNTIME_DIR": home]) == "\(run)/anna/demeter.sock")
        #expect(socket(["HOME": home], overrides: Overrides(dataFolder: "/d")) == "/d/demeter.sock")
    }

    @Test func `foods and grammars that were named have to be there`() throws {
        let folder = try TemporaryFolder()
        let (file, other) = ("\(folder.path)/foods", "\(folder.path)/other")
        try write([], to: file)
        func refusal(_ overrides: Overrides, _ environment: Environment = [:]) -> String? {
            do {
                try Places(overrides: overrides, environment: environment, program: nil)
                    .refuseMissing()
                return nil
            } catch {
                return error.description
            }
        }
        func missing(_ by: String, _ path: String, _ reason: String) -> String {
            "\(by): cannot read \(path): \(reason); name what is there, or leave it out"
        }
        let nowhere = "No such file or directory"
        #expect(refusal(Overrides()) == nil)
        #expect(refusal(Overrides(ingredients: file, grammars: folder.path)) == nil)
        #expect(
            refusal(Overrides(ingredients: other)) == missing("--ingredients", other, nowhere))
        #expect(
            refusal(Overrides(), ["DEMETER_INGREDIENTS": other])
                == missing("DEMETER_INGREDIENTS", other, nowhere))
        #expect(
            refusal(Overrides(grammars: other)) == missing("--grammars", other, nowhere))
        #expect(
            refusal(Overrides(), ["DEMETER_GRAMMARS": file])
                == missing("DEMETER_GRAMMARS", file, "Not a directory"))
        #expect(
            refusal(Overrides(ingredients: folder.path))
                == missing("--ingredients", folder.path, "Is a directory"))
        // An option takes the place of a variable.
        #expect(refusal(Overrides(ingredients: file), ["DEMETER_INGREDIENTS": other]) == nil)
    }
}
