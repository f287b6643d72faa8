import Domain

/// Builds requests to Aladin's open API.
struct AladinQuestions: Sendable {
  let base: String
  let key: String

  /// The page size, and the maximum number of books that the API returns for a search.
  static let paging = BookPaging(size: 50, reach: 200)

  /// Returns a request that searches titles and names.
  func search(_ query: BookQuery, page: Int) -> ServiceQuestion {
    let parameters = [
      ("Query", query.text), ("QueryType", "Keyword"), ("SearchTarget", "Book"),
      ("MaxResults", "\(Self.paging.size)"), ("start", "\(page)"),
    ]
    return question("ItemSearch.aspx", parameters, lifetime: ServiceQuestion.hour)
  }

  /// Returns a request for one book.
  func lookup(_ isbn: ISBN) -> ServiceQuestion {
    let parameters = [("ItemIdType", "ISBN13"), ("ItemId", isbn.text)]
    return question("ItemLookUp.aspx", parameters, lifetime: ServiceQuestion.week)
  }

  /// Returns a request for a list of Korean books.
  func list(_ list: DiscoveryList) -> ServiceQuestion {
    let kind =
      switch list {
      case .bestseller: "Bestseller"
      case .new: "ItemNewAll"
      case .notable: "ItemNewSpecial"
      case .blog: "BlogBest"
      }
    let parameters = [
      ("QueryType", kind), ("SearchTarget", "Book"), ("MaxResults", "\(Self.paging.size)"),
      ("start", "1"),
    ]
    return question("ItemList.aspx", parameters, lifetime: ServiceQuestion.hour * 3)
  }

  private func question(_ page: String, _ own: [(String, String)], lifetime: Int)
    -> ServiceQuestion
  {
    let all = own + [("Cover", "Big"), ("output", "js"), ("Version", "20131101")]
    return ServiceQuestion(
      address: WebQuestion.address(base, page, [("ttbkey", key)] + all),
      name: WebQuestion.address(base, page, all), lifetime: lifetime)
  }
}
