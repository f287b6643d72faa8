import Domain

/// Makes answers that are nearly those of services that know books: put together from the members
/// such answers have, and then harmed.
public enum BookGrammar {
  private static let aladin = [
    #""title":"Java의 정석 - 3rd Edition""#, #""title":"""#, #""title":" - ""#, #""title":[]"#,
    #""title":"&lt;b&gt;&#27;[2J &amp;amp;""#, #""author":"A, B (지은이), C(D, E) (그림)""#,
    #""author":"(지은이),,(""#, #""isbn13":"9788994492032""#, #""isbn13":"9780140328721""#,
    #""isbn13":"978-89-94492-03-2""#, #""isbn13":"""#, #""isbn13":9788994492032"#,
    #""isbn":"K142130036""#, #""isbn":"8937460440""#, #""isbn":"5000004597""#,
    #""pubDate":"2016-01-27""#, #""pubDate":"2016-02-30""#, #""publisher":"도우\u0000출판""#,
    #""description":"<p>a<br><!--x--><%=1%> &quot;<script>""#, #""salesPoint":-1"#,
    #""salesPoint":"31""#, #""cover":"http://a.b/noimg.gif""#, #""cover":"https://a.b/c?d&amp;e""#,
    #""link":"javascript:x""#, #""link":"http://a.b/\ud83d\ude00""#, #""subInfo":{"itemPage":320}"#,
    #""subInfo":{"itemPage":"0","subTitle":"\u202eB"}"#, #""subInfo":[]"#,
    #""categoryName":"국내도서&gt;컴퓨터/모바일>x""#, #""title":"It\'s \x \ud800""#,
  ]

  private static let openLibrary = [
    #""title":"Fantastic Mr. Fox""#, #""subtitle":"A\u2028B""#, #""key":"/works/OL1W""#,
    #""key":"//evil/x y""#, #""author_name":["Roald Dahl","B"]"#, #""author_name":"C""#,
    #""isbn":["x","0140328726","9788994492032"]"#, #""isbn_13":["9788994492032"]"#,
    #""isbn_10":["0140328726"]"#, #""cover_i":7"#, #""cover_i":-1"#, #""covers":[null,8]"#,
    #""number_of_pages":96"#, #""number_of_pages_median":0"#, #""publish_date":"October 1, 1988""#,
    #""publishers":["Puffin"]"#, #""authors":[{"key":"/authors/OL34184A"}]"#, #""name":"Roald""#,
    #""description":{"type":"/type/text","value":"a\r\n\r\nb"}"#, #""error":"notfound""#,
    #""editions":{"docs":[{"title":"E","isbn":["9780140328721"],"publisher":["P"]}]}"#,
  ]

  private static let heads = [
    #""totalResults":120"#, #""totalResults":-7"#, #""startIndex":1"#, #""startIndex":2"#,
    #""errorCode":4,"errorMessage":"SECRET &amp; 금지""#, #""errorCode":8"#, #""errorMessage":"""#,
    #""errorMessage":"서비스가 종료되었습니다""#, #""numFound":99999999999999999999"#,
    #""numFound":3"#, #""start":0"#, #""start":50"#, #""error":"down""#, #""other":[[{}],1e9]"#,
  ]

  private static let ends = ["", "", "", ";", ");", "\n;", "\u{0}", "garbage", "}"]
  private static let starts = ["", "", "", "\u{FEFF}", "f(true,", "\r\n", "<!doctype html>", "f("]

  /// One answer, and the service it is said to come from.
  public static func answer(_ dice: inout Dice) -> ([UInt8], BookSource) {
    let source: BookSource = dice.below(2) == 0 ? .aladin : .openlibrary
    let members = source == .aladin ? aladin : openLibrary
    let items = (0..<dice.below(5)).map { _ in object(members, &dice) }.joined(separator: ",")
    let name = source == .aladin ? "item" : "docs"
    var parts = ["\"\(name)\":[\(items)]"]
    for _ in 0..<dice.below(3) where dice.below(3) == 0 { parts.append(dice.one(of: heads)) }
    // An edition of Open Library's stands for itself.
    if dice.below(3) == 0 { parts += (0..<dice.below(6)).map { _ in dice.one(of: members) } }
    let text = dice.one(of: starts) + "{\(parts.joined(separator: ","))}" + dice.one(of: ends)
    var bytes = Array(text.utf8)
    for _ in 0..<dice.below(3) { dice.harm(&bytes, with: SayingGrammar.pieces) }
    return (bytes, source)
  }

  private static func object(_ members: [String], _ dice: inout Dice) -> String {
    "{" + (0..<dice.below(9)).map { _ in dice.one(of: members) }.joined(separator: ",") + "}"
  }
}
