import Domain
import PresentationKit
import TextUI

/// The messages for failures of book services, with advice.
extension BookSearchWords {
  /// Returns a failure as a report, for the command line and the screens.
  func report(_ failure: BookSearchFailure) -> Report {
    if case .storage(let failure) = failure.reason {
      return StorageWords(language).report(failure)
    }
    return Report(
      code: code(failure.reason), message: sentence(failure), status: status(failure.reason))
  }

  private func status(_ reason: BookSearchFailure.Cause) -> ExitStatus {
    switch reason {
    case .notFound: .notFound
    case .noSuchPage: .refused
    case .storage: .failed
    case .service, .closed, .status, .slow, .badAnswer, .tooLarge, .otherBook, .noKey, .badKey,
      .quota, .offline, .notCached, .busy, .badAddress, .insecure, .noProgram, .notOffered,
      .cancelled, .other:
      .network
    }
  }

  func code(_ reason: BookSearchFailure.Cause) -> String {
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
    case .badKey: "badKey"
    case .quota: "quota"
    case .cancelled: "cancelled"
    case .offline: "unreachable"
    case .notCached: "offline"
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

  /// Explains why a source failed, with advice.
  func sentence(_ failure: BookSearchFailure) -> String {
    let sourceName = name(failure.source)
    switch failure.reason {
    case .service(let code, let message):
      let number = code.map { " (\(Printable.brief($0)))" } ?? ""
      return say(
        "\(sourceName)에서 오류가 났어요: \(Printable.line(message))\(number)",
        "\(sourceName) reported an error: \(Printable.line(message))\(number)")
    case .closed(let message):
      let words = message.map { " (\(Printable.line($0)))" } ?? ""
      return say(
        "\(sourceName)의 책 찾기 서비스가 종료됐어요\(words). `haru settings set books.source openlibrary`로 책 "
          + "찾는 곳을 바꿀 수 있어요.",
        "\(sourceName) has closed its book search\(words). To use another source: `haru settings "
          + "set books.source openlibrary`.")
    case .notFound:
      return say(
        "\(sourceName)에 그 ISBN의 책이 없어요. `haru books add --manual`로 직접 입력할 수 있어요.",
        "\(sourceName) has no book with that ISBN. Enter it yourself with `haru books add --manual`."
      )
    case .status(let status): return refusal(sourceName, status)
    case .slow:
      return say(
        "\(sourceName)에서 오랫동안 응답이 없어서 그만뒀어요. 잠시 뒤에 다시 해 주세요.",
        "\(sourceName) took too long to answer. Try again in a while.")
    case .badAnswer:
      return say(
        "\(sourceName)에서 받은 응답을 읽지 못했어요. 잠시 뒤에 다시 해 주세요.",
        "Haru could not read the answer from \(sourceName). Try again later.")
    case .tooLarge(let limit):
      return say(
        "\(sourceName)의 응답이 너무 커서 받지 않았어요(최대 \(limit >> 20) MB).",
        "The answer from \(sourceName) is larger than \(limit >> 20) MB, so it was not read.")
    case .otherBook:
      return say(
        "\(sourceName)에서 ISBN이 다른 책을 보내 와서 가져오지 않았어요. ISBN을 다시 확인해 주세요.",
        "\(sourceName) returned a book with a different ISBN, so Haru ignored it. Check the ISBN.")
    case .noKey: return needsKey(failure.source)
    case .badKey(let message):
      let words = message.map { " (\(Printable.line($0)))" } ?? ""
      let command = "`haru settings set books.\(failure.source.rawValue).key -`"
      return say(
        "\(sourceName)에서 키를 거절했어요\(words). 키를 확인하고 \(command)로 다시 입력해 주세요.",
        "\(sourceName) rejected your key\(words). Check the key, or set another with \(command).")
    case .quota:
      return say(
        "\(sourceName) API 키의 하루 검색 횟수를 다 썼어요. 내일 다시 하거나 `haru settings set books.source "
          + "openlibrary`로 책 찾는 곳을 바꿔 주세요.",
        "Your key for \(sourceName) has reached its daily limit. Try again tomorrow, or use "
          + "another source: `haru settings set books.source openlibrary`.")
    case .offline:
      return say(
        "\(sourceName)에 연결하지 못했어요. 인터넷 연결을 확인해 주세요.",
        "\(sourceName) could not be reached. Check your internet connection.")
    case .cancelled: return say("찾기를 그만뒀어요.", "The search was stopped.")
    case .notCached:
      return say(
        "책 찾기가 오프라인으로 설정되어 있고, \(sourceName)에서 받아 둔 결과도 없어요. `haru settings set books.offline off`로 연결할 수 있어요.",
        "Book search is offline, and Haru has no stored result from \(sourceName). Go online with "
          + "`haru settings set books.offline off`.")
    case .busy:
      return say(
        "\(sourceName)에 보낸 요청이 밀려 있어요. 잠시 뒤에 다시 해 주세요.",
        "Too many requests to \(sourceName) are waiting. Try again in a while.")
    case .badAddress:
      return say(
        "\(sourceName)의 주소 설정이 맞지 않아요. `haru settings`에서 books 주소를 확인해 주세요.",
        "The address of \(sourceName) is not valid. Check the book addresses in `haru settings`.")
    case .insecure:
      return say(
        "\(sourceName)에 안전하게 연결할 수 없어서 그만뒀어요. 컴퓨터 날짜와 ca-certificates 패키지를 확인해 주세요.",
        "Haru could not connect to \(sourceName) securely. Check this computer's date, and whether "
          + "ca-certificates is installed.")
    case .noProgram:
      return say(
        "책을 찾으려면 curl이라는 프로그램이 필요해요. 데비안에서는 sudo apt install curl ca-certificates로 설치할 수 있어요.",
        "Book search needs the program curl. On Debian: sudo apt install curl ca-certificates.")
    case .notOffered:
      return say(
        "\(sourceName)에는 그런 목록이 없어요. 다른 목록이나 분류를 고르거나, 책 찾는 곳을 빼고 다시 해 보세요.",
        "\(sourceName) does not offer this list. Choose another list or category, or omit the source."
      )
    case .noSuchPage(let last):
      return say(
        "그런 쪽은 없어요. 1쪽부터 \(last)쪽까지 볼 수 있어요.",
        "This page does not exist. Choose a page from 1 to \(last)."
      )
    case .storage: return say("내 책 목록을 불러오지 못했어요.", "Your own books could not be read.")
    case .other(let text):
      return say(
        "\(sourceName)에서 응답을 받지 못했어요(\(Printable.line(text))).",
        "\(sourceName) did not answer (\(Printable.line(text))).")
    }
  }

  /// Explains how to get the key of a source, and that Open Library works without a key. For Aladin, which has closed,
  /// explains how to change the source.
  private func needsKey(_ source: BookSource) -> String {
    switch source {
    case .kakao:
      say(
        "카카오에서 찾으려면 키(REST API 키)가 있어야 해요. developers.kakao.com에서 앱을 만들어 받고 `haru settings "
          + "set books.kakao.key -`로 입력해 주세요. Open Library에서는 키 없이도 찾을 수 있어요.",
        "Kakao requires a key. Create an app at developers.kakao.com, then enter its REST API key with "
          + "`haru settings set books.kakao.key -`. Open Library works without a key.")
    case .naru:
      say(
        "도서관 정보나루를 쓰려면 키(인증키)가 있어야 해요. data4library.kr에서 신청해 받고 `haru settings set "
          + "books.naru.key -`로 입력해 주세요. Open Library에서는 키 없이도 찾을 수 있어요.",
        "Data4Library requires a key. Apply for one at data4library.kr, then enter it with `haru "
          + "settings set books.naru.key -`. Open Library works without a key.")
    case .aladin, .openlibrary, .library:
      say(
        "알라딘은 2026년 10월 30일에 책 정보 제공을 끝냈어요. `haru settings set books.source openlibrary`로 책 "
          + "찾는 곳을 바꿔 주세요.",
        "Aladin stopped providing book data on 30 October 2026. To use another source: `haru "
          + "settings set books.source openlibrary`.")
    }
  }

  private func refusal(_ sourceName: String, _ status: Int) -> String {
    switch status {
    case 429:
      say(
        "\(sourceName)에 요청을 너무 자주 보냈어요(429). 잠시 뒤에 다시 해 주세요.",
        "Too many requests to \(sourceName) (429). Try again in a while.")
    case 500...:
      say(
        "\(sourceName)에 문제가 있어요(\(status)). 잠시 뒤에 다시 해 주세요.",
        "\(sourceName) reports a server error (\(status)). Try again later.")
    default:
      say(
        "\(sourceName)에서 요청을 거절했어요(\(status)). 잠시 뒤에 다시 해 주세요.",
        "\(sourceName) refused to answer (\(status)). Try again in a while.")
    }
  }
}
