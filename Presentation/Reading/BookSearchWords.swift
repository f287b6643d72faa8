package import Domain
import PresentationKit
import TextUI

/// The texts about book services.
package struct BookSearchWords: Words, Equatable {
  let language: Language

  package func name(_ source: BookSource) -> String {
    switch source {
    case .openlibrary: "Open Library"
    case .kakao: ProviderWords.kakao(language)
    case .naru: say("도서관 정보나루", "Data4Library")
    case .aladin: say("알라딘", "Aladin")
    case .library: say("내 책", "your own books")
    }
  }

  /// Returns the credit of a source, which its terms require beside the results.
  func credit(_ source: BookSource) -> String {
    switch source {
    case .openlibrary, .kakao, .naru: say("도서 정보: \(name(source))", "Book data: \(name(source))")
    case .aladin: say("도서 DB 제공: 알라딘", "Book data provided by Aladin")
    case .library: say("내 책에서 찾았어요.", "Found among your own books.")
    }
  }

  var nothingFound: String { say("맞는 책을 찾지 못했어요.", "No books found.") }

  /// Returns the lines about a Korean book that was not found while no service of Korean books has a key: where to get a
  /// key and how to set it, or how to enter the book by hand.
  func koreanNeedsKey(byHand: String) -> [String] {
    [
      say(
        "맞는 책을 찾지 못했어요. 국내 책은 카카오(developers.kakao.com)나 도서관 정보나루(data4library.kr)에서 받은 키가 있어야 잘 찾아요.",
        "No books found. To find Korean books, Haru needs a key from Kakao (developers.kakao.com) or "
          + "Data4Library (data4library.kr)."),
      say(
        "키는 `haru settings set books.kakao.key -`(정보나루는 books.naru.key)로 넣어 주세요. 키 없이는 \(byHand)",
        "Set it with `haru settings set books.kakao.key -` (Data4Library: books.naru.key). Without a key, "
          + byHand),
    ]
  }

  /// Returns the age of a cached answer as text; nil if the answer was fetched just now.
  func age(_ freshness: BookFreshness, at now: Int) -> String? {
    switch freshness {
    case .asked: nil
    case .cached(let since):
      say("\(ago(now - since)) 저장해 둔 결과예요.", "Result stored \(ago(now - since)).")
    case .offline(let since):
      say(
        "연결되지 않아서 \(ago(now - since)) 저장해 둔 결과를 보여 줘요.",
        "No connection: this result was stored \(ago(now - since)).")
    }
  }

  private func ago(_ seconds: Int) -> String {
    switch max(0, seconds) {
    case ..<60: say("방금", "just now")
    case ..<3600: say("\(seconds / 60)분 전에", "\(seconds / 60) min ago")
    case ..<172_800: say("\(seconds / 3600)시간 전에", "\(seconds / 3600) h ago")
    default: say("\(seconds / 86_400)일 전에", "\(seconds / 86_400) days ago")
    }
  }

  /// Returns which sources failed and why, and which source answered; nil if the first source answered. Identical
  /// reasons are stated once.
  func fellBack(from failures: [BookSearchFailure], to source: BookSource) -> String? {
    let reasons = failures.map(sentence).reduce(into: [String]()) { named, reason in
      if !named.contains(reason) { named.append(reason) }
    }
    if reasons.isEmpty { return nil }
    let why = reasons.joined(separator: " ")
    let found =
      switch source {
      case .library: say("대신 내 책에서 찾아봤어요.", "Haru searched your own books instead.")
      case .openlibrary, .kakao, .naru, .aladin:
        say("대신 \(name(source))에서 찾아봤어요.", "Haru searched \(name(source)) instead.")
      }
    return why + " " + found
  }
}
