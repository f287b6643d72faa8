import Domain
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `A store that belongs to somebody` {
  private static func row(
    key: String = "1", email: String = "'a@b.kr'", password: String = "NULL",
    picture: String = "NULL", provider: String = "NULL", issuer: String = "NULL",
    signedIn: String = "1", wrong: String = "0"
  ) -> String {
    """
    INSERT INTO account (key, email, password, picture, provider, issuer, signed_in, wrong,
      wrong_at, since, since_offset)
    VALUES (\(key), \(email), \(password), \(picture), \(provider), \(issuer), \(signedIn),
      \(wrong), 0, 0, 0)
    """
  }

  @Test(arguments: [
    row(key: "2"), row(email: "''"), row(password: "'haru-2026'"),
    row(email: "NULL", password: "'$argon2id$x'"), row(picture: "'../haru.sqlite'"),
    row(provider: "'google'"), row(issuer: "'a'"), row(email: "NULL", signedIn: "0"),
    row(signedIn: "2"), row(wrong: "-1"),
  ])
  func `refuses what cannot be`(_ sql: String) throws {
    let database = try Database(.memory)
    let failure = #expect(throws: StorageFailure.self) {
      try database.write { (store) throws(StorageFailure) in try store.run(sql) }
    }
    guard case .other(let code, _) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(code & 0xFF == 19)
    #expect(try SQLiteAccounts(database).account() == nil)
  }

  @Test func `keeps a password as a hash only, wherever one looks`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      let hash = try SecretKeeper.argon2(.least).hash("haru-2026")
      try SQLiteAccounts(try Database(.file(path))).change { _ in
        Account(
          email: EmailAddress(stored: "a@b.kr"), password: hash, since: .on("2026-03-01"))
      }
      #expect(
        !String(decoding: try folder.bytes("haru.sqlite"), as: UTF8.self).contains("haru-2026"))
    }
  }

  @Test func `changes wholly or not at all`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("haru.sqlite")
      let witness = SQLiteAccounts(try Database(.file(path)))
      try witness.change { _ in .whole }
      let new = Account(since: .on("2026-03-01"))
      var steps = 0
      var isThrough = false
      while !isThrough {
        let database = try Database(.file(path))
        steps = FaultPoints.after(steps)
        isThrough = try !database.isCutShort(after: steps) { () throws(ProfilesFailure) in
          try SQLiteAccounts(database).change { _ in new }
        }
        try #require(try witness.account() == (isThrough ? new : .whole), "after \(steps) steps")
      }
      #expect(steps > 10)
    }
  }
}
