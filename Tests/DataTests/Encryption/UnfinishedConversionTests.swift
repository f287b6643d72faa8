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
