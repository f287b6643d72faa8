import Domain
import PresentationKit
import TextUI

/// Messages about a line that Haru does not understand: the effect of Enter, and how to drop the line.
struct EveningOfferWords: Words {
  let language: Language

  /// Returns the message with the offer for a line.
  func offer(_ line: UnclearLine, _ question: EveningQuestion, at now: Now) -> String {
    let text = Printable.brief(line.text)
    let isPlan = question.code == .tomorrow && line.note != nil
    // At the question about tomorrow, Enter keeps the note already.
    let door = line.note == nil || isPlan ? "" : say(" +면 쪽지로 남겨요.", " + saves a note.")
    switch line.offer {
    case .diary where isPlan: return plan(text)
    case .diary: return (question.code == .mood ? moodWithoutNumber(text) : diary(text)) + door
    case .contact: return contact(text, question) + door
    case .record(let reading): return record(text, reading, question, at: now) + door
    case .half(let hour, _): return half(hour, isPlan: isPlan) + door
    case .position(let book): return position(book)
    case .also(let reading): return also(reading, at: now)
    }
  }

  private func plan(_ text: String) -> String {
    say(
      "잘 못 알아들었어요. Enter면 ‘\(text)’ 그대로 쪽지로 남기고, x면 버려요. 다르게 말해도 돼요.",
      "I did not catch that. Enter keeps “\(text)” as a note, x drops it. Or say it another way.")
  }

  private func diary(_ text: String) -> String {
    say(
      "잘 못 알아들었어요. ‘\(text)’ 그대로 일기에 남길까요? Enter면 남기고, x면 버려요. 다르게 말해도 돼요.",
      "I did not catch that. Enter keeps “\(text)” in your diary, x drops it. Or say it another "
        + "way.")
  }

  private func moodWithoutNumber(_ text: String) -> String {
    say(
      "‘\(text)’, 몇 점쯤일까요? 숫자를 치면 이 말과 함께 적어요. Enter면 일기에만 남기고, x면 버려요.",
      "“\(text)”: which number is that? I keep your words with it. Enter keeps them in your diary, "
        + "x drops them.")
  }

  private func contact(_ text: String, _ question: EveningQuestion) -> String {
    let name = Printable.brief(question.calledName ?? "")
    guard case .met(let appointment) = question.matter, !appointment.isCall else {
      return say(
        "그럼 연락한 거예요? y면 연락한 걸로 ‘\(text)’까지 적고, n이면 못 한 걸로 적어요. Enter면 일기에만 남기고, x면 버려요.",
        "Were you in touch with \(name), then? y records it with “\(text)”, n says you were not. "
          + "Enter keeps your words in the diary, x drops them.")
    }
    return say(
      "그럼 만난 거예요? y면 만난 걸로 ‘\(text)’까지 적고, n이면 못 만난 걸로 적어요. Enter면 일기에만 남기고, x면 버려요.",
      "Did you and \(name) meet, then? y records it with “\(text)”, n says you did not. Enter "
        + "keeps your words in the diary, x drops them.")
  }

  private func record(
    _ text: String, _ reading: CaptureReading, _ question: EveningQuestion, at now: Now
  ) -> String {
    guard question.code == .tomorrow, reading.firstDay == now.day + 1, reading.hour == nil else {
      if question.code == .tomorrow {
        return say(
          "\(described(reading, at: now)). 이렇게 적을까요? y면 적고, Enter면 ‘\(text)’ 그대로 쪽지로 남기고, x면 버려요.",
          "Shall I add this? \(described(reading, at: now)). y adds it, Enter keeps “\(text)” as a "
            + "note, x drops it.")
      }
      return say(
        "\(described(reading, at: now)). 이렇게 적을까요? y면 적고, Enter면 ‘\(text)’ 그대로 일기에 남기고, x면 버려요.",
        "Shall I add this? \(described(reading, at: now)). y adds it, Enter keeps “\(text)” in "
          + "your diary, x drops it.")
    }
    let title = Printable.brief(reading.title ?? text)
    return say(
      "‘\(title)’, 내일 할 일로 적어 둘까요? y면 적고, Enter면 쪽지로 남기고, x면 버려요. 시간을 붙여 다시 말해도 돼요.",
      "Shall I put “\(title)” down for tomorrow? y adds it, Enter keeps it as a note, x drops it. "
        + "Or say it again with a time.")
  }

  private func also(_ reading: CaptureReading, at now: Now) -> String {
    say(
      "이 기록도 남길까요? \(described(reading, at: now)). y면 남기고, Enter면 일기에만 둬요.",
      "Shall I also add this? \(described(reading, at: now)). y adds it, Enter keeps only the diary "
        + "entry.")
  }

  /// Returns a record in a few words: `Schedule: dentist, tomorrow 15:00`.
  private func described(_ reading: CaptureReading, at now: Now) -> String {
    let words = CaptureWords(language)
    let pieces = words.pieces(of: reading.captured, at: now).joined(separator: ", ")
    return words.title(of: reading.captured) + ": " + pieces
  }

  private func half(_ hour: String, isPlan: Bool) -> String {
    CaptureWords(language).whichHalf(hour)
      + (isPlan
        ? say(
          " ‘오전’이나 ‘오후’로 답해 주세요. Enter면 쪽지로 남기고, x면 버려요.",
          " Answer am or pm. Enter keeps the line as a note, x drops it.")
        : say(
          " ‘오전’이나 ‘오후’로 답해 주세요. Enter면 일기에 남기고, x면 버려요.",
          " Answer am or pm. Enter keeps the line in your diary, x drops it."))
  }

  /// Says which positions of a book are possible.
  private func position(_ book: Book) -> String {
    let title = Printable.brief(book.facts.title.text)
    let (total, end) = (book.total, book.end)
    guard book.facts.pages != nil else {
      return say(
        "‘\(title)’ 책은 \(total)%까지 읽었어요. 지금은 몇 퍼센트예요? Enter나 x면 넘어가요.",
        "You had read \(total)% of “\(title)”. How many percent is it now? Enter or x skips it.")
    }
    return say(
      "‘\(title)’ 책은 모두 \(end)쪽이고 \(total)쪽까지 읽었어요. 지금은 몇 쪽이에요? Enter나 x면 넘어가요.",
      "“\(title)” has \(end) pages, and you were on page \(total). Which page is it now? Enter or "
        + "x skips it.")
  }

  /// The help for the question about a birthday, with an example answer.
  var explainsBirthday: String {
    say(
      "연락했으면 그 이야기까지 적어 둘게요. 예: `응, 점심에 통화했어` 또는 `아니요`.",
      "A yes records a contact. Example: `yes, we had a long call`, or `no`.")
  }
}
