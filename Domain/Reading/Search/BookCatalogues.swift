/// Where books are to be searched, as somebody set it.
public struct BookCatalogues: Equatable, Sendable {
  /// The place that is asked first.
  public var chosen: BookSource
  /// The key of the Korean bookshop.
  public var aladinKey: String?
  /// Where the Korean bookshop answers; nothing means where it does for everybody.
  public var aladin: String?
  /// Where Open Library answers; nothing means where it does for everybody.
  public var openLibrary: String?
  /// The key of Kakao's book search, and where it answers.
  public var kakao: KeyedCatalogue
  /// The key of the Korean libraries, and where they answer.
  public var naru: KeyedCatalogue
  /// Whether only what is kept here may answer.
  public var isOffline: Bool

  /// Says where to search.
  public init(
    chosen: BookSource = .openlibrary, aladinKey: String? = nil, aladin: String? = nil,
    openLibrary: String? = nil, kakao: KeyedCatalogue = KeyedCatalogue(),
    naru: KeyedCatalogue = KeyedCatalogue(), isOffline: Bool = false
  ) {
    self.chosen = chosen
    self.aladinKey = aladinKey
    self.aladin = aladin
    self.openLibrary = openLibrary
    self.kakao = kakao
    self.naru = naru
    self.isOffline = isOffline
  }

  /// Who is asked for a list first: whoever counts what is lent or sold, where there is a key, and
  /// else the library that needs none.
  public var lists: BookSource {
    let keyed: [BookSource] =
      (naru.key == nil ? [] : [.naru]) + (aladinKey == nil ? [] : [.aladin])
    return keyed.first { $0 == chosen } ?? keyed.first ?? .openlibrary
  }
}

/// A place that wants a key.
public struct KeyedCatalogue: Equatable, Sendable {
  /// The key; nothing where none is set.
  public var key: String?
  /// Where it answers; nothing means where it does for everybody.
  public var address: String?

  /// Names a place.
  public init(key: String? = nil, address: String? = nil) {
    self.key = key
    self.address = address
  }
}
