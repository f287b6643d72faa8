/// Sample files of other programs, which every `TestEnvironment` contains.
package enum SampleImports {
  /// The contents of the files by name.
  package static let files = [
    "goodreads.csv": goodreads, "goodreads_library_export.csv": goodreads,
    "clippings.txt": clippings, "dayone.json": dayOne,
    "todo.txt": todo,
  ]

  private static let goodreads = #"""
    Book Id,Title,Author,Author l-f,Additional Authors,ISBN,ISBN13,My Rating,Average Rating,Publisher,Binding,Number of Pages,Year Published,Original Publication Year,Date Read,Date Added,Bookshelves,Bookshelves with positions,Exclusive Shelf,My Review,Spoiler,Private Notes,Read Count,Owned Copies
    25489025,The Vegetarian,Han Kang,"Kang, Han",,"=""""","=""9780553448184""",5,3.64,Hogarth,Hardcover,188,2016,2007,2024/03/05,2024/01/02,classics,classics (#3),read,Stays on.,,"Lent to Mina
    in May",1,2

    """#

  private static let clippings = """
    The Orchard Road (Ada Fenn)
    - Your Highlight on page 12 | Location 123-126 | Added on Monday, December 30, 2024 2:47:01 PM

    Nobody owns the road; one only walks it.
    ==========
    The Orchard Road (Ada Fenn)
    - Your Note on page 12 | Location 126 | Added on Monday, December 30, 2024 2:48:00 PM

    read this to Mina
    ==========

    """

  private static let dayOne = #"""
    {"metadata":{"version":"1.0"},"entries":[{"uuid":"A1B2C3D4E5F60718293A4B5C6D7E8F90","creationDate":"2026-02-27T23:10:00Z","timeZone":"Asia/Seoul","text":"By the river","tags":["walk"],"starred":true,"isPinned":false,"location":{"latitude":37.5,"placeName":"한강"},"weather":{"conditionsDescription":"Snow\u0007"},"photos":[{"md5":"0a0b","type":"jpeg"}]}]}
    """#

  private static let todo = """
    (A) 2026-02-20 ask for the number @phone
    x 2026-02-28 2026-02-20 milk, eggs +home
    pay rent due:2026-04-01

    """
}
