import Domain
import TextUI

/// Why entries of other programs' files do not come in whole, in sentences.
struct ImportReasonWords: Words {
  let language: Language

  func reason(_ reason: IncomingReason) -> String {
    switch reason {
    case .titleMissing: return say("제목이 없어요.", "It has no title.")
    case .nameMissing: return say("이름이 없어요.", "It has no name.")
    case .textMissing: return say("적힌 것이 없어요.", "There is nothing in it.")
    case .dateMissing: return say("날짜가 없어요.", "It has no date.")
    case .dateUnreadable(let text):
      return say("날짜를 알아볼 수 없어요: \(shown(text))", "This is no date: \(shown(text))")
    case .numberUnreadable(let column, let text):
      return say(
        "\(shown(column)): 숫자가 아니에요: \(shown(text))",
        "\(shown(column)) is no number: \(shown(text))")
    case .isbnWrong(let text):
      return say(
        "ISBN이 맞지 않아서 번호 없이 담았어요: \(shown(text))",
        "This ISBN is wrong, and the book has none now: \(shown(text))")
    case .columnsMissing: return say("칸이 모자라요.", "It has too few columns.")
    case .fieldTooLong(let limit):
      return say(
        "\(limit >> 20) MB보다 긴 칸이 있어서 담지 않았어요.", "It has a field longer than \(limit >> 20) MB.")
    case .rowTooLong(let limit):
      return say("\(limit >> 20) MB보다 길어서 담지 않았어요.", "It is longer than \(limit >> 20) MB.")
    case .notUnicode: return say("읽을 수 없는 글자가 있어요.", "It has letters that cannot be read.")
    case .notJSON: return say("JSON이 아니에요.", "It is no JSON.")
    case .cutOff: return say("중간에 끊겨 있어요.", "The file ends within it.")
    case .editedHere(let field):
      return say(
        "여기서 고친 것(\(field))은 그대로 두었어요.", "What was changed here (\(field)) stays as it is.")
    case .removedHere(let id):
      return say(
        "여기서 지운 것이라 다시 담지 않았어요. 되살리려면 `haru trash restore \(id)`",
        "It was removed here and stays so; `haru trash restore \(id)` brings it back.")
    case .twice(let line):
      return say("\(line)번째와 같은 것이에요.", "It is the same as the one at \(line).")
    case .numberTaken(let number):
      return say(
        "\(shown(number)): 다른 기록에 이미 있는 번호예요.",
        "\(shown(number)) belongs to another record already.")
    case .photoMissing(let name):
      return say("사진이 함께 오지 않았어요: \(shown(name))", "A photo did not come along: \(shown(name))")
    case .photoTooLarge(let name, let limit):
      let size = ArchiveWords(language).size(limit)
      return say(
        "\(size)보다 큰 사진은 두고 왔어요: \(shown(name))",
        "A photo is over \(size), and stays: \(shown(name))")
    case .twiceIn(let path, let line):
      let place = Printable.line(path) + (line > 0 ? say(", \(line)번째 줄", ", line \(line)") : "")
      return say("\(place)에 있는 것과 같아요.", "It is the same as the one in \(place).")
    case .missingPart(let name):
      return say(
        "파일에 없는 것을 가리켜요: \(shown(name))", "It speaks of something that is not there: \(shown(name))"
      )
    case .sameName:
      return say(
        "같은 이름의 사람이 이미 있어서 따로 담았어요.",
        "Somebody of that name is here already; this is another person.")
    case .fileLeft:
      return say("읽을 것을 찾지 못해서 그대로 두었어요.", "It has nothing that is read here, and stays.")
    case .fileFailed(let failure): return sentence(failure)
    case .againstRules: return say("담을 수 없는 값이 있어요.", "It has a value that cannot be kept.")
    }
  }

  /// Why nothing of a file in a folder or an archive came in; which file it is stands before it.
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
        "It fits more than one format; bring it in by itself with --from.")
    case .unknownFormat, .notThatFormat, .unknownMoods, .ambiguousDates, .stopped, .storage:
      reason(.fileLeft)
    }
  }

  func reason(_ reason: PartImport.Reason) -> String {
    switch reason {
    case .card(let card): AddressBookWords(language).reason(card)
    case .event(let event): CalendarReasonWords(language).reason(event)
    case .remark(let remark): EventFileWords(language).remark(remark)
    case .saying(let saying): SayingFileWords(language).reason(saying)
    case .record(let problem): ArchiveWords(language).reason(problem)
    }
  }

  private func shown(_ text: String) -> String {
    TextLayout.clipped(Printable.line(text), to: 60, ellipsis: "…")
  }

  /// What was decided for the person.
  func note(_ note: ImportNote) -> String {
    switch note {
    case .pausedMany(let count):
      say(
        "읽고 있던 책이 많아서 \(count)권을 잠시 멈춘 책으로 두었어요. `haru books resume`으로 다시 시작해요.",
        "\(count) books that were being read are paused, for there are many; `haru books resume` goes on."
      )
    case .booksMade(let count):
      say(
        "문장이 실린 책 \(count)권을 잠시 멈춘 책으로 담았어요.",
        count == 1
          ? "Added 1 book for these quotes (status: paused)."
          : "Added \(count) books for these quotes (status: paused).")
    case .starsRounded(let count):
      say(
        "별점 \(count)개를 반 개 단위로 맞추었어요.",
        count == 1
          ? "1 rating was rounded to half a star."
          : "\(count) ratings were rounded to half stars.")
    case .contacts(let count):
      say(
        "연락 \(count)번도 함께 담았어요.",
        count == 1 ? "1 contact came along." : "\(count) contacts came along.")
    case .memos(let count):
      say(
        "메모 \(count)개도 함께 담았어요.", count == 1 ? "1 memo came along." : "\(count) memos came along.")
    case .cardsOnly(let count):
      say(
        "\(count)명은 연락처에만 담았어요.",
        count == 1
          ? "1 person is in the address book only."
          : "\(count) people are in the address book only.")
    case .untimed(let count):
      say(
        "날짜만 있는 \(count)개는 낮 12시에 두었어요.",
        count == 1
          ? "1 entry without a time stands at noon."
          : "\(count) entries without a time stand at noon.")
    case .withoutDay(let count):
      say(
        "다 읽은 날을 모르는 책이 \(count)권이에요.",
        count == 1
          ? "1 book was finished on a day nobody knows."
          : "\(count) books were finished on days nobody knows.")
    case .unknownHeadings(let count):
      say(
        "머리글을 알아볼 수 없는 \(count)개는 날짜 없이 담았어요.",
        count == 1
          ? "1 heading could not be read, and has no date."
          : "\(count) headings could not be read, and have no dates.")
    case .photosLeft(let count):
      say(
        "사진 \(count)장은 그대로 있어요.",
        count == 1
          ? "1 photo stays where it is."
          : "\(count) photos stay where they are.")
    case .photosMissing(let count): PhotoWords(language).missing(count)
    case .bookmarksLeft(let count):
      say(
        "글 없이 표시만 한 자리 \(count)곳은 담지 않았어요.",
        count == 1
          ? "1 bookmark without words stays where it is."
          : "\(count) bookmarks without words stay where they are.")
    case .versionsMerged(let count):
      say(
        "고쳐 표시한 문장 \(count)개는 가장 긴 것만 담았어요.",
        count == 1
          ? "1 quote was highlighted more than once; the longest version was imported."
          : "\(count) quotes were highlighted more than once; the longest versions were imported.")
    case .trashLeft(let count):
      say(
        "그 앱의 휴지통에 있는 \(count)개는 담지 않았어요.",
        count == 1
          ? "1 entry in its trash stays there." : "\(count) entries in its trash stay there.")
    case .pagesOnly:
      say(
        "폴더에 `haru.json`이 없어서, `moods`에 적힌 기분과 일기만 읽었어요.",
        "There is no haru.json in the folder, so only what stands in its moods was read.")
    case .pagesRead(let count, let first):
      say(
        "직접 고친 쪽 \(count)개(\(shown(first)))의 기분과 일기도 읽었어요. 고치기 전 것도 남아 있어요.",
        count == 1
          ? "A page that was changed by hand (\(shown(first))) was read too; what it said before stays."
          : "\(count) pages that were changed by hand (\(shown(first))…) were read too; what they said "
            + "before stays.")
    case .pagesLeft(let count, let first):
      say(
        "직접 고친 쪽 \(count)개(\(shown(first)))는 읽지 않았어요. `haru.json`의 기록이 들어왔어요.",
        count == 1
          ? "A page that was changed by hand (\(shown(first))) was not read; what haru.json says is in."
          : "\(count) pages that were changed by hand (\(shown(first))…) were not read; what haru.json "
            + "says is in.")
    case .dates(.dayFirst): say("날짜는 일/월 순서로 읽었어요.", "Dates were read with the day first.")
    case .dates(.monthFirst): say("날짜는 월/일 순서로 읽었어요.", "Dates were read with the month first.")
    case .encoding(.mixed):
      say(
        "UTF-8로 적힌 글인데, 몇 줄은 Windows-1252로 읽었어요.",
        "The text is written in UTF-8; some lines of it are in Windows-1252.")
    case .encoding(let encoding):
      say("\(encoding.rawValue)로 적힌 글이에요.", "The text is written in \(encoding.rawValue).")
    }
  }
}
