import Domain

extension DraftCipher {
  /// Always fails, as while a store is closed. Texts then stay in memory.
  static let none = DraftCipher(encrypt: { _, _ in nil }, decrypt: { _, _ in nil })

  /// Encrypts drafts in the form of the other files next to a store.
  static func with(_ form: SideFiles.Form) -> DraftCipher {
    DraftCipher(
      encrypt: { text, name in
        do throws(StorageFailure) {
          return try SideFiles.stored(text, as: .draft, name: name, form)
        } catch { return nil }
      },
      decrypt: { bytes, name in
        do throws(StorageFailure) {
          return try SideFiles.content(of: bytes, as: .draft, name: name)
        } catch { return nil }
      })
  }
}
