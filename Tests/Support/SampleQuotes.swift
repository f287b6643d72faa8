import Domain

/// Sample files of sayings. All texts are traditional or invented.
package enum SampleQuotes {
  /// A table of sayings as a user has it in a spreadsheet.
  package static let csv = """
    id,eng,kor,who,time
    500,"Slow is smooth, smooth is fast.",,- A carpenter -,2026-02-28 21:00:00
    501,,"물은 골을 따라 흐른다
    바람은 골을 넘는다",,
    502,,,- nobody -,

    """

  /// A feed of sayings as its author publishes it.
  package static let feed = """
    [
      {"id": "900", "eng": "One day at a time.", "kor": "하루씩 천천히.", "who": null,
       "uploaded": "2026-03-01T08:00:00+09:00"},
      {"id": "901", "eng": null, "kor": "윤슬을 보러 가자.", "who": "- 봄 -"}
    ]
    """

  /// The same feed a few days later: one saying has another text, and one is new.
  package static let laterFeed = """
    [
      {"id": "900", "eng": "One day after another.", "kor": null, "who": null},
      {"id": "901", "eng": null, "kor": "윤슬을 보러 가자.", "who": "- 봄 -"},
      {"id": "902", "eng": "Begin anywhere.", "kor": null, "who": null}
    ]
    """

  /// A fortune file with difficult separators: `%` lines without a saying between them, and `%` within a line.
  package static let fortunes = """
    %
    Hard work is 1% beginning and 99% going on.
    %
    %
    A tree keeps no diary.
    \t\t-- An old gardener,
    \t\t   Notes from the shed
    %
    눈 위에 첫 발자국을 남기듯이.

    """

  /// The sample files of a `TestEnvironment` by path.
  package static let files = [
    "quotes.csv": csv, "proverbs.csv": "quote,source\n물은 골을 따라 흐른다,속담\n", "feed.json": feed,
    "later.json": laterFeed, "fortunes": fortunes,
    "/usr/share/games/fortunes/a": fortunes,
    "fortune-folder/a": fortunes, "fortune-folder/a.dat": "\u{1}\u{2}",
    "mixed-folder/a": fortunes, "mixed-folder/page.html": "<html>no</html>",
    "mixed-folder/z": "A bell waits to be rung.\n%\n",
    "page.html": "<html>no</html>",
    "broken.json": "[{\"id\":\"7000\",\"eng\":\"a\"},",
    "twice.json":
      "[{\"id\":\"7000\",\"eng\":\"a\"},{\"id\":\"7000\",\"eng\":\"b\"}]",
  ]

  /// The websites of a `TestEnvironment`: a feed, a page that is not a feed, and addresses that fail.
  package static let web = Fetcher { (address, limit) throws(FetchFailure) in
    switch address {
    case "https://example.org/sayings.json": return Array(feed.utf8)
    case "https://page.example/": return Array("<!doctype html><title>no feed</title>".utf8)
    case "https://huge.example/": throw FetchFailure(address: address, .tooLarge(limit: limit))
    case "https://slow.example/": throw FetchFailure(address: address, .slow)
    case "https://gone.example/": throw FetchFailure(address: address, .refused(status: 404))
    default: throw FetchFailure(address: address, .unreachable)
    }
  }
}
