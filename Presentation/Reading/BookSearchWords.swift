import Domain
import TextUI

/// What the program says about those who know books.
struct BookSearchWords: Words, Equatable {
  let language: Language

  func name(_ source: BookSource) -> String {
    switch source {
    case .openlibrary: "Open Library"
    case .aladin: say("알라딘", "Aladin")
    case .library: say("내 책", "your own books")
    }
  }

  /// Where it comes from that is shown, which has to stand by it.
  func credit(_ source: BookSource) -> String {
    switch source {
    case .openlibrary: say("도서 정보: Open Library", "Book data: Open Library")
    case .aladin: say("도서 DB 제공: 알라딘", "Book data provided by Aladin")
    case .library: say("내 책에서 찾았어요.", "Found among your own books.")
    }
  }

  func name(_ list: DiscoveryList) -> String {
    switch list {
    case .bestseller: say("베스트셀러", "Bestsellers")
    case .new: say("새로 나온 책", "New books")
    case .notable: say("주목할 만한 새 책", "New and notable")
    case .blog: say("블로거가 고른 책", "Bloggers' choice")
    }
  }

  var nothingFound: String { say("맞는 책을 찾지 못했어요.", "No book was found.") }

  /// How old an answer is that was not asked for just now.
  func age(_ freshness: BookFreshness, at now: Int) -> String? {
    switch freshness {
    case .asked: nil
    case .kept(let since):
      say("\(ago(now - since)) 저장해 둔 결과예요.", "As it was answered \(ago(now - since)).")
    case .offline(let since):
      say(
        "연결되지 않아서 \(ago(now - since)) 저장해 둔 결과를 보여 줘요.",
        "No connection; this was answered \(ago(now - since)).")
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

  /// That others were asked before, why they did not answer, and who did; nothing where the first
  /// one did. Several may have failed in the same way.
  func fellBack(from failures: [BookSearchFailure], to source: BookSource) -> String? {
    let reasons = failures.map(sentence).reduce(into: [String]()) { said, reason in
      if !said.contains(reason) { said.append(reason) }
    }
    if reasons.isEmpty { return nil }
    let why = reasons.joined(separator: " ")
    let found =
      switch source {
      case .library: say("그래서 내 책에서 찾았어요.", "So your own books were searched.")
      case .openlibrary, .aladin:
        say("그래서 \(name(source))에서 찾았어요.", "So the search went on in \(name(source)).")
      }
    return why + " " + found
  }

  // MARK: Failures

  /// A failure as both shells show it.
  func report(_ failure: BookSearchFailure) -> Report {
    if case .storage(let failure) = failure.reason {
      return StorageWords(language).report(failure)
    }
    return Report(
      code: code(failure.reason), message: sentence(failure), status: status(failure.reason))
  }

  private func status(_ reason: BookSearchFailure.Reason) -> ExitStatus {
    switch reason {
    case .notFound: .notFound
    case .noSuchPage: .refused
    case .storage: .failed
    case .service, .closed, .status, .slow, .badAnswer, .tooLarge, .otherBook, .noKey, .offline,
      .notKept, .busy, .badAddress, .insecure, .noProgram, .notOffered, .cancelled, .other:
      .network
    }
  }

  func code(_ reason: BookSearchFailure.Reason) -> String {
    switch reason {
    case .service: "service"
    case .closed: "closed"
    case .notFound: "unknownBook"
    case .status: "refusedByServer"
    case .slow: "slow"
    case .badAnswer: "badAnswer"
    case .tooLarge: "tooLarge"
    case .otherBook: "otherBook"
    case .noKey: "noKey"
    case .cancelled: "cancelled"
    case .offline: "unreachable"
    case .notKept: "offline"
    case .busy: "busy"
    case .badAddress: "badAddress"
    case .insecure: "insecure"
    case .noProgram: "noProgram"
    case .notOffered: "notOffered"
    case .noSuchPage: "noSuchPage"
    case .storage: "storage"
    case .other: "network"
    }
  }

  /// Why a place gave no answer, and what would help.
  func sentence(_ failure: BookSearchFailure) -> String {
    let place = name(failure.source)
    switch failure.reason {
    case .service(let code, let message):
      let number = code.map { " (\(Printable.brief($0)))" } ?? ""
      return say(
        "\(place)에서 이렇게 답했어요: \(Printable.line(message))\(number)",
        "\(place) says: \(Printable.line(message))\(number)")
    case .closed(let message):
      let words = message.map { " (\(Printable.line($0)))" } ?? ""
      return say(
        "\(place)의 책 찾기 서비스가 문을 닫았어요\(words). `haru settings set books.source openlibrary`로 바꿀 수 있어요.",
        "\(place) no longer answers questions about books\(words). `haru settings set "
          + "books.source openlibrary` asks elsewhere.")
    case .notFound:
      return say(
        "\(place)에 그 ISBN의 책이 없어요. `haru books add --manual`로 직접 입력할 수 있어요.",
        "\(place) knows no book with that ISBN. `haru books add --manual` takes it by hand.")
    case .status(let status): return refusal(place, status)
    case .slow:
      return say(
        "\(place)에서 답이 오래 오지 않아 그만뒀어요. 잠시 뒤에 다시 해 주세요.",
        "\(place) took too long to answer. Try again in a while.")
    case .badAnswer:
      return say(
        "\(place)에서 알아볼 수 없는 답이 왔어요. 잠시 뒤에 다시 해 주세요.",
        "The answer of \(place) makes no sense. Try again in a while.")
    case .tooLarge(let limit):
      return say(
        "\(place)의 답이 너무 커서 받지 않았어요(\(limit >> 20) MB까지 받아요).",
        "The answer of \(place) is too large; up to \(limit >> 20) MB are taken.")
    case .otherBook:
      return say(
        "\(place)에서 다른 책을 알려 줘서 쓰지 않았어요. ISBN을 다시 살펴봐 주세요.",
        "\(place) told of another book, so it was not taken. Check the ISBN.")
    case .noKey:
      return say(
        "\(Particle.topic.after(place)) 키(TTBKey)가 있어야 답해요. 다만 알라딘은 2026년 10월에 책 정보 제공을 마친다고 알렸어요. "
          + "키가 없으면 `haru settings set books.source openlibrary`로 바꿔 주세요.",
        "\(place) answers only with a key, and is said to have ended this service. Without a key, "
          + "`haru settings set books.source openlibrary` asks elsewhere.")
    case .offline:
      return say(
        "\(place)에 연결하지 못했어요. 인터넷 연결을 살펴봐 주세요.",
        "\(place) could not be reached. Check the connection.")
    case .cancelled: return say("찾기를 그만뒀어요.", "The search was stopped.")
    case .notKept:
      return say(
        "오프라인이고, \(place)에서 저장해 둔 결과도 없어요. `haru settings set books.offline off`로 연결할 수 있어요.",
        "Books are set to be offline, and \(place) never answered this. `haru settings set "
          + "books.offline off` lets it be asked.")
    case .busy:
      return say(
        "\(place)에 보낸 요청이 밀려 있어요. 잠시 뒤에 다시 해 주세요.",
        "Too many questions wait for \(place). Try again in a while.")
    case .badAddress:
      return say(
        "\(place)의 주소가 맞지 않아요. `haru settings`에서 books 주소를 살펴봐 주세요.",
        "The address of \(place) is none. Check the addresses of books in `haru settings`.")
    case .insecure:
      return say(
        "\(place)에 안전하게 연결할 수 없어서 그만뒀어요. 컴퓨터 날짜와 ca-certificates 패키지를 살펴봐 주세요.",
        "The connection to \(place) would not be safe. Check this computer's date, and whether "
          + "ca-certificates is installed.")
    case .noProgram:
      return say(
        "책을 찾으려면 curl이라는 프로그램이 필요해요. 데비안에서는 sudo apt install curl ca-certificates로 설치할 수 있어요.",
        "Searching books needs the program curl. On Debian: sudo apt install curl ca-certificates.")
    case .notOffered:
      return say(
        "\(place)에는 그런 목록이 없어요. 알라딘에는 있었지만, 알라딘은 2026년 10월에 책 정보 제공을 마친다고 알렸어요.",
        "\(place) has no such list. Aladin had them, and is said to have ended this service.")
    case .noSuchPage(let last):
      return say(
        "그런 쪽은 없어요. 1부터 \(last)까지 볼 수 있어요.", "There is no such page; they go from 1 to \(last).")
    case .storage: return say("내 책을 읽지 못했어요.", "Your own books could not be read.")
    case .other(let text):
      return say(
        "\(place)에서 답을 받지 못했어요(\(Printable.line(text))).",
        "\(place) gave no answer (\(Printable.line(text))).")
    }
  }

  private func refusal(_ place: String, _ status: Int) -> String {
    switch status {
    case 429:
      say(
        "\(place)에 요청이 너무 잦았어요(429). 잠시 뒤에 다시 해 주세요.",
        "\(place) was asked too often (429). Try again in a while.")
    case 500...:
      say(
        "\(place)에 문제가 있어요(\(status)). 잠시 뒤에 다시 해 주세요.",
        "\(place) is in trouble (\(status)). Try again in a while.")
    default:
      say(
        "\(place)에서 요청을 거절했어요(\(status)). 잠시 뒤에 다시 해 주세요.",
        "\(place) refused to answer (\(status)). Try again in a while.")
    }
  }
}
