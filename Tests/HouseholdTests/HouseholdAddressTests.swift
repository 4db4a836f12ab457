import Testing

@testable import Household

struct HouseholdAddressTests {
    @Test(arguments: [
        (
            "postgresql://anna@db.example.org/demeter",
            ["host=db.example.org", "user=anna", "dbname=demeter", "sslmode=verify-full"]
        ),
        (
            "postgres://anna@192.168.1.5:5433/demeter?sslmode=verify-full",
            ["host=192.168.1.5", "port=5433", "sslmode=verify-full", "sslrootcert=/c.pem"]
        ),
        ("postgresql:///demeter", ["dbname=demeter", "sslmode=disable"]),
        (
            "postgresql://anna@/demeter?host=/run/postgresql",
            ["host=/run/postgresql", "sslmode=disable"]
        ),
        ("postgresql://a%40b@localhost/d", ["user=a@b", "host=localhost", "sslmode=disable"]),
        ("postgresql://a@127.0.0.1:5433/d?sslmode=require", ["sslmode=require", "port=5433"]),
        ("postgresql://a@[::1]:5433/d", ["host=::1", "port=5433", "sslmode=disable"]),
    ])
    func `an address says what libpq is told`(_ text: String, _ settings: [String]) throws {
        let address = try HouseholdAddress(text)
        let told = address.settings(certificates: "/c.pem").map { "\($0.keyword)=\($0.value)" }
        for setting in settings { #expect(told.contains(setting), "\(told)") }
    }

    @Test(arguments: [
        ("mysql://db/demeter", "must begin with postgresql://"),
        ("postgresql://anna:secret@db/demeter", "must hold no password"),
        ("postgresql://anna@db/demeter?password=secret", "must hold no password"),
        ("postgresql://anna@db/demeter?sslmode=require", "must have sslmode=verify-full"),
        ("postgresql://anna@db/demeter?sslmode=disable", "must have sslmode=verify-full"),
        ("postgresql://anna@localhost.example.org/d?sslmode=prefer", "must have sslmode"),
        ("postgresql://anna@127.0.0.1.example.org/d?sslmode=prefer", "must have sslmode"),
        ("postgresql://anna@127.0.0.1,db.example.org/d", "must name one host"),
        ("postgresql://anna@localhost/d?host=/run,db.example.org", "must name one host"),
        ("postgresql://anna@db/d?passfile=/etc/shadow", "and not passfile"),
        ("postgresql://anna@db/d?service=other", "and not service"),
        ("postgresql://anna@db:0/d", "has a port that is none"),
        ("postgresql://anna@db/d?sslmode=perhaps", "has an sslmode that is none"),
        ("postgresql://anna@db/%zz", "followed by no number"),
        ("postgresql://anna@db/a%00b", "characters that no name has"),
    ])
    func `an address that must not be used is refused without its password`(
        _ text: String, _ words: String
    ) {
        let refusal = #expect(throws: HouseholdAddress.Refusal.self) {
            _ = try HouseholdAddress(text)
        }
        #expect(refusal?.sentence.contains(words) == true, "\(refusal?.sentence ?? "")")
        #expect(refusal?.sentence.contains("secret") != true)
    }

    @Test func `what people read has no password and can be read again`() throws {
        for text in [
            "postgresql://anna@db.example.org:5433/demeter",
            "postgresql://anna@/demeter?host=/run/postgresql", "postgresql://a@[::1]:5433/d",
        ] {
            let address = try HouseholdAddress(text)
            #expect(address.text == text)
        }
    }
}
