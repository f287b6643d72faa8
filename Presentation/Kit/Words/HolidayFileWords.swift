package import Domain
import TextUI

/// Messages about a holiday file that cannot be used.
package struct HolidayFileWords: Words {
  package let language: Language

  package init(language: Language) { self.language = language }

  package func report(_ failure: HolidayFileFailure) -> Report {
    switch failure {
    case .file(let failure): FileWords(language).report(failure, field: "value")
    case .noHolidays(let path):
      Report(
        code: "noHolidays",
        message: say(
          "\(Printable.line(path)): 공휴일이 든 달력 파일(.ics)이 아니에요.",
          "\(Printable.line(path)) is not a calendar file (.ics) with holidays."),
        field: "value", status: .refused)
    }
  }
}
