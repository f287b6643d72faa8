import Domain
import Foundation
import StoreSupport
import Support
import Testing

@testable import Data

// E-02, E-16: files that could not be converted yet
@Suite struct `Files that wait for their conversion` {
  // E-16: a full disk
  @Test(.slow) func `go on when a full disk has room`() throws {
    try SampleFolder.using { folder in
      let home = try LivedFolder(folder)
      let pair = try EncryptedStore.key()
      var full = home.conversion
      let photo = LivedFolder.name(of: LivedFolder.contents[0])
      full.step = { (path) throws(StorageFailure) in
        if path.hasSuffix(photo) || path.hasSuffix(".db") { throw .full }
      }
      let report = try full.encrypt(pair.key, pair.slots) { () throws(StorageFailure) in
        try StoreExchange(path: home.paths.store, timeout: 0)
          .run(to: .encrypted(pair.key, pair.slots))
      }
      #expect(report.left.map(\.reason) == [.full, .full, .full])
      #expect(try home.conversion.isUnfinished())
      try home.expectReadable()
      let rest = try home.conversion.goOn()
      #expect(rest.left == [] && rest.converted.count == 3)
      #expect(try home.clearFiles() == [])
      #expect(try !home.conversion.isUnfinished())
      #expect(try home.conversion.goOn() == SideFileReport())
      // Nothing that is still encrypted with its key may be left when the store becomes plain.
      let stored = try home.photos.storedName(of: photo)
      var again = home.conversion
      again.step = { (path) throws(StorageFailure) in if path.hasSuffix(stored) { throw .full } }
      #expect(throws: StorageFailure.full) {
        try again.decrypt { Issue.record("The store was decrypted.") }
      }
      #expect(try home.clearFiles() == [])
      try home.expectReadable()
    }
  }

  // a photo of which a killed process has overwritten a part does not replace the encrypted one
  @Test(.slow) func `do not lose a photo to its own half`() throws {
    try SampleFolder.using { folder in
      let home = try LivedFolder(folder)
      let (key, slots) = try EncryptedStore.key()
      try home.encrypt((key, slots))
      let name = "data/profiles/me/photos/" + LivedFolder.name(of: LivedFolder.contents[0])
      let half = [UInt8](repeating: 0, count: 40_000) + LivedFolder.contents[0].dropFirst(40_000)
      for file in [name, name + FormerFile.ending] {
        try home.write(half, file)
        try home.conversion.mark.write(.toEncrypted, adding: [], for: key)
        #expect(try home.conversion.goOn().left == [])
        try home.expectReadable()
        #expect(try home.clearFiles() == [])
        #expect(try !home.files().contains { $0.hasSuffix(FormerFile.ending) })
      }
    }
  }

  // T-22, A-17: who lives is known by the number in the name, not by the age
  @Test(.slow) func `include what a process left that has ended, and not what one writes`() throws {
    try SampleFolder.using { folder in
      let home = try LivedFolder(folder)
      let (key, slots) = try EncryptedStore.key()
      try home.encrypt((key, slots))
      let ended = Process()
      ended.executableURL = URL(filePath: "/bin/true")
      try ended.run()
      ended.waitUntilExit()
      func name(_ process: Int32) -> String {
        "data/profiles/me/photos/a.jpg.\(UInt64(process) << 32 | 7).part"
      }
      let word = Array(LivedFolder.word.utf8)
      try home.write(word, name(ended.processIdentifier))
      try home.write(word, name(ended.processIdentifier) + "-journal")
      #expect(home.conversion.remains.count == 2)
      #expect(try home.conversion.goOn().left == [])
      #expect(try home.clearFiles() == [])
      try home.write(word, name(getpid()))
      #expect(home.conversion.remains == [])
      try home.conversion.mark.write(.toEncrypted, adding: [], for: key)
      #expect(try home.conversion.goOn().left.map(\.reason) == [.busy])
      #expect(try home.clearFiles() == [name(getpid())])
    }
  }

  // Another program converts
  @Test(.slow) func `are converted by one program at a time`() throws {
    try SampleFolder.using { folder in
      let home = try LivedFolder(folder)
      let (key, slots) = try EncryptedStore.key()
      let busy = try home.conversion.encrypt(key, slots) { () throws(StorageFailure) in
        #expect(throws: StorageFailure.busy) { try home.encrypt() }
        let report = try home.conversion.goOn()
        #expect(report == SideFileReport())
        try StoreExchange(path: home.paths.store, timeout: 0).run(to: .encrypted(key, slots))
      }
      #expect(busy.left == [])
    }
  }

  // While photos have several keys, none of them looks unneeded.
  @Test(.slow) func `are not swept away while they are converted`() throws {
    try SampleFolder.using { folder in
      let home = try LivedFolder(folder)
      try home.encrypt()
      let count = try home.photos.files().count
      let other = try EncryptedStore.key()
      var stopped = home.conversion
      stopped.step = { (path) throws(StorageFailure) in if path.contains("photos/") { throw .full }
      }
      _ = try stopped.encrypt(other.key, other.slots) { () throws(StorageFailure) in
        try StoreExchange(path: home.paths.store, timeout: 0)
          .run(to: .encrypted(other.key, other.slots))
      }
      let store = try Database(.file(home.paths.store))
      #expect(store.sweepPhotos(besides: home.paths) == PhotosLeft())
      #expect(try home.photos.files().count == count)
      _ = try home.conversion.goOn()
      // An unneeded photo goes, and the others stay.
      let writing = PhotoWriting(home.photos)
      _ = try writing.copy(MemorySource([1, 2, 3]), named: "x.jpg")
      #expect(try home.photos.files().count == count + 1)
      #expect(store.sweepPhotos(besides: home.paths) == PhotosLeft())
      #expect(try home.photos.files().count == count)
      store.close()
      try home.expectReadable()
    }
  }
}
