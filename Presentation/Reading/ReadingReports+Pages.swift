import Domain
import PresentationKit
import TextUI

/// The messages for pages and percentages that contradict other records.
extension ReadingWords {
  /// Returns the message that names the values accepted between the records before and after a day.
  func notBetween(_ day: Day, _ range: ClosedRange<Int>?, _ isPercent: Bool) -> String {
    let date = CalendarWords.fullDay(day, in: language)
    guard let range else {
      return say(
        "앞뒤 날짜의 기록이 바로 이어져 있어서 \(date)에는 읽은 쪽을 적을 수 없어요.",
        "The entries before and after \(date) leave no pages to record in between.")
    }
    let accepted = span(range, isPercent)
    return say(
      "\(date)에는 \(accepted)만 적을 수 있어요. 앞뒤 날짜의 기록과 순서가 맞아야 해요.",
      "For \(date), enter \(accepted). The value must be between the entries before and after "
        + "that day.")
  }

  /// Explains why an overdue book accepts no records, with the command that changes its target day.
  func overdue(_ title: String, _ target: Day, _ range: ClosedRange<Day>) -> String {
    let command = "haru books edit \(ShellQuote.word(title)) --target +7d"
    let (target, first, last) = (
      CalendarWords.fullDay(target, in: language),
      CalendarWords.fullDay(range.lowerBound, in: language),
      CalendarWords.fullDay(range.upperBound, in: language)
    )
    // The command comes first, so that it fits into a single screen line.
    return say(
      "목표일이 지났어요. `\(command)`처럼 목표일을 옮긴 다음 적어 주세요. 지난 목표일은 \(target)이었고, 새 목표일은 \(first)부터 "
        + "\(last)까지 고를 수 있어요.",
      "The target date (\(target)) has passed. Set a new one with `\(command)`. It must be from "
        + "\(first) to \(last).")
  }

  /// Explains why an earlier day cannot have a higher position than a later record, such as the finish of the book.
  func goesPast(
    _ later: ReadingRecord, on day: Day, _ range: ClosedRange<Int>?, _ isPercent: Bool
  ) -> String {
    let (position, on) = (
      isPercent ? "\(later.total)%" : say("\(later.total)쪽", "page \(later.total)"),
      CalendarWords.fullDay(later.at.day, in: language)
    )
    let accepted =
      range.map {
        say(
          " \($0.lowerBound)~\($0.upperBound)\(isPercent ? "%" : "쪽")만 적을 수 있어요.",
          " Enter \(span($0, isPercent)).")
      } ?? ""
    let date = CalendarWords.fullDay(day, in: language)
    return say(
      "\(on)에 \(position)까지 읽은 기록이 있어서, \(date)에는 그보다 많이 적을 수 없어요.\(accepted) "
        + "그날 다 읽었다면 먼저 `haru books log 책 --remove last`로 나중 기록을 지워 주세요.",
      "You recorded \(position) on \(on), so you cannot have read further on \(date).\(accepted) "
        + "If you finished the book that day, first delete the later entry: `haru books log BOOK "
        + "--remove last`.")
  }

  private func span(_ span: ClosedRange<Int>, _ isPercent: Bool) -> String {
    let korean = isPercent ? "%" : "쪽"
    let english = isPercent ? "%" : ""
    return span.count == 1
      ? say("\(span.lowerBound)\(korean)", "\(span.lowerBound)\(english)")
      : say(
        "\(span.lowerBound)~\(span.upperBound)\(korean)",
        "\(span.lowerBound)–\(span.upperBound)\(english)")
  }

  /// Returns the message after the user typed a page before the last record. It names the accepted pages.
  func goesBack(_ page: Int, _ range: ClosedRange<Int>, _ isPercent: Bool) -> String {
    // Today's own record may be lowered, but the same value is refused.
    let below = range.lowerBound < page ? range.lowerBound...(page - 1) : nil
    let above = page < range.upperBound ? (page + 1)...range.upperBound : nil
    let accepted = [below, above].compactMap(\.self).map { span($0, isPercent) }
      .joined(separator: isPercent ? say("나 ", " or ") : say("이나 ", " or "))
    return say(
      "지금 \(Particle.being.after("\(page)" + (isPercent ? "%" : "쪽"))). \(Particle.object.after(accepted)) 적을 수 있어요. 이보다 앞쪽으로 되돌리려면 `haru books log 책 --remove last`로 마지막 기록을 지워 주세요.",
      "You are already at \(isPercent ? "\(page)%" : "page \(page)"). Enter \(accepted). To go back further, delete the "
        + "last entry: `haru books log BOOK --remove last`.")
  }
}
