import Domain
import Foundation
import Support
import Testing

@testable import Data

// E-02, B26: only folders in memory have the plain text of a draft beside an encrypted store.
@Suite struct `Texts that are being written beside an encrypted store` {
  /// Encrypts by flipping bits, with the mark of encrypted files and the name in front.
  private static func flipping(_ isOpen: @escaping @Sendable () -> Bool = { true }) -> DraftCipher {
    DraftCipher(
      encrypt: { text, name in
        isOpen() ? EncryptionHeader.mark + Array(name.utf8) + text.map { $0 ^ 0xA5 } : nil
      },
      decrypt: { bytes, name in
        let start = EncryptionHeader.mark + Array(name.utf8)
        return isOpen() && bytes.starts(with: start)
          ? bytes.dropFirst(start.count).map { $0 ^ 0xA5 } : nil
      })
  }

  private func drafts(
    _ folder: SampleFolder, _ cipher: DraftCipher = flipping(), roots: [String]? = nil
  ) -> DraftFolder {
    DraftFolder(
      besides: folder.path("haru.sqlite"), cipher: cipher, roots: roots ?? [folder.path("memory")])
  }

  private func prepare(_ folder: SampleFolder) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("memory"), withIntermediateDirectories: true)
  }

  /// Returns the names of all files below a folder that have a text in clear.
  private func files(with text: String, below path: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).filter { name in
      let bytes = FileManager.default.contents(atPath: path + "/" + name) ?? .init()
      return String(decoding: bytes, as: UTF8.self).contains(text)
    }
  }

  @Test func `are edited in a private folder in memory, and encrypted at each save`() throws {
    try SampleFolder.using { folder in
      try prepare(folder)
      let draft = try #require(drafts(folder).begin(.text, "I walked"))
      #expect(draft.isEncrypted && draft.path.hasPrefix(folder.path("memory/haru-edit-")))
      #expect(draft.path.hasSuffix("/text.txt") && draft.text == "I walked")
      let home = URL(fileURLWithPath: draft.path).deletingLastPathComponent().path
      let mode = try FileManager.default.attributesOfItem(atPath: home)[.posixPermissions] as? Int
      #expect(mode == 0o700)
      // Nothing was saved yet.
      draft.checkVersion()
      draft.checkVersion()
      #expect(try folder.bytes("drafts/text.txt").isEmpty)
      for text in ["I walked far", "I walked near"] {
        // An editor writes another file and renames it. It also puts its own copy there.
        try Foundation.Data(text.utf8).write(
          to: URL(fileURLWithPath: draft.path), options: .atomic)
        try Foundation.Data(text.utf8).write(to: URL(fileURLWithPath: home + "/.text.txt.swp"))
        draft.checkVersion()
        let before = try folder.bytes("drafts/text.txt")
        draft.checkVersion()
        #expect(
          try folder.bytes("drafts/text.txt") != before, "a save is complete at the next look")
        #expect(try drafts(folder).decrypted("text.txt") == text)
      }
      #expect(try folder.mode("drafts/text.txt") == 0o600)
      draft.endEditing()
      #expect(try folder.names() == ["drafts", "memory"])
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("memory")).isEmpty)
      #expect(draft.path == folder.path("drafts/text.txt") && draft.text == "I walked near")
      #expect(try files(with: "walked", below: folder.path).isEmpty)
      #expect(!draft.isEncrypted && draft.inherited.isEmpty)
      draft.remove()
      #expect(
        try files(with: "", below: folder.path("drafts")).allSatisfy { $0.hasSuffix(".lock") })
    }
  }

  @Test func `are offered again, and continued in memory`() throws {
    try SampleFolder.using { folder in
      try prepare(folder)
      drafts(folder).begin(.text, "I walked")?.endEditing()
      // A draft from before the encryption is plain.
      try folder.write(Array("older words".utf8), to: "drafts/text-2.txt")
      // The content of another draft, and something that nobody encrypted.
      try folder.write(try folder.bytes("drafts/text.txt"), to: "drafts/text-3.txt")
      try folder.write(EncryptionHeader.mark + [1, 2, 3], to: "drafts/text-4.txt")
      #expect(Set(drafts(folder).left(.text).map(\.text)) == ["I walked", "older words"])
      let left = try #require(drafts(folder).left(.text).first { $0.text == "I walked" })
      let draft = try #require(drafts(folder).goOn(with: left))
      #expect(draft.text == "I walked" && draft.isEncrypted)
      #expect(drafts(folder).left(.text).map(\.text) == ["older words"])
      // A plain store cannot read an encrypted draft, and offers none.
      #expect(DraftFolder(folder.path("drafts")).left(.text).map(\.text) == ["older words"])
    }
  }

  @Test func `are taken over from memory after a kill, but not while an editor is open`() throws {
    try SampleFolder.using { folder in
      try prepare(folder)
      var draft = drafts(folder).begin(.text, "")
      let path = try #require(draft?.path)
      try Foundation.Data("I ran".utf8).write(to: URL(fileURLWithPath: path))
      let lock = dup(try #require(draft?.inherited.first))
      // Another program of the same user has it open.
      drafts(folder).takeOverLeft()
      #expect(try folder.bytes("drafts/text.txt").isEmpty)
      // Haru ends, and the editor still runs with the inherited lock.
      draft = nil
      drafts(folder).takeOverLeft()
      #expect(FileManager.default.fileExists(atPath: path))
      close(lock)
      // Drafts of another store are left to it.
      DraftFolder(
        besides: folder.path("other/haru.sqlite"), cipher: Self.flipping(),
        roots: [folder.path("memory")]
      ).takeOverLeft()
      #expect(FileManager.default.fileExists(atPath: path))
      drafts(folder).takeOverLeft()
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("memory")).isEmpty)
      #expect(drafts(folder).left(.text).map(\.text) == ["I ran"])
      #expect(try files(with: "I ran", below: folder.path).isEmpty)
    }
  }

  @Test func `stay in memory while the store is closed`() throws {
    try SampleFolder.using { folder in
      try prepare(folder)
      let closed = Self.flipping { false }
      var draft = drafts(folder, closed).begin(.text, "I ran")
      let path = try #require(draft?.path)
      draft?.endEditing()
      #expect(draft?.path == path && draft?.text == "I ran")
      draft = nil
      drafts(folder, closed).takeOverLeft()
      #expect(try files(with: "I ran", below: folder.path("memory")).count == 1)
      drafts(folder).takeOverLeft()
      #expect(try files(with: "I ran", below: folder.path).isEmpty)
      #expect(drafts(folder).left(.text).map(\.text) == ["I ran"])
    }
  }

  @Test func `keep their last words when an editor empties or removes its file`() throws {
    try SampleFolder.using { folder in
      try prepare(folder)
      let draft = try #require(drafts(folder).begin(.text, ""))
      let file = URL(fileURLWithPath: draft.path)
      func looks() { for _ in 0..<3 { draft.checkVersion() } }
      try Foundation.Data("I ran".utf8).write(to: file)
      looks()
      try Foundation.Data().write(to: file)
      looks()
      #expect(try drafts(folder).decrypted("text.txt") == "I ran")
      try FileManager.default.removeItem(at: file)
      looks()
      #expect(try drafts(folder).decrypted("text.txt") == "I ran")
      #expect(draft.text == nil)
    }
  }

  @Test func `cannot be edited without a folder in memory, and leave nothing then`() throws {
    try SampleFolder.using { folder in
      #expect(!drafts(folder, roots: []).canEdit)
      #expect(drafts(folder, roots: []).begin(.text, "I ran") == nil)
      #expect(drafts(folder, roots: [folder.path("missing")]).begin(.text, "I ran") == nil)
      let left = try files(with: "", below: folder.path("drafts"))
      #expect(left.isEmpty)
      #expect(DraftFolder(folder.path("drafts")).canEdit)
    }
  }

  @Test func `have nothing to do with folders of others, or with what was left before a text`()
    throws
  {
    try SampleFolder.using { folder in
      try prepare(folder)
      for (name, mode) in [("haru-edit-open", 0o755), ("haru-edit-new", 0o700), ("haru-1", 0o700)] {
        try FileManager.default.createDirectory(
          atPath: folder.path("memory/\(name)"), withIntermediateDirectories: true)
        try folder.permit(mode, "memory/\(name)")
      }
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("memory/haru-edit-link"), withDestinationPath: folder.path("memory"))
      drafts(folder).takeOverLeft()
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path("memory")).sorted()
          == ["haru-1", "haru-edit-link", "haru-edit-open"])
    }
  }

  @Test func `know whether their store is encrypted, without its key`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      #expect(!DraftFolder.besides(path).isEncrypted)
      let database = try Database(.file(path))
      database.close()
      #expect(!DraftFolder.besides(path).isEncrypted)
      var bytes = [UInt8](repeating: 7, count: HeaderCopies.count)
      bytes.replaceSubrange(0..<EncryptionHeader.mark.count, with: EncryptionHeader.mark)
      try folder.write(bytes, to: "haru.sqlite")
      #expect(DraftFolder.besides(path).isEncrypted)
    }
  }
}

extension DraftFolder {
  fileprivate func decrypted(_ name: String) throws -> String? {
    OpenDraft.read(path + "/" + name, cipher).map { String(decoding: $0, as: UTF8.self) }
  }
}
