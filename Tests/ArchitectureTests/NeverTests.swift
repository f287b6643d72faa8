import Foundation
import Support
import Testing

@Suite struct `What must never happen` {
  @Test func `is guarded row by row by a test that is there`() throws {
    let tests = try ProjectFolder.swiftFiles(in: ["Tests"]).values.joined()
    let page = ProjectFolder.root.appendingPathComponent("CONTRIBUTING.md")
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| D-") }
    let names = rows.map { String($0.dropFirst(2).prefix { $0 != " " }) }
    #expect(names == (1...35).map { "D-\($0)" })
    for (name, row) in zip(names, rows) {
      let cell = row.split(separator: "|").last ?? ""
      let quoted = cell.split(separator: "`", omittingEmptySubsequences: false)
      let guards = stride(from: 1, to: quoted.count, by: 2).map { quoted[$0] }
      #expect(!guards.isEmpty, "\(name)")
      for (index, test) in guards.enumerated() {
        let declared = index.isMultiple(of: 2) ? "struct `\(test)`" : "func `\(test)`"
        #expect(tests.holds(declared), "\(name): \(test)")
      }
    }
  }
}
