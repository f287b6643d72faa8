import Domain
import Support
import Testing

@testable import Data

// E-02, B26
@Suite struct `The drafts beside a store that becomes encrypted` {
  private static let texts = "data/profiles/me/drafts/text"

  @Test func `are converted like photos, except one that is being edited`() throws {
    try SampleFolder.using { folder in
      let home = try LivedFolder(folder)
      let plain = DraftFolder(besides: home.paths.store)
      var open = plain.begin(.text, "\(LivedFolder.word) now")
      try home.write(Array("\(LivedFolder.word) before".utf8), Self.texts + "-2.txt")
      let (_, report) = try home.encrypt()
      #expect(report.left.map(\.path) == [home.path(Self.texts + ".txt")])
      #expect(open?.text == "\(LivedFolder.word) now")
      #expect(try home.bytes(Self.texts + "-2.txt").starts(with: EncryptionHeader.mark))
      let drafts = DraftFolder.besides(home.paths.store)
      #expect(drafts.isEncrypted)
      #expect(drafts.left(.text).map(\.text) == ["\(LivedFolder.word) before"])
      // The editor is closed.
      open = nil
      #expect(try home.conversion.goOn().left == [])
      #expect(try home.clearFiles() == [])
      #expect(drafts.left(.text).count == 2)
      // A stream of another name is none of this draft.
      try home.write(try home.bytes(Self.texts + ".txt"), Self.texts + "-3.txt")
      #expect(drafts.left(.text).count == 2)
      try home.write([], Self.texts + "-3.txt")
      let decrypted = try home.decrypt()
      #expect(decrypted.left == [])
      #expect(!DraftFolder.besides(home.paths.store).isEncrypted)
      #expect(
        Set(plain.left(.text).map(\.text))
          == ["\(LivedFolder.word) now", "\(LivedFolder.word) before"])
    }
  }

  @Test func `are edited in memory, and encrypted with the key of the store`() throws {
    try SampleFolder.using { folder in
      let home = try LivedFolder(folder)
      let (key, _) = try home.encrypt()
      try home.write([], "memory/none")
      let form = try SideFiles(store: home.paths.store).form()
      let drafts = DraftFolder(
        besides: home.paths.store, cipher: .with(form), roots: [home.path("memory")])
      var draft = drafts.begin(.text, "\(LivedFolder.word) today")
      draft?.endEditing()
      #expect(draft?.text == "\(LivedFolder.word) today")
      draft = nil
      #expect(try home.clearFiles() == [])
      let bytes = try home.bytes(Self.texts + ".txt")
      #expect(try EncryptedStream.start(of: bytes).keyID == key.id)
      #expect(DraftFolder.besides(home.paths.store).left(.text).count == 1)
    }
  }
}
