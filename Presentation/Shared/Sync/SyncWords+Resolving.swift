import Domain
import PresentationKit
import TextUI

extension SyncWords {
  /// Explains why a conflict was not resolved.
  func report(_ failure: ConflictFailure) -> Report {
    switch failure {
    case .storage(let failure): failure.report(language)
    case .unknown(let number):
      Report(
        code: "notFound",
        message: say(
          "충돌 \(number)번은 없어요. `haru sync conflicts`로 번호를 볼 수 있어요.",
          "Conflict \(number) does not exist. `haru sync conflicts` lists the numbers."),
        field: "N", status: .notFound)
    case .noDevice(let name): report(.noDevice(name), at: nil)
    case .notMine(let number, let isNeither):
      refused(
        "notInConflict",
        isNeither
          ? say(
            "충돌 \(number)번에는 이 기기에서 고친 값이 없어요. current나 other, 또는 기기 이름을 골라 주세요.",
            "Neither value of conflict \(number) was written on this device. Use `current`, `other` or "
              + "the name of a device.")
          : say(
            "충돌 \(number)번의 두 값은 모두 이 기기에서 고친 값이라 mine과 theirs로 구별할 수 없어요. current나 other를 골라 주세요.",
            "Both values of conflict \(number) were written on this device. Use `current` or `other`."
          ))
    case .notOfDevice(let name, let number, let isNeither):
      refused(
        "notInConflict",
        isNeither
          ? say(
            "충돌 \(number)번에는 ‘\(shown(name))’에서 고친 값이 없어요. `haru sync conflicts`로 볼 수 있어요.",
            "Neither value of conflict \(number) was written on “\(shown(name))”. "
              + "`haru sync conflicts` shows both.")
          : say(
            "충돌 \(number)번은 두 값 모두 ‘\(shown(name))’에서 고쳤어요. current나 other를 골라 주세요.",
            "Both values of conflict \(number) were written on “\(shown(name))”. Use `current` or "
              + "`other`."))
    case .taken("pages"):
      refused(
        "pageRange",
        say(
          "책의 쪽수는 읽은 쪽수보다 적을 수 없어요. 읽은 기록을 먼저 고쳐 주세요.",
          "The book cannot have fewer pages than you have read. Change the reading log first."))
    case .taken("record"):
      refused(
        "goesBack",
        say(
          "이 책의 다른 기록과 맞지 않아서 이 값으로 바꿀 수 없어요. 읽은 기록을 먼저 고쳐 주세요.",
          "This entry does not fit the rest of the reading log. Change the other entries first."))
    case .taken(let field):
      refused(
        field == "phone" ? "phoneTaken" : field == "isbn13" ? "isbnTaken" : "taken",
        say(
          "다른 기록에 같은 값이 있어서 이 값으로 바꿀 수 없어요. 값이 겹치는 기록을 먼저 고쳐 주세요.",
          "Another record already has this value. Change that record first."))
    }
  }
}
