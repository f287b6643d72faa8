import Domain

/// Small invented libraries in the file formats of book programs.
public enum BookFixtures {
  public static let all: [ImportFixture] = tables + lists + sentences

  /// A Goodreads export with 24 columns.
  public static let goodreads = #"""
    Book Id,Title,Author,Author l-f,Additional Authors,ISBN,ISBN13,My Rating,Average Rating,\#
    Publisher,Binding,Number of Pages,Year Published,Original Publication Year,Date Read,\#
    Date Added,Bookshelves,Bookshelves with positions,Exclusive Shelf,My Review,Spoiler,\#
    Private Notes,Read Count,Owned Copies
    101,The Orchard Road (Low Hills #1),Ada Fenn,"Fenn, Ada","Bo Lind, Cy Marr",\#
    "=""0441172717""","=""9780441172719""",4,4.10,Quiet Press,Paperback,412,2019,1998,2024/03/02,\#
    2024/01/15,"classics, hills","classics (#3), hills (#12)",read,\#
    "Fine &amp; slow.<br/><br/>I'd read it again: ""twice"",
    even.",,lent to Mina,2,1
    102,소년의 강,한가람,"한가람, ",,"=""""","=""9788936434120""",0,4.50,강가,종이책,216,2014,,,2025/05/01,\#
    to-read,to-read (#7),to-read,,,,0,0
    103,A Half Read Thing,Ada Fenn,"Fenn, Ada",,"=""""","=""1234567890123""",2,3.00,,ebook,0,,,\#
    0000/01/01,2023/7/9,"dnf, funny",,dnf,,,,1,0
    104,,Nobody,,,"=""""","=""""",0,0,,,,,,,2023/07/09,,,read,,,,0,0
    105,Winter Notes,Eli Roe,"Roe, Eli",,"=""""","=""""",5,3.90,,Hardcover,x9,2001,,,2022/12/24,\#
    book-club,,book-club,,,,0,0

    """#

  /// A Goodreads export with 31 columns: the same 24, two more before the last one and five after
  /// it.
  public static let older =
    goodreads.split(separator: "\n").map { line in
      if line.hasPrefix("Book Id") {
        return line.dropLast("Owned Copies".count) + "Recommended For,Recommended By,Owned Copies,"
          + "Original Purchase Date,Original Purchase Location,Condition,Condition Description,BCID"
      }
      guard !line.hasPrefix("101,"), let comma = line.lastIndex(of: ",") else { return line + "" }
      return line[..<comma] + ",," + line[comma...] + ",,,,,"
    }.joined(separator: "\n") + "\n"

  public static let storygraph = #"""
    Title,Authors,Contributors,ISBN/UID,Format,Read Status,Date Added,Last Date Read,Dates Read,\#
    Read Count,Moods,Pace,Character- or Plot-Driven?,Strong Character Development?,\#
    Loveable Characters?,Diverse Characters?,Flawed Characters?,Star Rating,Review,\#
    Content Warnings,Content Warning Description,Tags,Owned?
    Salt and Kite,"Ina Vale, Jo Ambrose","Kim (Translator)",9780441172719,paperback,read,\#
    2025/05/01,2025/06/10,"2025/06/01-2025/06/10, 2023/01/02-2023/02/03",2,"calm, sad",slow,\#
    Character,Yes,Yes,No,Yes,4.25,<div>Good.<br>Very.</div>,,,"sea, wind",Yes
    파도의 책,이바다,,B00ABCDEFG,digital,did-not-finish,2024/11/02,,,0,,,,,,,,,,,,,No
    Third Stair,Ina Vale,,,audio,paused,2024/11/02,,2024/12/40,0,,,,,,,,3.5,,,,,No
    Later,Ina Vale,,9780441172718,hardcover,to-read,2024/11/02,,,0,,,,,,,,,,,,,No

    """#

  public static let bookwyrm = #"""
    title,author_text,remote_id,openlibrary_key,finna_key,inventaire_id,librarything_key,\#
    goodreads_key,bnf_id,viaf,wikidata,asin,aasin,isfdb,isbn_10,isbn_13,oclc_number,pages,\#
    start_date,finish_date,stopped_date,rating,review_name,review_cw,review_content,\#
    review_published,shelf,shelf_name,shelf_date
    Glass Weather,"Una Bell, Tam Orr",https://books.example/book/7,OL1W,,,,,,,,,,,0441172717,\#
    9780441172719,,310,2024-02-01,2024-02-20,,4.5,Clear,,<p>Clear as rain.</p>,2024-02-21,read,\#
    Read,2024-02-20
    멈춘 시계,오시계,https://books.example/book/8,,,,,,,,,,,,,,,,2024-03-01,,2024-03-05,,,,,,\#
    stopped-reading,Stopped Reading,2024-03-05
    On Bridges,Una Bell,https://books.example/book/9,,,,,,,,,,,,,,,,,,,,,,,,bridges-12,Bridges,\#
    2024-04-01

    """#

  public static let openreads = #"""
    title,subtitle,author,description,status,favourite,deleted,rating,pages,publication_year,isbn,\#
    olid,tags,my_review,notes,book_format,readings,date_added,date_modified
    Quiet Rooms,A Guide,"Noa Pell, Ivo Sand",About rooms.,finished,true,false,3.5,220,2011,\#
    9780441172719,OL2M,home|||||calm,Good @@@@@ really,lent,hardcover,\#
    2023-01-02T00:00:00.000|2023-01-09T00:00:00.000|5400000;2021-05-01T00:00:00.000||,\#
    2022-12-30T10:11:12.123456,2023-01-09T08:00:00.000
    지운 책,,없음,,planned,false,true,,,,,,,,,paperback,,2022-12-30T10:11:12.123456,2023-01-09
    달의 방,,문달,,abandoned,false,false,,130,2020,,,,,,ebook,,2024-05-06T00:00:00.000,2024-05-06

    """#

  /// The books of an Openreads backup, in the format inside its archive.
  public static let openreadsBooks = #"""
    {"id":1,"title":"Quiet Rooms","subtitle":null,"author":"Noa Pell","status":0,"rating":45,\#
    "favourite":1,"has_cover":1,"deleted":0,"pages":220,"isbn":"9780441172719","olid":"OL2M",\#
    "tags":"home|||||calm","my_review":"a } brace and @@@@@ {","notes":"lent","book_type":"ebook",\#
    "readings":"2023-01-02T00:00:00.000|2023-01-09T00:00:00.000|","date_added":"2022-12-30T10:11:12"}\#
    @@@@@{"id":2,"title":"달의 방","author":"문달","status":3,"rating":null,"favourite":0,"deleted":0}\#
    @@@@@{"id":3,"title":"지운 책","author":"","status":2,"deleted":1}
    """#

  public static let librarything =
    [
      [
        "Book Id", "Title", "Sort Character", "Primary Author", "Primary Author Role",
        "Secondary Author", "Secondary Author Roles", "Publication", "Date", "Review", "Rating",
        "Comment", "Private Comment", "Summary", "Media", "Page Count", "Date Started", "Date Read",
        "Tags", "Collections", "ISBN", "ISBNs", "Entry Date", "Work id",
      ],
      [
        "5001", "Marble & Moss", "1", "Cortés, Julia", "", "Lind, Bo|Marr, Cy", "Translator|",
        "Éditions Lune (1979), Poche", "1979", "chef d'œuvre \"vrai\"", "4.5", "", "for Mina", "",
        "Broché", "590 ", "[2007-04-16]", "[2007-05-08]", "roman, bohème",
        "Your library, Favorites",
        "[2070291340]", "2070291340, 9782070291342", "[2006-08-09]", "57814",
      ],
      [
        "5002", "밤의 도서관", "1", "책, 밤", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "",
        "To read, 여름", "", "", "2024-01-02", "",
      ],
      [
        "5003", "Half a Map", "1", "Orr, Tam", "", "", "", "", "", "", "3", "", "", "", "", "",
        "2024",
        "", "", "Currently reading", "", "", "2024-01-02", "",
      ],
    ].map { $0.joined(separator: "\t") }.joined(separator: "\r\n") + "\r\n"

  public static let librarythingJSON = #"""
    {"5001":{"books_id":"5001","title":"Marble & Moss","sortcharacter":"1","public":"true",
    "primaryauthor":"Cortés, Julia","primaryauthorrole":"Author",
    "authors":[{"lf":"Cortés, Julia","fl":"Julia Cortés","role":""},{"lf":"Lind, Bo"}],
    "tags":["roman","bohème"],"collections":["Your library","Wishlist"],"rating":4.5,
    "review":"chef d'œuvre","datestarted":"2007-04-16","dateread":"2007-05-08",
    "originalisbn":"2070291340","isbn":{"0":"2070291340","2":"9782070291342"},"pages":"590 ",
    "entrydate":"2006-08-09","publication":"Éditions Lune (1979)","lcc":{"code":"PQ7797"}},
    "5002":{"books_id":"5002","title":"밤의 도서관","primaryauthor":"책, 밤","authors":[],"tags":[],
    "collections":["To read"]},"5003":{"books_id":"5003","title":""}}
    """#

  public static let calibre = #"""
    author_sort,authors,comments,cover,formats,id,identifiers,isbn,languages,library_name,ondevice,\#
    pubdate,publisher,rating,series,series_index,size,tags,timestamp,title,title_sort,uuid
    "Fenn, Ada & Lind, Bo","Ada Fenn & Lind| Bo","<p>On <b>hills</b>.</p>","/b/cover.jpg","epub",\#
    "864","goodreads:39077187,isbn:9780441172719","1433809","eng","Bücher","","2019-03-05T01:00:00+01:00",\#
    "Quiet Press","4.5","Low Hills","8.0","12345","Fantasy, Hills","2021-01-19T22:41:16+01:00",\#
    "The Orchard Road","Orchard Road, The","3051ed45-8943-4900-a22a-d2704e3583df"
    "","한가람","","","","865","","","kor","Bücher","","0101-01-01T00:00:00+00:00","","","","","","",\#
    "2021-01-19T22:41:16+01:00","소년의 강","소년의 강","4051ed45-8943-4900-a22a-d2704e3583df"

    """#

  /// A file that ends inside a field.
  private static let cut =
    goodreads.firstRange(of: "funny").map { String(goodreads[..<$0.lowerBound]) } ?? ""

  private static let tables: [ImportFixture] = [
    ImportFixture("24 columns", .goodreads, goodreads),
    ImportFixture("31 columns", .goodreads, older),
    ImportFixture(
      "CRLF and a mark", .goodreads, "\u{FEFF}" + goodreads.with("\r\n", forEach: "\n")),
    ImportFixture("tabs", .goodreads, parted(goodreads, by: "\t")),
    ImportFixture("semicolons", .goodreads, parted(goodreads, by: ";")),
    ImportFixture("cut", .goodreads, cut),
    ImportFixture("UTF-16", .goodreads, wide(goodreads)),
    ImportFixture("only a header", .goodreads, String(goodreads.prefix { $0 != "\n" })),
    ImportFixture("23 columns", .storygraph, storygraph),
    ImportFixture("with pages", .bookwyrm, bookwyrm),
    ImportFixture("table", .openreads, openreads),
    ImportFixture("catalogue", .calibre, calibre),
  ]

  private static let lists: [ImportFixture] = [
    ImportFixture(
      "backup", .openreads,
      archive: [
        ("info.txt", Array("App version: 2.11.0\nBackup version: 5\n".utf8)),
        ("books.backup", Array(openreadsBooks.utf8)), ("1.jpg", [0xFF, 0xD8, 0xFF]),
        ("challenges.backup", Array("{\"year\":2024,\"books\":20}".utf8)),
      ]),
    ImportFixture("tabs", .librarything, librarything),
    ImportFixture("UTF-16", .librarything, wide(librarything)),
    ImportFixture("JSON", .librarything, librarythingJSON),
  ]

  /// Returns the table with another separator, which must not occur in any field.
  private static func parted(_ text: String, by sign: Character) -> String {
    var isQuoted = false
    return String(
      text.map { letter in
        if letter == "\"" { isQuoted.toggle() }
        return letter == "," && !isQuoted ? sign : letter
      })
  }

  static func wide(_ text: String) -> [UInt8] {
    "\u{FEFF}\(text)".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }
}

extension String {
  /// Returns the text with every such character replaced.
  func with(_ other: String, forEach letter: Character) -> String {
    String(flatMap { $0 == letter ? Array(other) : [$0] })
  }
}
