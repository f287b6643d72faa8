import Domain
import Support
import Testing

@Suite struct `Settings of books` {
  private let preferences = Preferences(PreferencesInMemory())

  @Test func `say where books are searched, and leave what is not set to the services`() throws {
    #expect(try preferences.bookCatalogues() == BookCatalogues())
    for (name, value) in [
      ("books.source", "aladin"), ("books.aladin.key", "ttbkey"),
      ("books.aladin.url", "http://127.0.0.1:8080/ttb"),
      ("books.openlibrary.url", "https://mirror.example"), ("books.offline", "on"),
      ("books.kakao.key", "rest"), ("books.kakao.url", "http://127.0.0.1:8081/"),
      ("books.naru.key", "auth"), ("books.naru.url", "http://127.0.0.1:8082/"),
    ] { _ = try preferences.set(name, to: value) }
    #expect(
      try preferences.bookCatalogues()
        == BookCatalogues(
          chosen: .aladin, aladinKey: "ttbkey", aladin: "http://127.0.0.1:8080/ttb",
          openLibrary: "https://mirror.example",
          kakao: KeyedCatalogue(key: "rest", address: "http://127.0.0.1:8081/"),
          naru: KeyedCatalogue(key: "auth", address: "http://127.0.0.1:8082/"), isOffline: true))
    // An empty text removes a key or an address.
    for name in [
      "books.aladin.key", "books.aladin.url", "books.kakao.key", "books.kakao.url",
      "books.naru.key", "books.naru.url",
    ] { _ = try preferences.set(name, to: "") }
    let catalogues = try preferences.bookCatalogues()
    #expect(catalogues.aladinKey == nil && catalogues.aladin == nil)
    #expect(catalogues.kakao == KeyedCatalogue() && catalogues.naru == KeyedCatalogue())
  }

  @Test(arguments: ["ftp://a.example", "a.example", "https://", "https:///path", "http://a b"])
  func `refuse an address no service can have`(_ address: String) throws {
    #expect(throws: PreferenceFailure.notAnAddress(.booksOpenLibraryURL)) {
      try preferences.set("books.openlibrary.url", to: address)
    }
    #expect(try preferences.bookCatalogues().openLibrary == nil)
  }

  @Test func `keep the shelf, the order and the view, and know no others`() throws {
    // BK-17, BK-41, BK-71
    #expect(try preferences.shownShelf() == .finished && preferences.bookSort() == .title)
    _ = try preferences.set("books.shelf", to: "liked")
    _ = try preferences.set("books.sort", to: "custom")
    _ = try preferences.set("books.view", to: "grid")
    #expect(try preferences.shownShelf() == .liked && preferences.bookSort() == .custom)
    #expect(try preferences.showsBooksInGrid())
    #expect(throws: PreferenceFailure.notAChoice(.booksSort, "recent")) {
      try preferences.set("books.sort", to: "recent")
    }
    #expect(
      Preference.allCases.filter(\.isSecret)
        == [
          .booksAladinKey, .booksKakaoKey, .booksNaruKey, .signInGoogleSecret, .signInKakaoSecret,
          .signInIssuerSecret,
        ])
  }
}

/// N-13
@Suite struct `The default target of books` {
  @Test(
    arguments: [
      ("none", "none"), ("없음", "none"), ("7d", "7d"), ("14", "14d"), ("2주", "14d"),
      ("a month", "30d"), ("0", nil), ("366", nil), ("", nil), ("soon", nil),
    ] as [(String, String?)])
  func `is none or a number of days`(_ text: String, _ kept: String?) {
    #expect(NewBookTarget(text)?.text == kept)
  }

  @Test func `is none until it is set`() throws {
    let preferences = Preferences(PreferencesInMemory())
    #expect(try preferences.defaultTarget() == .none)
    _ = try preferences.set("books.target", to: "7일")
    #expect(try preferences.value(of: .booksTarget) == "7d")
    #expect(try preferences.defaultTarget().days == 7)
  }
}
