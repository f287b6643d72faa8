import Domain
import PresentationKit
import PresentationPeople
import PresentationReading
import PresentationSayings
import PresentationSchedule

/// The index page of the folder. It explains the folder, counts the records and links to all pages.
struct FolderTop: Words {
  let language: Language
  private var found = FolderContents()

  init(language: Language) { self.language = language }

  init(_ language: Language, _ found: FolderContents) {
    (self.language, self.found) = (language, found)
  }

  /// The Markdown text of the page.
  var text: String {
    ([head] + [counts, people, books, feelings, schedule, others, about]).filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  private var head: String {
    if found.isPublished {
      return FrontMatter("folder").text + "\n# \(ShellWords.haru(language))\n\n"
        + say("‘하루’에서 게시한 기록이에요.", "Haru published these records.") + "\n"
    }
    let day = CalendarWords.fullDayWithWeekday(found.written.day, in: language)
    let time = found.written.time.description.prefix(5)
    let introduction = say(
      "\(day) \(time)에 ‘하루’에서 내보낸 폴더예요. 그때까지 남긴 모든 기록이 들어 있고, ‘하루’가 없어도 아무 텍스트 편집기나 "
        + "Obsidian으로 읽을 수 있어요.",
      "Haru exported this folder on \(day) at \(time). It contains all records up to then. You can read it "
        + "without Haru, in any text editor or in Obsidian.")
    var head = FrontMatter("folder")
    head.add("written", found.written.description)
    return head.text + "\n# \(ShellWords.haru(language))\n\n" + introduction + "\n"
  }

  // MARK: Counts

  private var counts: String {
    var lines: [String] = []
    func add(_ number: Int, _ korean: String, _ english: String, _ plural: String? = nil) {
      guard number > 0 else { return }
      lines.append(
        say(korean, number == 1 ? "1 \(english)" : "\(number) \(plural ?? english + "s")"))
    }
    add(found.people.count, "사람 \(found.people.count)명", "person", "people")
    add(found.waterings, "물 준 기록 \(found.waterings)개", "watering")
    add(found.books.count, "책 \(found.books.count)권", "book")
    add(found.readings, "읽은 기록 \(found.readings)개", "reading log entry", "reading log entries")
    add(found.sentences, "문장 \(found.sentences)개", "quote")
    add(
      found.feelings, "기분과 일기 \(found.feelings)개", "mood or diary entry", "moods and diary entries")
    add(found.events, "일정 \(found.events)개", "event")
    add(found.sayings, "글귀 \(found.sayings)개", "saying")
    add(found.notes, "쪽지 \(found.notes)개", "note")
    add(found.counters, "세는 태그 \(found.counters)개", "counter")
    add(found.cards, "연락처 \(found.cards)개", "contact")
    if lines.isEmpty { return say("아직 남긴 기록이 없어요.", "There are no records yet.") + "\n" }
    return lines.map { "- \($0)\n" }.joined()
  }

  // MARK: Links

  private func chapter(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : "## \(title)\n\n" + lines.map { "- \($0)\n" }.joined()
  }

  private func link(_ link: FolderPages.PageLink) -> String {
    MarkdownText.plainLink(link.page + ".md", link.name)
  }

  private var people: String { chapter(PeopleFeature.name(language), found.people.map(link)) }

  private var books: String {
    let reading = ReadingWords(language)
    let lists = found.lists.map { "- \(link($0))\n" }.joined()
    var parts = lists.isEmpty ? [] : [lists]
    for status in [BookStatus.reading, .wanted, .paused, .dropped, .finished] {
      let links = found.books.filter { $0.status == status }.map { link($0.link) }
      if links.isEmpty { continue }
      parts.append("### \(reading.name(of: status))\n\n" + links.map { "- \($0)\n" }.joined())
    }
    return parts.isEmpty
      ? "" : "## \(ReadingFeature.name(language))\n\n" + parts.joined(separator: "\n")
  }

  private var feelings: String {
    chapter(say("기분과 일기", "Moods and diary"), years(found.months, in: "moods"))
  }

  private var schedule: String {
    chapter(ScheduleFeature.name(language), years(found.eventMonths, in: "schedule"))
  }

  /// Returns a line for each year, with links to its months.
  private func years(_ months: [Day], in folder: String) -> [String] {
    var lines: [(year: Int, links: [String])] = []
    for month in months {
      let page = "\(folder)/\(FolderPages.name(month)).md"
      let link = MarkdownText.plainLink(page, CalendarWords.shortMonth(month, in: language))
      if lines.last?.year != month.parts.year { lines.append((month.parts.year, [])) }
      lines[lines.count - 1].links.append(link)
    }
    return lines.map { line in
      let links = line.links.joined(separator: " · ")
      return say("\(line.year)년: ", "\(line.year): ") + links
    }
  }

  private var others: String {
    var lines: [String] = []
    if found.sayings > 0 {
      lines.append(MarkdownText.plainLink("sayings.md", SayingsFeature.name(language)))
    }
    if found.notes > 0 {
      lines.append(MarkdownText.plainLink("notes.md", PartWords.notes(language)))
    }
    if found.counters > 0 {
      lines.append(MarkdownText.plainLink("counts.md", PartWords.counts(language)))
    }
    if found.cards > 0 {
      let kind = say("연락처 (vCard)", "Contacts (vCard)")
      lines.append(MarkdownText.plainLink("contacts.vcf", kind))
    }
    return chapter(say("그 밖의 기록", "Other records"), lines)
  }

  // MARK: Format notes

  private var about: String {
    let level = say(
      "기분은 `moods/`에 달마다 파일 하나씩 있어요. 시각 옆의 숫자는 1(아주 나쁨)부터 100(아주 좋음)까지의 기분 점수이고, 숫자가 없으면 "
        + "일기예요. 그림에는 그날의 기분이 담겨 있어요.",
      "Moods are in `moods/`, one page per month. The number beside the time is the level, from 1 "
        + "(awful) to 100 (wonderful). Diary entries have no number. The pictures show the moods of "
        + "each day.")
    let series = say(
      "반복 일정은 처음 시작한 달에 한 번만 적혀 있어요.",
      "A repeating event is listed once, in the month in which it starts.")
    let export = say(
      "`haru.json`은 ‘하루’가 읽는 파일이에요. 모든 기록이 빠짐없이 들어 있어서, `haru import`로 이 폴더를 가져오면 그대로 "
        + "되살아나요.",
      "`haru.json` is for Haru and contains all records in full. To restore them, import this folder with "
        + "`haru import`.")
    let edited = say(
      "마크다운 파일은 마음대로 고쳐도 돼요. 고친 파일은 마지막 줄의 `haru` 표시로 알아보고, 고친 기분과 일기도 `haru import`로 함께 "
        + "가져와요. `haru.json`이 없으면 `moods/`에 적힌 기분과 일기만 가져와요.",
      "You may edit the pages. Haru detects edited pages by the `haru` mark in their last "
        + "line, and `haru import` also imports the moods and entries in these pages. If `haru.json` "
        + "is lost, the import reads the pages in `moods/` instead."
    )
    let notes = found.isPublished ? [series] : [level, series, export, edited]
    return "## \(say("이 폴더 안내", "About this folder"))\n\n"
      + notes.map { "- \($0)\n" }.joined()
  }
}
