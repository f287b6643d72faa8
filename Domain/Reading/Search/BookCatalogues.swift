/// The settings of the book search.
public struct BookCatalogues: Equatable, Sendable {
  /// The source that is asked first.
  public var chosen: BookSource
  /// The API key of Aladin, the Korean bookshop; nil if not configured.
  public var aladinKey: String?
  /// The web address of Aladin; nil for the default address.
  public var aladin: String?
  /// The web address of Open Library; nil for the default address.
  public var openLibrary: String?
  /// The API key and web address of Kakao's book search.
  public var kakao: KeyedCatalogue
  /// The API key and web address of the Korean public libraries.
  public var naru: KeyedCatalogue
  /// Whether the network must not be used. If true, only stored books and cached answers are available.
  public var isOffline: Bool

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

  /// Whether a source of Korean books has the API key that it needs.
  public var hasKoreanKey: Bool { kakao.key != nil || naru.key != nil }

  /// The first source to ask for discovery lists: a source that counts loans or sales and has a key, or else Open
  /// Library. If several qualify, the chosen source comes first.
  public var lists: BookSource {
    let keyed: [BookSource] =
      (naru.key == nil ? [] : [.naru]) + (aladinKey == nil ? [] : [.aladin])
    return keyed.first { $0 == chosen } ?? keyed.first ?? .openlibrary
  }
}

/// The settings of a source that needs an API key.
public struct KeyedCatalogue: Equatable, Sendable {
  /// The API key; nil if the user has not configured one.
  public var key: String?
  /// The web address of the source; nil for the default address.
  public var address: String?

  public init(key: String? = nil, address: String? = nil) {
    self.key = key
    self.address = address
  }
}
