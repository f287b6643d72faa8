import Domain
import Foundation
import Support
import Testing

@testable import Data

@Suite struct `A home that cannot be read` {
  @Test func `is not taken for an empty one when a file stands in the way`() throws {
    // Product 12: a home that cannot be read is not treated as missing.
    try SampleFolder.using { folder in
      try folder.write([1], to: "home")
      let haru = try BinaryUnderTest(home: folder.path("home"))
      try expectFailure(of: haru)
      #expect(throws: StorageFailure.unreadable(path: haru.store)) {
        try Database.exists(at: haru.store)
      }
    }
  }

  @Test func `is not taken for an empty one when its links go round in a ring`() throws {
    try SampleFolder.using { folder in
      for (from, to) in [("home", "other"), ("other", "home")] {
        try FileManager.default.createSymbolicLink(
          atPath: folder.path(from), withDestinationPath: folder.path(to))
      }
      try expectFailure(of: try BinaryUnderTest(home: folder.path("home")))
    }
  }

  @Test func `is not taken for an empty one when it is closed to the user`() throws {
    try SampleFolder.using { folder in
      let haru = try BinaryUnderTest(home: folder.path("home"))
      #expect(try haru("people", "add", "Mina", "--every", "7").status == 0)
      try folder.permit(0, "home")
      for words in [
        ["people", "list"], ["today", "--read-only"], ["sayings", "add", "--eng", "a"],
      ] {
        let ending = try haru.asOrdinaryUser(words)
        #expect(ending.status == 4, "\(words)")
        #expect(ending.out == "", "\(words)")
        #expect(ending.err.contains(folder.path("home")), "\(ending.err)")
      }
      try folder.permit(0o700, "home")
    }
  }

  private func expectFailure(of haru: BinaryUnderTest) throws {
    for words in [
      ["people", "list"], ["today", "--read-only"], ["sayings", "add", "--eng", "a"],
    ] {
      let ending = try haru.run([haru.path] + words)
      #expect(ending.status == 4, "\(words)")
      #expect(ending.out == "", "\(words)")
      #expect(ending.err.contains(haru.home), "\(ending.err)")
    }
  }
}
