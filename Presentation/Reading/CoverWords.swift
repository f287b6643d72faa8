import Domain
import PresentationKit
import TextUI

/// The texts about book covers.
struct CoverWords: Words, Equatable {
  let language: Language

  /// The text shown while a cover is downloaded.
  var loading: String { say("표지를 가져오고 있어요…", "Downloading the cover…") }

  /// Returns the size of the cover cache on disk as text.
  func cacheSize(_ bytes: Int) -> String {
    let size = Self.megabytes(bytes)
    return say("보관해 둔 표지: \(size) MB", "Stored covers: \(size) MB")
  }

  /// The confirmation that the cover cache was cleared.
  var cleared: String {
    say(
      "보관해 둔 표지를 지웠어요. 다음에 볼 때 다시 가져와요.",
      "Deleted the stored covers. They are downloaded again when needed.")
  }

  /// Formats bytes as megabytes, rounded up to a tenth so that small sizes are not 0.
  static func megabytes(_ bytes: Int) -> String {
    let tenths = (max(0, bytes) + 99_999) / 100_000
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// Returns a failure as a report, for the command line and the screens.
  func report(_ failure: CoverFailure) -> Report {
    if case .file(let failure) = failure {
      return FileWords(language).report(failure, field: "COVER")
    }
    return Report(code: code(failure), message: sentence(failure), status: status(failure))
  }

  private func status(_ failure: CoverFailure) -> ExitStatus {
    switch failure {
    case .noPicture: .notFound
    case .badAddress: .refused
    case .file, .notAnImage, .broken, .tooManyPixels, .noProgram: .failed
    case .tooLarge, .offline, .notCached, .slow, .status, .insecure, .other: .network
    }
  }

  private func code(_ failure: CoverFailure) -> String {
    switch failure {
    case .noPicture: "noCover"
    case .badAddress: "badAddress"
    case .file: "file"
    case .notAnImage: "notAPicture"
    case .broken: "brokenPicture"
    case .tooLarge, .tooManyPixels: "tooLarge"
    case .offline: "unreachable"
    case .notCached: "offline"
    case .slow: "slow"
    case .status: "refusedByServer"
    case .insecure: "insecure"
    case .noProgram: "noProgram"
    case .other: "network"
    }
  }

  /// Explains why there is no cover, with advice.
  func sentence(_ failure: CoverFailure) -> String {
    switch failure {
    case .noPicture: say("이 책에는 표지 그림이 없어요.", "This book has no cover picture.")
    case .badAddress:
      say(
        "표지는 http://나 https://로 시작하는 주소나 /로 시작하는 파일 경로로 적어 주세요.",
        "Give the cover as a URL (http:// or https://) or as a file path that begins with /.")
    case .file(let failure): FileWords(language).report(failure, field: "COVER").message
    case .notAnImage:
      say("표지가 JPEG, PNG, GIF 그림이 아니에요.", "The cover is not a JPEG, PNG or GIF picture.")
    case .broken: say("표지 그림이 깨져 있어요.", "The cover picture is damaged.")
    case .tooLarge(let limit):
      say(
        "표지 파일이 너무 커요. \(limit >> 20) MB까지 볼 수 있어요.",
        "The cover file is too large. The maximum is \(limit >> 20) MB.")
    case .tooManyPixels(let limit):
      say(
        "표지 그림이 너무 커요. \(limit / 10_000)만 화소까지 볼 수 있어요.",
        "The cover picture is too large. The maximum is \(limit / 1_000_000) million pixels.")
    case .offline:
      say(
        "표지가 있는 서버에 연결하지 못했어요. 인터넷 연결을 확인해 주세요.",
        "The cover server could not be reached. Check your internet connection.")
    case .notCached:
      say(
        "책 찾기가 오프라인으로 설정되어 있고, 저장해 둔 표지도 없어요. `haru settings set books.offline off`로 연결할 수 있어요.",
        "Book search is offline, and this cover has not been downloaded. Go online with `haru "
          + "settings set books.offline off`.")
    case .slow:
      say(
        "표지를 가져오는 데 오래 걸려 그만뒀어요. 잠시 뒤에 다시 해 주세요.",
        "Downloading the cover took too long. Try again later.")
    case .status(let status):
      say(
        "표지가 있는 서버에서 요청을 거절했어요(\(status)). 잠시 뒤에 다시 해 주세요.",
        "The cover server refused the request (\(status)). Try again later.")
    case .insecure:
      say(
        "표지가 있는 서버에 안전하게 연결할 수 없어서 그만뒀어요. 컴퓨터 날짜와 ca-certificates 패키지를 확인해 주세요.",
        "Haru could not connect to the cover server securely. Check this computer's date, and "
          + "whether ca-certificates is installed.")
    case .noProgram(let name): missing(name)
    case .other(let words):
      say(
        "표지를 가져오지 못했어요(\(Printable.line(words))).",
        "The cover could not be fetched (\(Printable.line(words))).")
    }
  }

  private func missing(_ name: String) -> String {
    let package = name == "curl" ? "curl ca-certificates" : "netpbm"
    return say(
      "표지를 보려면 \(Particle.called.after(name)) 프로그램이 필요해요. 데비안에서는 sudo apt install \(package)로 설치할 수 있어요.",
      "Showing covers needs the program \(name). On Debian: sudo apt install \(package).")
  }
}
