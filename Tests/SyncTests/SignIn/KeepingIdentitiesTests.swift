import Domain
import Foundation
import Support
import Testing

@testable import Data

@Suite struct `Who signed in` {
  private let mina = KeptIdentity(
    ProvenIdentity(
      provider: "google", issuer: "https://accounts.google.com", subject: "7",
      email: "mina@example.com", isEmailVerified: true, name: "민아 \"\\\n\u{1B}",
      picture: "https://example.com/a.png"), provenAt: 1_772_928_000)

  @Test func `is kept for its owner alone, until it is forgotten`() throws {
    try SampleFolder.using { folder in
      let keeper = IdentityKeeper.file(in: folder.path("home/identity"))
      #expect(try keeper.kept() == nil)
      try keeper.keep(mina)
      #expect(try keeper.kept() == mina)
      #expect(try folder.mode("home/identity") == 0o700)
      #expect(try folder.mode("home/identity/identity.json") == 0o600)
      let plain = KeptIdentity(
        ProvenIdentity(provider: "x", issuer: "https://x", subject: "s"), provenAt: -1)
      // What somebody opened to others is closed again.
      try folder.permit(0o666, "home/identity/identity.json")
      try keeper.keep(plain)
      #expect(try keeper.kept() == plain)
      #expect(try folder.mode("home/identity/identity.json") == 0o600)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path("home/identity"))
          == ["identity.json"])
      try keeper.forget()
      try keeper.forget()
      #expect(try keeper.kept() == nil)
    }
  }

  @Test func `has no token in its file`() throws {
    try SampleFolder.using { folder in
      try LocalIssuer.using { issuer in
        let identity = try #require(try SignInStory.told(issuer).identity)
        try IdentityKeeper.file(in: folder.path).keep(KeptIdentity(identity, provenAt: 1))
        let text = String(decoding: try folder.bytes("identity.json"), as: UTF8.self)
        #expect(text.contains("person-7"))
        for word in ["token", "secret", "eyJ", LocalIssuer.code] { #expect(!text.contains(word)) }
      }
    }
  }

  @Test func `is not guessed where the file is damaged, newer or no file`() throws {
    try SampleFolder.using { folder in
      let keeper = IdentityKeeper.file(in: folder.path)
      for text in ["", "{", "[]", "{\"version\":1}", "{\"version\":\"x\"}"] {
        try folder.write(Array(text.utf8), to: "identity.json")
        #expect(throws: StorageFailure.corrupt) { try keeper.kept() }
      }
      try folder.write([UInt8](repeating: 0x20, count: 20_000), to: "identity.json")
      #expect(throws: StorageFailure.corrupt) { try keeper.kept() }
      try folder.write(Array("{\"version\":2}".utf8), to: "identity.json")
      #expect(throws: StorageFailure.madeByNewerVersion(2)) { try keeper.kept() }
      try keeper.forget()
      try FileManager.default.createDirectory(
        atPath: folder.path("identity.json"), withIntermediateDirectories: false)
      #expect(throws: StorageFailure.corrupt) { try keeper.kept() }
      #expect(throws: StorageFailure.unreadable(path: folder.path("identity.json"))) {
        try keeper.keep(mina)
      }
      #expect(try folder.names() == ["identity.json"])
    }
  }
}
