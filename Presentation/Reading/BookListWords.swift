package import Domain
import PresentationKit
import TextUI

/// The names and descriptions of book lists.
extension BookSearchWords {
  package func name(_ list: DiscoveryList) -> String {
    switch list {
    case .bestseller: name(.sales)
    case .new: name(.arrivals)
    case .notable: name(.selection)
    case .blog: name(.bloggers)
    }
  }

  /// Returns the name of a list. The name depends on how the list is compiled, so that only lists of sales are called
  /// bestsellers.
  func name(_ making: ListMaking) -> String {
    switch making {
    case .sales: say("베스트셀러", "Bestsellers")
    case .arrivals, .newInCategory: say("새로 나온 책", "New books")
    case .selection: say("주목할 만한 새 책", "New and notable")
    case .bloggers: say("블로거가 고른 책", "Bloggers' choice")
    case .loans: say("도서관에서 많이 빌린 책", "Most borrowed in libraries")
    case .newLoans: say("도서관에서 많이 빌린 새 책", "New books most borrowed in libraries")
    case .risingLoans: say("대출이 부쩍 늘어난 책", "Borrowed much more lately")
    case .trendingWeek: say("이번 주에 많이 찾은 책", "Trending this week")
    case .trendingMonth: say("이번 달에 많이 찾은 책", "Trending this month")
    case .category: say("분류별로 잘 알려진 책", "Well known in a category")
    }
  }

  /// Returns the name of a list and its category.
  func name(_ making: ListMaking, of category: BookCategory?) -> String {
    guard let category else { return name(making) }
    return name(making) + between + CategoryWords(language).name(category)
  }

  /// Explains how a list is compiled; nil for a shop's own lists, whose names explain them.
  func made(_ making: ListMaking, of category: BookCategory?) -> String? {
    let named = CategoryWords(language).name(category ?? .defaultForLists)
    return switch making {
    case .sales, .arrivals, .selection, .bloggers: nil
    case .loans:
      say(
        "지난 30일 동안 우리나라 공공도서관에서 많이 빌린 책이에요. 판매 순위는 아니에요.",
        "Most borrowed from Korean public libraries in the last 30 days. Not a sales ranking.")
    case .newLoans:
      say(
        "지난 30일 동안 공공도서관에서 많이 빌린 책 중 올해와 지난해에 나온 책이에요.",
        "Books from this year and last, most borrowed from Korean public libraries in the "
          + "last 30 days."
      )
    case .risingLoans:
      say(
        "공공도서관에서 한 주 전보다 대출이 부쩍 늘어난 책이에요.",
        "Borrowed much more often from Korean public libraries than a week ago.")
    case .trendingWeek:
      say(
        "Open Library 독자들이 이번 주에 많이 찾은 책이에요. 판매 순위가 아니고, 모든 분류를 합친 목록이에요.",
        "Most popular with Open Library readers this week, in all categories. Not a sales "
          + "ranking."
      )
    case .trendingMonth:
      say(
        "Open Library 독자들이 이번 달에 많이 찾은 책이에요. 블로거가 고른 목록이 아니고, 모든 분류를 합쳤어요.",
        "Most popular with Open Library readers this month, in all categories. Not chosen by "
          + "bloggers.")
    case .newInCategory:
      say(
        "Open Library의 ‘\(named)’ 분류에서 올해와 지난해에 나온 책이에요.",
        "Open Library books in “\(named)” published this year or last year.")
    case .category:
      say(
        "Open Library의 ‘\(named)’ 분류에서 맨 앞에 나오는 책이에요.",
        "Books that Open Library lists first in “\(named)”.")
    }
  }
}
