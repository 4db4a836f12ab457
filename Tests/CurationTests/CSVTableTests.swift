import Curation
import Testing

struct CSVTableTests {
    @Test func `quotes, commas and line ends are kept inside a field`() {
        let table = CSVTable(
            parsing: Array("\u{FEFF}a,b\r\n1,\"x, \"\"y\"\"\nz\"\n2,".utf8))
        #expect(table.columns == ["a", "b"])
        #expect(table.rows == [["1", "x, \"y\"\nz"], ["2", ""]])
        #expect(table.column("b") == 1)
        #expect(table.column("c") == nil)
    }
}
