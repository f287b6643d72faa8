import Domain
import Foundation
import StoreSupport
import Support
import Testing

@testable import Data

/// Checks that the files of a remote reveal nothing without the key, and that some data is never sent at all.
@Suite struct `The files in a place` {
  private static let card = """
    BEGIN:VCARD\r
    VERSION:3.0\r
    FN:Theodora Lightfoot\r
    EMAIL:theodora.lightfoot@letters.example\r
    TEL:010-7412-8963\r
    NOTE:Knows where the lantern hangs\r
    END:VCARD\r

    """
  /// Device names that may not appear in the files.
  private static let devices = ("laptop-of-quince", "서재의 데스크톱 컴퓨터")

  private func did(_ home: SyncHome, _ words: String...) throws {
    let ending = try home.program.run([home.program.path] + words)
    #expect(ending.status == 0, "\(words): \(ending)")
  }

  /// Returns two synced homes with data in every part.
  private func fill(_ homes: SyncHomes) throws -> (SyncHome, SyncHome) {
    let (one, two) = (try homes.home("one"), try homes.home("two"))
    try homes.folder.write(Array(Self.card.utf8), to: "card.vcf")
    try did(one, "people", "add", "Marguerite", "--every", "7", "--phone", "010-3698-7412")
    try did(one, "people", "import", homes.folder.path("card.vcf"))
    try homes.pair(one, two, names: Self.devices)
    try did(one, "moods", "add", "80", "창가에 앉아서 빗소리를 들었다")
    try did(one, "people", "tag", "Marguerite", "#windowseat")
    try did(two, "moods", "add", "33", "so wonderful an afternoon")
    try did(two, "people", "add", "큰아버지 김대한민국", "--every", "30", "--nickname", "대장님이시다")
    try did(
      one, "schedule", "add", "Dentist appointment", "--from", "2026-03-05 10:00", "--body",
      "third floor, ring twice")
    try did(
      two, "books", "add", "--manual", "--title", "Walden Pond Revisited", "--author",
      "Henrietta Thoreau", "--pages", "352", "--isbn", "9780140390445")
    try did(two, "books", "quote", "Walden Pond Revisited", "simplify everything", "--page", "9")
    try did(one, "sayings", "add", "Slow is smooth, smooth is quick")
    try did(
      one, "people", "water", "Marguerite", "--by", "call", "--memo", "spoke of oranges", "--early")
    for home in [one, two, one] { try did(home, "sync") }
    // Both devices edit the same field, so there is a conflict.
    try did(one, "people", "edit", "Marguerite", "--nickname", "Margarita")
    try did(two, "people", "edit", "Marguerite", "--nickname", "Daisychain")
    for home in [one, two, one] { try did(home, "sync") }
    #expect(try one.conflicts().count == 1)
    return (one, two)
  }

  /// Returns all text values of a JSON answer, without the keys.
  private func texts(_ value: Any) -> [String] {
    switch value {
    case let text as String: [text]
    case let list as [Any]: list.flatMap(texts)
    case let object as [String: Any]: object.values.flatMap(texts)
    default: []
    }
  }

  /// Done when 5: six adjacent bytes of any text that a user entered never appear in the files.
  @Test(.slow) func `have no six bytes in a row of anything that is in a home`() throws {
    try SyncHomes.using { homes in
      let (one, two) = try fill(homes)
      let three = try homes.home("three")
      let code = try one.haru("sync", "key").out
      // Without `--name` the device is called after the computer.
      #expect(try three.haru(reading: code, "sync", "join", homes.remote).status == 0)
      var planted: Set<String> = [
        Self.devices.0, Self.devices.1, homes.remote, ProcessInfo.processInfo.hostName,
        code.trimmingCharacters(in: .newlines), code.filter { $0 != "-" },
        "theodora.lightfoot@letters.example", "010-7412-8963", "Knows where the lantern hangs",
      ]
      for home in [one, two, three] {
        let export = Foundation.Data(try home.haru("export", "-").out.utf8)
        planted.formUnion(texts(try JSONSerialization.jsonObject(with: export)))
        planted.formUnion(texts(try home.object("sync", "conflicts")))
      }
      #expect(planted.contains("큰아버지 김대한민국") && planted.contains("9780140390445"))
      let files = try homes.files()
      #expect(files.count > 8)
      var windows: Set<[UInt8]> = []
      for (path, bytes) in files {
        #expect(bytes.count.isMultiple(of: 256) && !bytes.isEmpty)
        windows.formUnion(bytes.windows)
        windows.formUnion(Array(path.utf8).windows)
      }
      for text in planted {
        #expect(windows.isDisjoint(with: Array(text.utf8).windows), "\(text)")
        // The number is not in the files without its hyphens either.
        if text.hasPrefix("010-") {
          #expect(windows.isDisjoint(with: Array(text.filter(\.isNumber).utf8).windows), "\(text)")
        }
      }
    }
  }

  /// 3: a batch never has rows of a table that is not synced.
  @Test(.slow) func `have nothing but the lists that travel for whoever has the key`() throws {
    try SyncHomes.using { homes in
      let (one, two) = try fill(homes)
      let secret = "printf 'quince-2026\\nquince-2026\\n' | \"$HARU\" "
      func shell(_ home: SyncHome, _ line: String) throws {
        let ending = try home.program.run(["sh", "-c", line])
        #expect(ending.status == 0, "\(ending)")
      }
      try shell(
        one,
        secret
          + "profile new --keep --email plantedmail@secret.example --nickname plantednick --stdin")
      try did(one, "settings", "set", "books.aladin.key", "plantedsecretkey")
      try did(one, "settings", "set", "people.hour", "7")
      try did(one, "notify", "run")
      try did(one, "sync")
      try shell(one, "printf '246813\\n246813\\n' | \"$HARU\" lock set --stdin")
      // A locked profile does not sync with the command, so the test syncs the store itself.
      let membership = try #require(try SyncKeyFile(of: one.program.store).load())
      let database = try Database(.file(one.program.store))
      let cipher = try #require(SodiumCipher(membership.key))
      _ = try SyncWithRemote(
        SQLiteSync(database), at: FolderRemote(homes.remote), cipher, name: membership.name,
        newDeviceID: { $0 }
      ).sync()
      try did(two, "sync")

      let opened = try OpenedRemote(homes.remote, membership)
      #expect(Set(opened.names) == [Self.devices.0, Self.devices.1])
      #expect(
        opened.fieldVersions.count > 100 && !opened.conflicts.isEmpty && !opened.entries.isEmpty)
      for name in opened.fieldVersions.map(\.name) + opened.conflicts.map(\.id.name) {
        let list = try #require(SyncLists.list(name.list), "\(name)")
        #expect(list.field(name.field) != nil, "\(name)")
      }
      let plain = opened.plain.values.map { Foundation.Data($0) }
      func isThere(_ text: String) -> Bool {
        plain.contains { $0.range(of: Foundation.Data(text.utf8)) != nil }
      }
      #expect(isThere("so wonderful an afternoon"))
      for word in [
        "plantedmail", "plantednick", "plantedsecretkey", "quince-2026", "246813", "people.hour",
        "books.aladin", "keepTold", homes.folder.path,
      ] { #expect(!isThere(word), "\(word)") }
      for (table, text) in try Self.staying(in: database) {
        #expect(!isThere(text), "\(table): \(text)")
      }
    }
  }

  /// Returns the texts in tables that are not synced, without the texts that synced records have too.
  private static func staying(in database: Database) throws -> [(table: String, text: String)] {
    var known: Set<String> = []
    var kept: [(table: String, text: String)] = []
    try database.read { (store) throws(StorageFailure) in
      for list in SyncLists.all {
        try store.visit(list.list.all) { (row) throws(StorageFailure) in
          known.formUnion(row.values.compactMap(\.text))
          return true
        }
      }
      for table in ["account", "lock", "unlocked", "settings", "notices", "notifier"] {
        let rows = try store.all("SELECT * FROM \(table)") { $0.values }
        kept += rows.joined().compactMap(\.text).map { (table, $0) }
      }
    }
    #expect(Set(kept.map(\.table)).isSuperset(of: ["account", "lock", "notices"]), "\(kept)")
    // Short texts, such as the names of parts, are also words of the file format.
    return kept.filter { $0.text.utf8.count > 9 && !known.contains($0.text) }
  }
}
