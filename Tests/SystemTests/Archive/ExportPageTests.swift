import Foundation
import Support
import Testing

@testable import Data

@Suite struct `The page about the export` {
  @Test func `names every list and every member`() throws {
    let page = try String(
      contentsOf: ProjectFolder.root.appendingPathComponent("docs/export.md"), encoding: .utf8)
    for list in ArchiveLists.all {
      let row = "| `\(list.name)` | `\(list.members.map(\.name).joined(separator: " "))` |"
      #expect(page.contains(row), "\(row)")
    }
  }
}
