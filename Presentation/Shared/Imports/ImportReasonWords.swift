import Domain
import PresentationKit
import PresentationPeople
import PresentationSayings
import PresentationSchedule
import TextUI

/// Explains in sentences why entries were not imported completely.
struct ImportReasonWords: Words {
  let language: Language

  func reason(_ reason: IncomingRefusal) -> String {
    switch reason {
    case .titleMissing: return say("제목이 없어요.", "It has no title.")
    case .nameMissing: return say("이름이 없어요.", "It has no name.")
    case .textMissing: return say("내용이 없어요.", "It is empty.")
    case .dateMissing: return say("날짜가 없어요.", "It has no date.")
    case .dateUnreadable(let text):
      return say("날짜를 알아볼 수 없어요: \(shown(text))", "This is not a date: \(shown(text))")
    case .numberUnreadable(let column, let text):
      return say(
        "\(shown(column)) 칸에 숫자가 아닌 값이 있어요: \(shown(text))",
        "\(shown(column)) is not a number: \(shown(text))")
    case .isbnWrong(let text):
      return say(
        "ISBN이 맞지 않아서 번호 없이 가져왔어요: \(shown(text))",
        "The ISBN is invalid, so the book was imported without it: \(shown(text))")
    case .columnsMissing: return say("칸이 모자라요.", "It has too few columns.")
    case .fieldTooLong(let limit):
      return say(
        "내용이 \(limit >> 20) MB를 넘는 칸이 있어서 가져오지 않았어요.",
        "It has a field longer than \(limit >> 20) MB.")
    case .rowTooLong(let limit):
      return say("\(limit >> 20) MB보다 커서 가져오지 않았어요.", "The entry is longer than \(limit >> 20) MB.")
    case .textTooLong(let limit): return NotesWords(language).tooLong(limit)
    case .notUnicode: return say("읽을 수 없는 글자가 있어요.", "It has characters that cannot be read.")
    case .notJSON: return say("JSON이 아니에요.", "It is not valid JSON.")
    case .cutOff: return say("중간에 끊겨 있어요.", "The file ends in the middle of this entry.")
    case .editedHere(let field):
      return say(
        "‘하루’에서 고친 항목(\(field))은 그대로 뒀어요.", "You changed \(field) in Haru, so your value was kept.")
    case .removedHere(let id):
      let removed = say(
        "‘하루’에서 지운 기록이라 다시 가져오지 않았어요.", "You removed this record, so it was not imported.")
      guard let id else { return removed }
      return removed
        + say(
          " `haru trash restore \(id)`로 되살릴 수 있어요.", " Restore it with `haru trash restore \(id)`.")
    case .twice(let line):
      return say("\(line)번째 항목과 같아요.", "It is the same as entry \(line) in this file.")
    case .numberTaken(let number):
      return say(
        "\(shown(number)): 다른 기록에 이미 있는 번호예요.",
        "\(shown(number)) already belongs to another record.")
    case .photoMissing(let name):
      return say("사진이 들어 있지 않아요: \(shown(name))", "A photo is missing: \(shown(name))")
    case .photoTooLarge(let name, let limit):
      let size = ArchiveWords(language).size(limit)
      return say(
        "\(size)보다 큰 사진은 가져오지 않았어요: \(shown(name))",
        "A photo is larger than \(size) and was not imported: \(shown(name))")
    case .twiceIn(let path, let line):
      let location = Printable.line(path) + (line > 0 ? say(", \(line)번째 줄", ", line \(line)") : "")
      return say("\(location)에 있는 것과 같아요.", "It is the same as the entry in \(location).")
    case .missingPart(let name):
      return say(
        "연결된 항목이 파일에 없어요: \(shown(name))",
        "It refers to an entry that is not in the file: \(shown(name))"
      )
    case .sameName:
      return say(
        "같은 이름의 사람이 이미 있어서 따로 가져왔어요.",
        "A person with this name already exists, so this one was added separately.")
    case .unitDiffers(let tag):
      return say(
        "‘하루’에서 다른 단위로 세고 있는 태그라서 가져오지 않았어요: #\(shown(tag))",
        "#\(shown(tag)) is counted in another unit in Haru, so this was not imported.")
    case .fileLeft:
      return say("가져올 내용을 찾지 못해서 건너뛰었어요.", "Haru found nothing to import in this file.")
    case .fileFailed(let failure): return sentence(failure)
    case .againstRules: return say("저장할 수 없는 값이 있어요.", "It has a value that Haru cannot store.")
    }
  }

  /// Returns why a file within a folder or archive was not imported. The caller puts the path before the sentence.
  private func sentence(_ failure: ImportFailure) -> String {
    switch failure {
    case .badFile(let bad, _): BadFileWords(language).sentence(bad)
    case .file(let failure): FileWords(language).report(failure, field: "FILE").message
    case .archive(let error): ArchiveWords(language).report(error).message
    case .tooLarge(let limit):
      say("\(limit >> 20) MB보다 커서 읽지 않았어요.", "It is larger than \(limit >> 20) MB.")
    case .encrypted: say("암호로 잠겨 있어요.", "It is encrypted.")
    case .ambiguousFormat:
      say(
        "맞는 형식이 둘 이상이에요. 이 파일만 `--from`을 붙여 가져와 주세요.",
        "It fits more than one format. Import it separately with --from.")
    case .unknownFormat, .notThatFormat, .unknownMoods, .ambiguousDates, .stopped, .storage:
      reason(.fileLeft)
    }
  }

  func reason(_ reason: PartImport.Cause) -> String {
    switch reason {
    case .card(let card): AddressBookWords(language).reason(card)
    case .event(let event): CalendarParseErrorWords(language).reason(event)
    case .remark(let remark): EventFileWords(language).remark(remark)
    case .saying(let saying): SayingFileWords(language).reason(saying)
    case .record(let problem): ArchiveWords(language).reason(problem)
    }
  }

  private func shown(_ text: String) -> String {
    TextLayout.clipped(Printable.line(text), to: 60, ellipsis: "…")
  }

  /// Returns the sentence about a decision that the import made for the user.
  func note(_ note: ImportNote) -> String {
    switch note {
    case .pausedMany(let count):
      say(
        "읽고 있던 책이 많아서 \(count)권을 잠시 멈춘 책으로 뒀어요. `haru books resume`으로 다시 읽을 수 있어요.",
        "You were reading many books, so \(count) \(count == 1 ? "was" : "were") paused. "
          + "Resume a book with `haru books resume`.")
    case .booksMade(let count):
      say(
        "문장이 실린 책 \(count)권을 잠시 멈춘 책으로 추가했어요.",
        count == 1
          ? "Added 1 book for these quotes (status: paused)."
          : "Added \(count) books for these quotes (status: paused).")
    case .starsRounded(let count):
      say(
        "별점 \(count)개를 0.5점 단위로 맞췄어요.",
        count == 1
          ? "Rounded 1 rating to the nearest half star."
          : "Rounded \(count) ratings to the nearest half star.")
    case .contacts(let count):
      say(
        "연락 \(count)번도 함께 가져왔어요.",
        count == 1
          ? "Also imported 1 call, message or meeting."
          : "Also imported \(count) calls, messages and meetings.")
    case .memos(let count):
      say(
        "메모 \(count)개도 함께 가져왔어요.",
        count == 1 ? "Also imported 1 memo." : "Also imported \(count) memos.")
    case .gifts(let count):
      say(
        "주고받은 것 \(count)개도 함께 가져왔어요.",
        count == 1 ? "Also imported 1 gift or loan." : "Also imported \(count) gifts and loans.")
    case .amounts(let count):
      say(
        "그동안 센 것 \(count)개도 함께 가져왔어요.",
        count == 1 ? "Also imported 1 amount." : "Also imported \(count) amounts.")
    case .cardsOnly(let count):
      say(
        "\(count)명은 연락처에만 넣었어요.",
        count == 1
          ? "Added 1 person to your contacts only."
          : "Added \(count) people to your contacts only.")
    case .untimed(let count):
      say(
        "날짜만 있는 \(count)개는 시각을 낮 12시로 정했어요.",
        count == 1
          ? "Set the time of 1 entry without a time to noon."
          : "Set the time of \(count) entries without a time to noon.")
    case .withoutDay(let count):
      say(
        "다 읽은 날을 모르는 책이 \(count)권이에요.",
        count == 1
          ? "1 finished book has no finish date."
          : "\(count) finished books have no finish date.")
    case .unknownHeadings(let count):
      say(
        "날짜 줄을 알아볼 수 없는 \(count)개는 날짜 없이 가져왔어요.",
        count == 1
          ? "The date line of 1 entry could not be read, so it has no date."
          : "The date lines of \(count) entries could not be read, so they have no date.")
    case .tagsLeft(let count):
      say(
        "기록 하나에 태그는 \(TagList.mostBrought)개까지라서 \(count)개는 태그로 가져오지 않았어요.",
        "A record can have at most \(TagList.mostBrought) tags, so \(count) "
          + (count == 1 ? "tag was not imported." : "tags were not imported."))
    case .photosLeft(let count):
      say(
        "사진 \(count)장은 가져오지 않았어요.",
        count == 1 ? "1 photo was not imported." : "\(count) photos were not imported.")
    case .photosMissing(let count): PhotoWords(language).missing(count)
    case .bookmarksLeft(let count):
      say(
        "내용 없이 책갈피만 있는 \(count)곳은 가져오지 않았어요.",
        count == 1
          ? "1 bookmark without text was not imported."
          : "\(count) bookmarks without text were not imported.")
    case .versionsMerged(let count):
      say(
        "고쳐서 다시 하이라이트한 문장 \(count)개는 가장 긴 것만 가져왔어요.",
        count == 1
          ? "1 quote was highlighted more than once; the longest version was imported."
          : "\(count) quotes were highlighted more than once; the longest versions were imported.")
    case .trashLeft(let count):
      say(
        "그 앱의 휴지통에 있는 \(count)개는 가져오지 않았어요.",
        count == 1
          ? "1 entry in that app's trash was not imported."
          : "\(count) entries in that app's trash were not imported.")
    case .linesLeft(let count):
      say(
        "목록이 아닌 \(count)줄은 가져오지 않았어요.",
        count == 1
          ? "1 line is not a list item and was not imported."
          : "\(count) lines are not list items and were not imported.")
    case .pagesOnly:
      say(
        "폴더에 `haru.json`이 없어서, `moods`에 적힌 기분과 일기만 읽었어요.",
        "The folder has no haru.json, so only the moods and diary entries in moods/ were imported.")
    case .pagesRead(let count, let first):
      say(
        "직접 고친 파일 \(count)개(\(shown(first)))의 기분과 일기도 가져왔어요. 고치기 전 내용도 남아 있어요.",
        count == 1
          ? "1 page edited by hand (\(shown(first))) was imported too. Its earlier version was kept."
          : "\(count) pages edited by hand (\(shown(first))…) were imported too. Their earlier "
            + "versions were kept.")
    case .pagesLeft(let count, let first):
      say(
        "직접 고친 파일 \(count)개(\(shown(first)))는 읽지 않고, `haru.json`의 기록을 가져왔어요.",
        count == 1
          ? "1 page edited by hand (\(shown(first))) was not imported. The records in haru.json were imported instead."
          : "\(count) pages edited by hand (\(shown(first))…) were not imported. The records in "
            + "haru.json were imported instead.")
    case .dates(.dayFirst): say("날짜는 일/월 순서로 읽었어요.", "Dates were read with the day first.")
    case .dates(.monthFirst): say("날짜는 월/일 순서로 읽었어요.", "Dates were read with the month first.")
    case .encoding(.mixed):
      say(
        "글자는 UTF-8로 읽고, 몇 줄만 Windows-1252로 읽었어요.",
        "The text is UTF-8, but some lines were read as Windows-1252.")
    case .encoding(let encoding):
      say("글자는 \(encoding.rawValue)로 읽었어요.", "The text was read as \(encoding.rawValue).")
    }
  }
}
