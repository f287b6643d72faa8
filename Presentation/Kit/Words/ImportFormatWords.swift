package import Domain

/// Names of the export formats of other programs, and of the records imported from them.
package struct ImportFormatWords: Words {
  package let language: Language

  package init(language: Language) { self.language = language }

  /// Returns the name of the program that writes a format.
  package func name(_ format: ImportFormat) -> String {
    switch format {
    case .goodreads: "Goodreads"
    case .storygraph: "StoryGraph"
    case .bookwyrm: "BookWyrm"
    case .openreads: "Openreads"
    case .librarything: "LibraryThing"
    case .calibre: "Calibre"
    case .kindle: say("킨들", "Kindle")
    case .kobo: say("코보", "Kobo")
    case .koreader: "KOReader"
    case .readwise: "Readwise"
    case .daylio: "Daylio"
    case .jrnl: "jrnl"
    case .dayone: "Day One"
    case .diarium: "Diarium"
    case .journey: "Journey"
    case .markdown: "Markdown"
    case .loop: "Loop Habit Tracker"
    case .beaverhabits: "Beaver Habits"
    case .dailyyou: "Daily You"
    case .monica: "Monica"
    case .friends: "friends"
    case .google: say("구글 연락처", "Google Contacts")
    case .vcard: "vCard"
    case .ics: "iCalendar"
    case .fortune: "fortune"
    case .calcurse: "calcurse"
    case .taskwarrior: "Taskwarrior"
    case .todotxt: "todo.txt"
    case .tasks: say("할 일 목록", "Checklist")
    case .keep: "Google Keep"
    case .csv: say("표(CSV)", "Table (CSV)")
    case .haru: ShellWords.haru(language)
    }
  }

  /// Names the records that are imported from a format.
  package func becomes(_ format: ImportFormat) -> String {
    switch format {
    case .goodreads:
      say("CSV → 책, 별점, 감상, 태그", "library CSV → books, ratings, reviews, tags")
    case .storygraph, .bookwyrm: say("CSV → 책, 별점, 감상", "CSV → books, ratings, reviews")
    case .openreads: say("CSV와 .backup → 책, 별점, 감상", "CSV and .backup → books, ratings, reviews")
    case .librarything: say("TSV와 JSON → 책과 태그", "TSV and JSON → books and tags")
    case .calibre: say("CSV 목록 → 책과 태그", "CSV catalogue → books and tags")
    case .kindle: say("My Clippings.txt → 문장과 책", "My Clippings.txt → quotes and their books")
    case .kobo: say("KoboReader.sqlite → 문장과 책", "KoboReader.sqlite → quotes and their books")
    case .koreader: say("metadata.*.lua → 문장과 책", "metadata.*.lua → quotes and their books")
    case .readwise: say("CSV → 문장과 책", "CSV → quotes and their books")
    case .daylio: say("CSV와 .daylio → 기분과 태그", "CSV and .daylio → moods and tags")
    case .jrnl: say("글, JSON, 폴더 → 일기", "text, JSON, a folder → diary entries")
    case .dayone, .diarium: say("JSON과 ZIP → 일기", "JSON and ZIP → diary entries")
    case .journey: say("ZIP → 일기", "ZIP → diary entries")
    case .markdown: say("파일 이름이 날짜인 폴더 → 일기", "a folder of files named by date → diary entries")
    case .loop: say("CSV의 ZIP과 폴더 → 습관", "CSV in a ZIP or folder → habits")
    case .beaverhabits: say("JSON → 습관", "JSON → habits")
    case .dailyyou: say("백업 ZIP → 일기와 세는 태그", "backup ZIP → diary entries and trackers")
    case .monica: say("JSON → 사람, 연락, 메모, 일기", "JSON → people, contacts, memos, diary entries")
    case .friends: say("friends.md → 사람과 연락", "friends.md → people and contacts")
    case .google: say("CSV → 연락처", "CSV → contacts")
    case .vcard: say(".vcf → 연락처", ".vcf → contacts")
    case .ics: say(".ics와 폴더 → 일정", ".ics and folders → events")
    case .fortune: say("fortune, CSV, JSON → 글귀", "fortune, CSV, JSON → sayings")
    case .calcurse: say("apts → 일정", "apts → events")
    case .taskwarrior: say("task export → 일정과 쪽지", "task export → events and notes")
    case .todotxt: say("todo.txt → 쪽지와 일정", "todo.txt → notes and events")
    case .tasks: say("목록만 있는 글 → 쪽지", "a text of list items → notes")
    case .keep: say("Takeout의 ZIP과 폴더 → 쪽지", "Takeout ZIP and folder → notes")
    case .csv:
      say(
        "이름·휴대전화·생일 → 연락처, 제목·저자·별점 → 책",
        "name, phone, birthday → contacts; title, author, rating → books")
    case .haru:
      say("`haru export`의 파일과 폴더 → 전부", "files and folders from `haru export` → all records")
    }
  }

  /// The message about programs that cannot export what Haru could import.
  package var withoutExport: String {
    say(
      "밀리의서재와 리디에는 내보내기 기능이 없어요. 간직할 문장은 `haru quotes add`로 적어 주세요.",
      "Millie's Library and Ridi cannot export quotes. Add quotes with `haru quotes add`.")
  }

  /// Returns a count with its noun, such as `책 12권`.
  package func counted(_ kind: ImportKind, _ count: Int) -> String {
    func english(_ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }
    return switch kind {
    case .book: say("책 \(count)권", english("book", "books"))
    case .sentence: say("문장 \(count)개", english("quote", "quotes"))
    case .entry: say("기분과 일기 \(count)개", english("entry", "entries"))
    case .counter: say("세는 태그 \(count)개", english("counter", "counters"))
    case .person: say("사람 \(count)명", english("person", "people"))
    case .card: say("연락처 \(count)개", english("contact", "contacts"))
    case .saying: say("글귀 \(count)개", english("saying", "sayings"))
    case .event: say("일정 \(count)개", english("event", "events"))
    case .note: say("쪽지 \(count)개", english("note", "notes"))
    case .record: say("기록 \(count)개", english("record", "records"))
    }
  }
}

extension ImportKind {
  /// The part into which records of this kind are imported, as named in JSON output; `haru` if the records belong to
  /// several parts.
  package var part: String {
    switch self {
    case .book, .sentence: "books"
    case .entry: "moods"
    case .counter: "counts"
    case .person, .card: "people"
    case .saying: "sayings"
    case .event: "schedule"
    case .note: "notes"
    case .record: "haru"
    }
  }
}
