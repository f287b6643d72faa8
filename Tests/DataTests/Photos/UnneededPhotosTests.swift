import Domain
import Foundation
import Support
import Testing

@testable import Data

// I-04: what nothing needs goes, and nothing else.
@Suite struct `Photos that nothing needs` {
  @Test func `and all the others are closed to others by the doctor`() throws {
    let home = try PhotoHome()
    try home.bring(diary([("one", [("a", [1])])]))
    let file = "profiles/me/photos/" + (try home.files()[0])
    try home.folder.permit(0o644, file)
    #expect(home.examine().contains(.init(.openToOthers([home.folder.path(file)]), .problem)))
    #expect(home.examine(mending: true).contains { $0.check.closes(home.folder.path(file)) })
    #expect(try home.folder.mode(file) == 0o600)
  }
}

extension Examination.Check {
  /// Whether a file was closed to others.
  fileprivate func closes(_ path: String) -> Bool {
    if case .closedToOthers(let paths) = self { paths.contains(path) } else { false }
  }
}
