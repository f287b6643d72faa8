import CSQLite
import Domain
import EncryptionPromises
import Foundation
import Synchronization
import Testing

@testable import Data

/// Makes every new store of the tests an encrypted one, if the environment variable `HARU_TEST_ENCRYPTED` is 1. A new
/// store is a missing or empty file whose name ends in `.sqlite`. The file is written before SQLite opens it.
package enum EncryptedTestStores {
  /// Whether new stores are encrypted.
  package static let areOn = ProcessInfo.processInfo.environment["HARU_TEST_ENCRYPTED"] == "1"

  /// Registers a layer above that of the program, once for the process.
  package static let begin: Void = {
    guard areOn else { return }
    do {
      DataKeys.ofProcess.add(try made.get().key)
      // The first connection registers the layer of the program.
      _ = try Connection(path: ":memory:", access: .readWrite, busyMilliseconds: 0)
    } catch { preconditionFailure("\(error)") }
    guard let found = sqlite3_vfs_find("haru") else { preconditionFailure("no layer") }
    below.withLock { $0 = found.pointee.xOpen }
    let layer = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
    layer.initialize(to: found.pointee)
    layer.pointee.pNext = nil
    layer.pointee.zName = UnsafePointer(strdup("encrypted-tests"))
    layer.pointee.xOpen = { layer, name, file, flags, out in
      EncryptedTestStores.makeNew(name, flags)
      guard let open = EncryptedTestStores.below.withLock({ $0 }) else { return SQLITE_CANTOPEN }
      return open(layer, name, file, flags, out)
    }
    sqlite3_vfs_register(layer, 1)
  }()

  private typealias Opening =
    @convention(c) (
      UnsafeMutablePointer<sqlite3_vfs>?, UnsafePointer<CChar>?,
      UnsafeMutablePointer<sqlite3_file>?, CInt, UnsafeMutablePointer<CInt>?
    ) -> CInt
  private static let below = Mutex<Opening?>(nil)

  /// The passphrase of each store.
  package static let passphrase = Array("하루 일기 2026".utf8)
  private static let made = Result { () throws -> (key: DataKey, slot: KeySlot) in
    guard let secret = SecretBytes(copying: [UInt8](1...32)), let key = DataKey(secret),
      let passphrase = SecretBytes(copying: passphrase)
    else { throw StorageFailure.encrypted(.noMemory) }
    let slot = try KeySlot(
      key, kind: .passphrase, secret: passphrase, derivation: .argon2(passes: 1, kibibytes: 8),
      made: 1_700_000_000)
    return (key, slot)
  }

  /// Two threads may open the same new store.
  private static let making = Mutex(())

  /// Makes an encrypted store without tables, unless the file has content.
  package static func make(at path: String) throws {
    DataKeys.ofProcess.add(try made.get().key)
    let bytes = try newStore()
    making.withLock { _ in
      var found = stat()
      guard stat(path, &found) != 0 || found.st_size == 0 else { return }
      let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
      guard file >= 0 else { return }
      write(file, bytes, bytes.count)
      close(file)
    }
  }

  /// Makes the store that SQLite is about to open, if it is a new one.
  private static func makeNew(_ name: UnsafePointer<CChar>?, _ flags: CInt) {
    let asked = SQLITE_OPEN_MAIN_DB | SQLITE_OPEN_CREATE
    guard let name, flags & asked == asked else { return }
    let path = String(cString: name)
    guard path.hasSuffix(".sqlite") else { return }
    do { try make(at: path) } catch { preconditionFailure("\(error)") }
  }

  /// Returns an encrypted store without tables.
  private static func newStore() throws -> [UInt8] {
    let (key, slot) = try made.get()
    let header = EncryptionHeader(sequence: 1, keyID: key.id, fileID: .random(), slots: [slot])
    guard let copy = header.bytes(with: key) else { throw StorageFailure.encrypted(.noMemory) }
    let file = FileInMemory(copy + copy)
    let pages = EncryptedPages(file, header: file.content, keys: .ofProcess)
    let status = emptyPage.withUnsafeBytes { pages.write($0, at: 0) }
    guard status == SQLITE_OK else { throw StorageFailure(status, "") }
    return file.content
  }

  /// Page 1 of a store without tables, as SQLite writes it.
  private static let emptyPage: [UInt8] = {
    var page = [UInt8](repeating: 0, count: StorePage.count)
    func put(_ bytes: [UInt8], at offset: Int) {
      page.replaceSubrange(offset..<offset + bytes.count, with: bytes)
    }
    put(Array("SQLite format 3".utf8), at: 0)
    put([0x10, 0x00, 2, 2, UInt8(StorePage.reserved), 64, 32, 32, 0, 0, 0, 1, 0, 0, 0, 1], at: 16)
    put(BigEndian.bytes(UInt32(4)), at: 44)
    put(BigEndian.bytes(UInt32(1)), at: 56)
    put(BigEndian.bytes(UInt32(1)) + BigEndian.bytes(UInt32(3_040_001)), at: 92)
    // An empty leaf of a table, whose content begins at the end of the usable bytes.
    put(
      [0x0D, 0, 0, 0, 0] + BigEndian.bytes(UInt16(StorePage.count - StorePage.reserved)), at: 100)
    return page
  }()
}

extension Trait where Self == ConditionTrait {
  /// Marks a test that needs plain stores, and says why.
  package static func plainStores(_ reason: Comment) -> Self {
    .disabled(if: EncryptedTestStores.areOn, reason)
  }
}
