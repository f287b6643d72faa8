import Domain

extension BookFixtures {
  /// Files with highlights from e-book readers.
  static let sentences: [ImportFixture] = [
    ImportFixture("English", .kindle, kindle),
    ImportFixture("CRLF and marks", .kindle, marked(kindle)),
    ImportFixture("Korean", .kindle, koreanKindle),
    ImportFixture("many languages", .kindle, languages),
    ImportFixture("database", .kobo, kobo),
    ImportFixture("newer form", .koreader, koreader),
    ImportFixture("older form", .koreader, olderKOReader),
    ImportFixture("table", .readwise, readwise),
  ]

  public static let kindle = """
    The Orchard Road (Low Hills) (Fenn, Ada;Lind, Bo)
    - Your Highlight on page 12 | Location 123-124 | Added on Monday, December 30, 2024 2:46:33 PM

    Nobody owns
    ==========
    The Orchard Road (Low Hills) (Fenn, Ada;Lind, Bo)
    - Your Highlight on page 12 | Location 123-126 | Added on Monday, December 30, 2024 2:47:01 PM

    Nobody owns the road; one only walks it.
    ==========
    The Orchard Road (Low Hills) (Fenn, Ada;Lind, Bo)
    - Your Note on page 12 | Location 126 | Added on Monday, December 30, 2024 2:48:00 PM

    read this to Mina
    ==========
    The Orchard Road (Low Hills) (Fenn, Ada;Lind, Bo)
    - Your Bookmark on page 30 | Location 301 | Added on Tuesday, December 31, 2024 12:05:00 AM


    ==========
    The Orchard Road (Low Hills) (Fenn, Ada;Lind, Bo)
    - Your Highlight on page 12 | Location 123-124 | Added on Tuesday, December 31, 2024 12:05:09 AM

    walks
    ==========
    Marble & Moss (Julia Cortés)
    - Highlight Loc. 1052-53  | Added on Friday, April 26, 2013, 12:18 AM

    Moss has time.
    ==========
    Marble & Moss (Julia Cortés)
    - Your Highlight on page 99 | Added on Thursday, 4 June 2020 12:18:46

    Marble has none.
    ==========
    A title alone
    - Your Note on Location 7 | Added on Thursday, 4 June 2020 12:18:46

    a note without a sentence
    ==========

    """

  public static let koreanKindle = """
    소년의 강 (한가람)
    - 123페이지의 하이라이트 | 위치 1234-1236 | 2024년 3월 2일 토요일 오후 9:12:05에 추가함

    강은 아무것도 묻지 않는다.
    ==========
    소년의 강 (한가람)
    - 123페이지의 메모 | 위치 1236 | 2024년 3월 2일 토요일 오전 12:00:30에 추가함

    다시 읽기
    ==========
    소년의 강 (한가람)
    - 위치 1300의 책갈피 | 2024년 3월 2일 토요일 오후 9:13:00에 추가함


    ==========

    """

  /// Headings of highlights in other languages, and one in an unknown language.
  public static let headings = [
    "- Ihre Markierung auf Seite 42 | Position 1234-1236 | Hinzugefügt am Montag, 30. Dezember 2024"
      + " 14:46:33",
    "- Votre surlignement sur la page 5 | emplacement 1234-1236 | Ajouté le lundi 30 septembre 2019"
      + " à 18:00:39",
    "- Tu subrayado en la página 6 | posición 36-40 | Añadido el lunes, 30 de septiembre de 2019"
      + " 18:00:39",
    "- La tua evidenziazione alla pagina 6 | posizione 36-40 | Aggiunto in data lunedì 30 settembre"
      + " 2019 18:00:39",
    "- Seu destaque na página 6 | posição 36-40 | Adicionado: segunda-feira, 30 de setembro de 2019"
      + " 18:00:39",
    "- Je markering op pagina 6 | locatie 36-40 | Toegevoegd op maandag 30 september 2019 18:00:39",
    "- Ваш выделенный отрывок на странице 5 | Местоположение 1234–1236 | Добавлено: понедельник, 30"
      + " декабря 2024 г. в 14:46:33",
    "- 您在第 7 页（位置 #114-116）的标注 | 添加于 2019年9月30日星期一 下午6:00:39",
    "- 7ページ｜位置No. 114-116のハイライト | 作成日: 2024年12月30日月曜日 14:46:33",
    "- Þú merktir á síðu 5 | staðsetning 60-61 | Bætt við mánudagur 30 desemberr 2024",
  ]

  static let languages = headings.enumerated().map { number, heading in
    "Book \(number) (Ada Fenn)\n\(heading)\n\nWords \(number).\n==========\n"
  }.joined()

  private static func marked(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var isFirst = true
    return lines.map { line in
      defer { isFirst = line == "==========" }
      return isFirst ? "\u{FEFF}" + line : String(line)
    }.joined(separator: "\r\n")
  }

  public static let readwise = #"""
    Highlight,Book Title,Book Author,Amazon Book ID,Note,Color,Tags,Location Type,Location,\#
    Highlighted at,Document tags
    "Attention is trained,
    not given.",The Slow Book,"Mara Ellison, Bo Lind and Cy Marr",B00X,Key idea,yellow,\#
    "favorite, deep work",page,12,2020-10-05 10:15:30+00:00,essays
    "She said ""hello"".",The Slow Book,"Ellison, Mara",B00X,,,,location,345,\#
    2020-10-06 08:00:00+09:00,
    ,느린 책,한가람,,혼자 남은 메모,,,order,3,2020-10-06,
    ,느린 책,한가람,,,,,,,soon,
    말,느린 책,한가람,,,,,,,soon,

    """#

  public static let koreader = #"""
    -- we can read Lua syntax here!
    return {
        ["annotations"] = {
            [1] = {
                ["chapter"] = "One",
                ["color"] = "yellow",
                ["datetime"] = "2024-03-02 21:12:05",
                ["drawer"] = "lighten",
                ["note"] = "for \"Mina\"\
    second line",
                ["page"] = "/body/DocFragment[8]/body/p[3]/text().0",
                ["pageno"] = 41,
                ["text"] = "caf\195\169 and\9a tab",
            },
            [2] = {
                ["datetime"] = "2024-03-02 21:13:05",
                ["page"] = "/body/DocFragment[8]/body/p[4]/text().0",
                ["text"] = "in One",
            },
            [3] = {
                ["datetime"] = "yesterday",
                ["drawer"] = "underscore",
                ["page"] = 12,
                ["text"] = [==[long ]] words]==],
            },
        },
        ["doc_props"] = {
            ["authors"] = "Ada Fenn\
    Bo Lind",
            ["title"] = "The Orchard Road",
        },
        ["percent_finished"] = 0.424,
        ["summary"] = {
            ["modified"] = "2024-03-04",
            ["note"] = "slow and fine",
            ["rating"] = 4,
            ["status"] = "reading",
        },
        ["callback"] = function: 0x41b6a2c8,
        ["odd"] = nil --[[ LOOP: ]],
        [ 7 ] = { -1.5e3, 'x', inf, },
    }
    """#

  public static let olderKOReader = #"""
    return {
        ["bookmarks"] = {
            [1] = {
                ["datetime"] = "2019-08-14 21:40:15",
                ["highlighted"] = true,
                ["notes"] = "강은 아무것도 묻지 않는다.",
                ["page"] = 12,
                ["text"] = "Page 12 강은 아무것도 묻지 않는다. @ 2019-08-14 21:40:15",
            },
            [2] = {
                ["datetime"] = "2019-08-15 21:40:15",
                ["highlighted"] = true,
                ["notes"] = "둘째 문장",
                ["page"] = 13,
                ["text"] = "내가 쓴 말",
            },
            [3] = { ["datetime"] = "2019-08-16 21:40:15", ["page"] = 14, ["notes"] = "Page 14" },
            [4] = {
                ["datetime"] = "2019-08-17 21:40:15",
                ["highlighted"] = true,
                ["notes"] = "orphan",
                ["page"] = 15,
            },
        },
        ["highlight"] = {
            [12] = {
                [1] = {
                    ["datetime"] = "2019-08-14 21:40:15",
                    ["drawer"] = "lighten",
                    ["text"] = "강은 아무것도 묻지 않는다.",
                },
            },
            [13] = {
                [1] = {
                    ["datetime"] = "2019-08-15 21:40:15",
                    ["text"] = "둘째 문장",
                },
            },
        },
        ["doc_path"] = "/mnt/books/소년의 강.epub",
        ["stats"] = { ["title"] = "", ["authors"] = "한가람" },
    }
    """#
}
