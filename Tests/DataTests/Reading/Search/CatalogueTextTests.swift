import Domain
import Testing

@testable import Data

// real 6
@Suite struct `What a catalogue writes` {
  @Test(arguments: [
    ("1991", nil, 1991), ("c1999", nil, 1999), ("[1984?]", nil, 1984), ("Jan 1995", nil, 1995),
    ("2000년 12월 20일", "2000-12-20", 2000), ("2000. 12. 20.", "2000-12-20", 2000),
    ("2000년 12월", nil, 2000), ("October 1, 1988", "1988-10-01", 1988),
    ("1988-10-01", "1988-10-01", 1988),
    ("2000년 13월 1일", nil, 2000), ("199", nil, nil), ("19911", nil, nil), ("9999", nil, nil),
    ("", nil, nil), ("1984-1986", nil, 1984),
  ])
  func `is a day, or a year, or nothing`(text: String, day: String?, year: Int?) {
    #expect(CatalogueText.day(text)?.description == day)
    #expect(CatalogueText.year(text) == year)
  }

  @Test(arguments: [
    ("xii, 435 p. ;", 435), ("xii, 435 p. ; 24 cm.", 435), ("320쪽", 320), ("320", 320),
    ("1 v. (unpaged)", nil), ("435p", 435), ("12, 300 pages", 300), ("xii p.", nil), ("", nil),
    ("99999999999999999999 p.", nil), ("2 v. (301; 299 p.)", 299), ("0", nil), ("-3", nil),
  ])
  func `is a number of pages or nothing`(text: String, pages: Int?) {
    #expect(CatalogueText.pages(text) == pages)
  }
}
