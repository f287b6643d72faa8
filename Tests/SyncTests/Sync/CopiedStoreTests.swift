import Domain
import Support
import Testing

@testable import Data

/// stores one of which was copied with its device id, whose remote loses files.
@Suite struct `Stores of which one was copied` {
  private let remote = RemoteInMemory()

  private func expectSame(_ stores: [SyncedStore]) throws {
    for store in stores.dropFirst() {
      #expect(try store.lines() == stores[0].lines())
      #expect(try store.fieldVersions() == stores[0].fieldVersions())
    }
  }

  /// Returns two stores that have synced, and a copy of the first one with its device id.
  private func withCopy(in folder: SampleFolder) throws -> [SyncedStore] {
    let one = try SyncedStore(.file(folder.path("one.sqlite")))
    let two = try SyncedStore()
    for (number, store) in [one, two].enumerated() {
      store.set(5_000_000)
      try store.begin(number + 1)
      _ = try store.meet(at: remote)
    }
    for store in [one, two] { _ = try store.meet(at: remote) }
    try one.parts.people.insert(.sample(id: "ada", name: "Ada"))
    for store in [one, two] { _ = try store.meet(at: remote) }
    for end in [""] + StoreFile.logEndings where try folder.names().contains("one.sqlite" + end) {
      try folder.write(folder.bytes("one.sqlite" + end), to: "copy.sqlite" + end)
    }
    let copy = try SyncedStore(.file(folder.path("copy.sqlite")))
    copy.set(5_000_000)
    copy.idStep = 10_000
    #expect(try copy.device == one.device)
    return [one, two, copy]
  }

  /// the original and the copy write under the same numbers, and the remote that could tell is emptied.
  @Test(arguments: [[0, 1, 2], [2, 0, 1], [1, 2, 0], [0, 2, 1]])
  func `are alike again after one was copied and the place was emptied`(_ order: [Int]) throws {
    try SampleFolder.using { folder in
      let all = try withCopy(in: folder)
      try all[0].parts.people.insert(.sample(id: "original", name: "Of the original"))
      try all[2].parts.people.insert(.sample(id: "copy", name: "Of the copy"))
      for index in [2, 1] { _ = try all[index].meet(at: remote) }
      for name in remote.files.keys { remote.remove(name) }
      for _ in 0..<3 { for index in order { _ = try all[index].meet(at: remote) } }
      for store in all {
        #expect(try store.meet(at: remote).waiting == [:])
        #expect(try store.person("original") != nil && store.person("copy") != nil)
      }
      try expectSame(all)
    }
  }

  /// a store that has applied other batches under the numbers of a device reads its snapshot anew.
  @Test func `read anew what a device has whose numbers a copy had used`() throws {
    try SampleFolder.using { folder in
      let all = try withCopy(in: folder)
      let (before, original) = (remote.files, try all[0].device)
      try all[2].parts.people.insert(.sample(id: "copy", name: "Of the copy"))
      for index in [2, 1] { _ = try all[index].meet(at: remote) }
      // The remote is put back to a state from before the copy sent anything.
      for (name, bytes) in remote.files where before[name] != bytes { remote.remove(name) }
      for (name, bytes) in before { _ = remote.create(name, bytes) }
      for number in 0..<2 {
        try all[0].parts.people.insert(.sample(id: "o\(number)", name: "O\(number)"))
        _ = try all[0].meet(at: remote)
      }
      #expect(try all[1].meet(at: remote).waiting == [original: .forked])
      // Some files of the original are lost, so it sends a snapshot.
      let newest = remote.names.last { if case .batches(original, _) = $0 { true } else { false } }
      remote.remove(try #require(newest))
      #expect(try all[0].meet(at: remote).hasRefilled)
      #expect(try all[1].meet(at: remote).waiting == [:])
      for id in ["copy", "o0", "o1"] { #expect(try all[1].person(id) != nil, "\(id)") }
    }
  }
}
