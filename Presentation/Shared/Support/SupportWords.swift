import Domain
import PresentationKit

/// Texts about the program itself.
struct SupportWords: Words {
  let language: Language

  /// The width of a page in columns when it is printed by a command.
  static let width = 78

  var letterOpened: String {
    say(
      "메일 프로그램에 보낼 메일을 열어 뒀어요. 확인하고 보내 주세요.",
      "Opened the letter in your mail program. Send it from there.")
  }
  var noMailProgram: String {
    say(
      "메일 프로그램을 찾지 못했어요. 아래 글을 직접 보내 주세요. 메일 프로그램은 `haru settings set opener.mail`로 정할 수 있어요.",
      "No mail program was found. Please send the text below yourself. To set a mail program, use "
        + "`haru settings set opener.mail`.")
  }
  var noMailbox: String {
    say(
      "아직 의견을 받을 주소가 없어요. 아래 글을 저장해 두었다가 ‘하루’를 알려 준 사람에게 보내 주세요. 파일로 저장하려면 `haru feedback --print > letter.txt`를 실행해 주세요.",
      "There is no address for feedback yet. Save the text below with "
        + "`haru feedback --print > letter.txt`, and send it to the person who gave you Haru.")
  }
  func to(_ mailbox: String) -> String { say("받는 이: \(mailbox)", "To: \(mailbox)") }
  func subject(_ text: String) -> String { say("제목: \(text)", "Subject: \(text)") }

  var pageOpened: String { say("브라우저에서 열었어요.", "Opened the page in your browser.") }
  var pageName: String { say("평가 페이지", "Rating page") }
  var noPage: String {
    say(
      "아직 평가를 남길 페이지가 없어요. 하고 싶은 말은 `haru feedback`으로 적어 둘 수 있어요.",
      "Haru does not have a rating page yet. Write a letter with `haru feedback` instead.")
  }
  var noBrowser: String {
    say(
      "페이지를 열 브라우저를 찾지 못했어요. 주소를 복사해서 직접 열어 주세요.",
      "No browser was found. Please open this address yourself.")
  }

  func cacheSize(_ bytes: Int) -> String {
    say("캐시 크기는 \(Particle.being.after(size(bytes))).", "The cache uses \(size(bytes)).")
  }
  func cleared(_ bytes: Int) -> String {
    say(
      "캐시를 비워서 \(Particle.object.after(size(bytes))) 확보했어요.",
      "Emptied the cache and freed \(size(bytes)).")
  }

  /// Returns the size in megabytes with two decimals.
  func size(_ bytes: Int) -> String {
    let hundredths = (bytes * 100 + 500_000) / 1_000_000
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) MB"
  }

  // Versions
  func isLatest(_ version: VersionNumber) -> String {
    say("지금 최신 버전을 쓰고 있어요.", "You have the newest version.")
  }
  func isOlder(than latest: VersionNumber) -> String {
    say(
      "새 버전 \(Particle.subject.after(latest.description)) 나왔어요.", "Version \(latest) is out.")
  }
  func isNewer(than latest: VersionNumber) -> String {
    say(
      "가장 최근에 나온 버전은 \(latest)인데, 지금 쓰는 버전이 더 새로워요.",
      "The newest release is \(latest). Your version is newer.")
  }

  /// Says whether the installed version is the newest, older or newer. An installed version that cannot be parsed
  /// counts as older.
  func compared(_ version: String, to latest: VersionNumber) -> String {
    guard let own = VersionNumber(version) else { return isOlder(than: latest) }
    return own == latest
      ? isLatest(latest) : own < latest ? isOlder(than: latest) : isNewer(than: latest)
  }
  var asking: String { say("확인하는 중", "checking") }

  func report(_ failure: LatestFailure, of version: String) -> Report {
    switch failure {
    case .noAddress:
      Report(
        code: "noUpdateAddress",
        message: say(
          "지금 버전은 \(Particle.being.after(version)). 새 버전을 확인할 주소를 아직 정하지 않았어요. "
            + "`haru settings set update.versionURL 주소`로 정할 수 있어요.",
          "You have \(version). Haru has no address to check for newer versions. To set one, use "
            + "`haru settings set update.versionURL ADDRESS`."),
        field: Preference.updateVersionURL.rawValue,
        status: .refused)
    case .fetching(let failure): FetchWords(language).report(failure)
    case .unreadable:
      Report(
        code: "badAnswer",
        message: say(
          "그 주소에서 버전 번호를 찾지 못했어요. 첫 줄에 1.2.3 같은 번호가 있어야 해요.",
          "The file at that address does not contain a version. Its first line must be a number "
            + "such as 1.2.3."), status: .network)
    }
  }
}
