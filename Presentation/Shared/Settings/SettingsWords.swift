import Domain
import PresentationKit
import TextUI

struct SettingsWords: Words {
  let language: Language

  /// The label before the path of the settings file.
  var pathName: String { say("설정 파일", "Settings file") }
  /// The label of the font that pictures use now.
  var chosenFont: String { say("지금 쓰는 글꼴", "in use") }

  func changed(_ name: String, _ value: String) -> String {
    value.isEmpty
      ? say("\(name) 값을 비웠어요.", "Cleared \(name).")
      : say("바꿨어요. \(name) = \(value)", "Set \(name) to \(value).")
  }

  func reset(_ name: String, _ value: String) -> String {
    value.isEmpty
      ? say(
        "기본값으로 되돌렸어요. \(Particle.topic.after(name)) 비어 있어요.",
        "Reset \(name) to its default (empty).")
      : say("기본값으로 되돌렸어요. \(name) = \(value)", "Reset \(name) to its default: \(value).")
  }

  /// Returns the message about an ignored entry of the settings file, with its line number.
  func problem(_ problem: PreferenceParseError, in path: String?) -> String {
    let name = Printable.brief(path?.split(separator: "/").last.map(String.init) ?? "config.toml")
    let reason = reason(problem.reason)
    return problem.line > 0
      ? say("\(name) \(problem.line)번째 줄: \(reason)", "\(name), line \(problem.line): \(reason)")
      : say("\(name): \(reason)", "\(name): \(reason)")
  }

  /// Returns the message about a key that occurs more than once in the settings file.
  func repeated(_ name: String) -> String {
    say(
      "\(Particle.subject.after(name)) 두 번 있어요. 마지막 값이 적용돼요.",
      "\(name) is set twice. The last value is used.")
  }

  /// Explains why an entry of the settings file is ignored.
  func reason(_ reason: PreferenceParseError.Cause) -> String {
    switch reason {
    case .unreadableLine:
      say(
        "읽을 수 없는 줄이에요. `이름 = \"값\"`처럼 값을 따옴표로 감싸 주세요.",
        "this line cannot be read. Write it like `name = \"value\"`.")
    case .unclosed:
      say(
        "여기서 시작한 따옴표나 괄호가 닫히지 않았어요. 이 줄부터는 읽지 않았어요.",
        "this quote or bracket is never closed, so the rest of the file was not read.")
    case .unknownKey(let name):
      say(
        "\(Particle.called.after("‘\(Printable.brief(name))’")) 설정은 없어요.",
        "“\(Printable.brief(name))” is not a setting.")
        + hint(name)
    case .formerNames(let renamed):
      say(
        "이름이 바뀐 설정이 있어요: \(RenamedSettings(language: language).newNames(renamed)). 옛 이름도 그대로 쓸 수 있어요.",
        "renamed settings: \(RenamedSettings(language: language).newNames(renamed)). The old \(renamed.count == 1 ? "name still works" : "names still work")."
      )
    case .repeated(let preference): repeated(preference.rawValue)
    case .wrongKind(let preference):
      say(
        "\(preference.rawValue)에 맞지 않는 값이에요. \(taken(preference))",
        "\(preference.rawValue) needs a different kind of value. \(taken(preference))")
    case .refused(let error): sentence(report(error))
    case .notText:
      say(
        "UTF-8 텍스트 파일이 아니에요. 설정은 모두 기본값을 따라요.",
        "the file is not UTF-8 text. All settings have their default values.")
    case .tooLarge(let limit):
      say(
        "파일이 \(limit >> 20) MiB보다 커서 읽지 않았어요. 설정은 모두 기본값을 따라요.",
        "the file is larger than \(limit >> 20) MiB and was not read. All settings have their "
          + "default values.")
    case .unreadableFile:
      say(
        "파일을 읽을 수 없어요. 권한을 확인해 주세요. 설정은 모두 기본값을 따라요.",
        "the file cannot be read. Check its permissions. All settings have their default values.")
    }
  }

  /// Returns a sentence that lists the values a setting accepts.
  private func taken(_ preference: Preference) -> String {
    switch preference.kind {
    case .flag: say("true나 false를 적어 주세요.", "Write true or false.")
    case .choice(let words):
      say("쓸 수 있는 값: ", "Possible values: ") + words.joined(separator: ", ")
    case .number(let range):
      say(
        "\(range.lowerBound)부터 \(range.upperBound)까지의 수를 적어 주세요.",
        "Write a number from \(range.lowerBound) to \(range.upperBound).")
    case .hours:
      say("off나 \"22-7\" 같은 시간을 적어 주세요.", "Write \"off\", or hours like \"22-7\".")
    case .target:
      say("none이나 \"7d\" 같은 날수를 적어 주세요.", "Write \"none\", or a number of days like \"7d\".")
    case .cycles:
      say("\"family 14, work 30\"처럼 적어 주세요.", "Write it like \"family 14, work 30\".")
    case .text, .address, .command: say("글을 \"…\"로 감싸서 적어 주세요.", "Put the text in quotes.")
    }
  }

  private func sentence(_ report: Report) -> String {
    ([report.message] + [report.candidates.joined(separator: ", ")]).filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// Suggests the setting name that the user probably meant.
  private func hint(_ name: String) -> String {
    let known = Preference.allCases.map(\.rawValue)
    let near =
      Suggestion.nearest(to: name, among: known) ?? Suggestion.begun(by: name, among: known)
    return NearestWords(language).sentence(near.map { [$0] } ?? [])
  }
}

extension SettingsWords {
  /// Returns the report of an error, with the accepted names or values.
  func report(_ error: PreferenceFailure) -> Report {
    switch error {
    case .unknown(let name):
      Report(
        code: "unknownSetting",
        message: say(
          "\(Particle.called.after("‘\(Printable.brief(name))’")) 설정은 없어요.\(hint(name)) 쓸 수 있는 설정:",
          "“\(Printable.brief(name))” is not a setting.\(hint(name)) Available settings:"),
        field: "KEY", status: .refused, candidates: Preference.allCases.map(\.rawValue))
    case .notAChoice(let preference, let value):
      bad(
        say(
          "\(preference.rawValue)에는 ‘\(Printable.brief(value))’ 값을 넣을 수 없어요."
            + "\(near(value, preference)) 쓸 수 있는 값:",
          "\(preference.rawValue) cannot be “\(Printable.brief(value))”.\(near(value, preference)) "
            + "Possible values:"),
        NamedChoices.values(of: preference)?.map { $0.listed(language) } ?? [])
    case .notANumber(let preference, let value, let range):
      bad(
        say(
          "\(preference.rawValue)에는 ‘\(Printable.brief(value))’ 대신 \(range.lowerBound)부터 "
            + "\(range.upperBound)까지의 수를 적어 주세요.",
          "\(preference.rawValue) must be a number from \(range.lowerBound) to "
            + "\(range.upperBound), not “\(Printable.brief(value))”."))
    case .notHours(let preference, let value):
      bad(
        say(
          "\(preference.rawValue)에는 ‘\(Printable.brief(value))’ 대신 알리지 않을 시간을 22-7(22시부터 7시까지)처럼 적어 주세요. "
            + "항상 알림을 받으려면 off를 적으면 돼요.",
          "\(preference.rawValue) must be a range of hours such as 22-7, or “off”, not "
            + "“\(Printable.brief(value))”."))
    case .notATarget(let preference, let value):
      bad(
        say(
          "\(preference.rawValue)에는 ‘\(Printable.brief(value))’ 대신 none이나 ‘7d’ 같은 날수(1~\(TargetDay.most)일)를 적어 주세요.",
          "\(preference.rawValue) must be “none” or a number of days such as “7d” (at most \(TargetDay.most)), not "
            + "“\(Printable.brief(value))”."))
    case .notCycles(let preference, let value):
      bad(
        say(
          "\(preference.rawValue)에는 ‘\(Printable.brief(value))’ 대신 \(Cycle.range.lowerBound)~\(Cycle.range.upperBound)일이나, ‘30, family 14’처럼 태그와 날수를 적어 주세요.",
          "\(preference.rawValue) must be \(Cycle.range.lowerBound) to \(Cycle.range.upperBound) days, or tags with "
            + "days: “30, family 14”, not “\(Printable.brief(value))”."))
    case .notACycle(let tag, let value, let range):
      bad(
        say(
          "#\(tag)의 주기로 ‘\(Printable.brief(value))’ 값은 쓸 수 없어요. \(range.lowerBound)부터 \(range.upperBound)까지의 날수나 ‘매주’ 같은 말로 적어 주세요.",
          "The cycle of #\(tag) must be \(range.lowerBound) to \(range.upperBound) days, or a word such as "
            + "weekly, not “\(Printable.brief(value))”."))
    case .notAFolder(let path): bad(InboxWords(language).isFile(path))
    case .tooLong(let preference, let limit):
      bad(
        say(
          "\(preference.rawValue) 값은 \(limit)글자까지 적을 수 있어요.",
          "The value of \(preference.rawValue) can have at most \(limit) characters."))
    case .controlCharacter(let preference):
      bad(
        say(
          "\(preference.rawValue) 값에 보이지 않는 제어 문자가 있어요. 그 글자를 빼 주세요.",
          "The value of \(preference.rawValue) contains a control character. Remove it."))
    case .notAnAddress(let preference):
      bad(
        say(
          "\(preference.rawValue)에는 http://나 https://로 시작하고 띄어쓰기가 없는 주소를 적어 주세요. 비우려면 ''를 적으면 돼요.",
          "\(preference.rawValue) must be an address that begins with http:// or https:// and has no "
            + "spaces. To remove the address, enter ''."))
    case .notSecure(let preference):
      bad(
        say(
          "\(preference.rawValue)에는 https://로 시작하고 ?나 #이 없는 주소를 적어 주세요. 이 컴퓨터의 주소라면 http://127.0.0.1도 돼요. "
            + "비우려면 ''를 적으면 돼요.",
          "\(preference.rawValue) must be an address without ? or # that begins with https://, "
            + "or with http://127.0.0.1 for this computer. To remove the address, enter ''."))
    case .notACommand(let preference):
      bad(
        say(
          "\(preference.rawValue)에는 프로그램 이름으로 시작하고 따옴표가 닫힌 명령을 적어 주세요. {} 자리에 주소가 들어가요. 비우려면 ''를 적으면 돼요.",
          "\(preference.rawValue) must be a command that begins with a program name and has no "
            + "unclosed quotes. {} is replaced by the address. To remove the command, enter ''."))
    case .unknownFont(let name, let known):
      bad(
        say(
          "\(Particle.called.after("‘\(Printable.brief(name))’")) 한글 글꼴은 설치되어 있지 않아요. 쓸 수 있는 글꼴:",
          "“\(Printable.brief(name))” is not an installed font with Hangul. Installed fonts:"),
        known.map(Printable.line))
    case .fonts(.noProgram):
      Report(
        code: "noFonts",
        message: say(
          "설치된 글꼴을 알려 주는 fc-list 프로그램이 없어요. fontconfig 패키지를 설치해 주세요.",
          "fc-list, which lists the installed fonts, was not found. Install fontconfig."),
        status: .failed)
    case .fonts(.failed(let text)):
      Report(
        code: "noFonts",
        message: say(
          "설치된 글꼴 목록을 가져오지 못했어요(\(Printable.line(text))).",
          "Haru could not list the installed fonts (\(Printable.line(text)))."),
        status: .failed)
    case .holidays(let failure): HolidayFileWords(language).report(failure)
    case .storage(let failure): StorageWords(language).report(failure)
    }
  }

  private func bad(_ message: String, _ candidates: [String] = []) -> Report {
    Report(
      code: "badSetting", message: message, field: "VALUE", status: .refused,
      candidates: candidates)
  }

  private func near(_ value: String, _ preference: Preference) -> String {
    let choices = NamedChoices.values(of: preference) ?? []
    let near = Suggestion.nearest(
      to: value, among: choices.map(\.code) + choices.map { $0.name(language) })
    return NearestWords(language).sentence(near.map { [$0] } ?? [])
  }

  /// The report that there is no settings file, as in the demo.
  var noFile: Report {
    Report(
      code: "noSettingsFile",
      message: say(
        "여기서는 설정을 파일에 저장하지 않아요.", "Settings are not stored in a file here."), status: .notFound)
  }

  var noFonts: String { say("한글을 지원하는 글꼴이 설치되어 있지 않아요.", "No font with Hangul is installed.") }
}
