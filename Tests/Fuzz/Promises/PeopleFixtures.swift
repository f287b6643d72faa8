extension LifeFixtures {
  static let markdown: [ImportFixture] = [
    ImportFixture(
      "markdown folder", .markdown,
      folder: [
        ("2026-03-01.md", "강가를 걸었다. [[민아]] #산책\n![[river.jpg]]\n![](lost.png)\n"),
        (
          "2026-03-02 A long day.md",
          "---\ntags: [work, \"#late\"]\nweather: rain\n---\n# A heading\nWords\n"
        ),
        ("20260303.md", "Third"),
        ("2026/03/04.md", "Fourth"),
        ("attachments/river.jpg", "picture"),
        (
          "month/2026-04.md",
          "# 2026년 4월\n\n## 2026-04-01 수요일\nFirst\n```\n# 2026-04-09\n```\n## 2026-04-02 Rain\nSecond\n"
        ),
        (
          "trips/Busan.md",
          "---\ntitle: 부산\ncreated: 2026-05-01 21:05\ntags:\n  - 여행\n---\n바다를 보았다.\n"
        ),
        ("Recipes.md", "Flour and water\n"),
        ("ideas/empty-day 2026.md", "nothing with a day"),
      ]),
    ImportFixture(
      "markdown file", .markdown,
      "---\ndate: 2026-03-01T21:05:00+09:00\ntags: tea, 민아\nmood: calm\n---\n\nTea by the river.\n"),
    ImportFixture(
      "markdown month", .markdown,
      "# March\n\n## 2026-03-01\nOne\n\n### Not a day\nStill one\n\n## [[2026-03-02]] 21:05 Two\nTwo\n"
    ),
  ]

  static let people: [ImportFixture] = [
    ImportFixture(
      "friends", .friends,
      """
      ### Activities:
      - 2026-03-02: **Grace Hopper** and I went to _Paris_ with **민아**. @food
      - 2026-03-02: Alone in a snake_case place.
      - 2026-03-01: Called **Grace Hopper**, who said 2**3 is 8.
      - someday: **Grace Hopper**

      ### Notes:
      - 2026-02-01: **민아** likes plums.

      ### Friends:
      - Grace Hopper (a.k.a. Amazing Grace a.k.a. Grace) [New York] @navy @science
      - 민아 [서울]

      ### Locations:
      - New York (a.k.a. NYC a.k.a. Big Apple)
      - Paris
      """),
    ImportFixture("monica", .monica, monica),
    ImportFixture(
      "google old", .google,
      "Name,Given Name,Additional Name,Family Name,Nickname,Birthday,Notes,Group Membership,"
        + "E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value,"
        + "Address 1 - Type,Address 1 - Street,Address 1 - City,Organization 1 - Name,"
        + "Organization 1 - Title,Website 1 - Type,Website 1 - Value,Hobby\n"
        + "김민아,민아,,김,미나, --03-08,\"자두를 좋아한다, 아주\",* myContacts ::: 친구,"
        + "* Home,mina@example.com ::: kim@example.com,Mobile,010-1234-5678 ::: 02-123-4567,"
        + "Home,\"강변로 1\n2층\",서울,,,Blog,https://example.com,등산\n"),
    ImportFixture(
      "google new", .google,
      "First Name,Middle Name,Last Name,Nickname,Organization Name,Organization Title,"
        + "Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,"
        + "Phone 1 - Label,Phone 1 - Value\r\n"
        + "Ada,,Lovelace,,Engines Ltd,Countess,Numbers,1815-12-10,,https://example.com/a.jpg,"
        + "Friends ::: * starred,Work,ada@example.com,Ship,+44 20 7946 0000\r\n"
        + ",,,,,,,,,,,,,,\r\n,,,,,,,,just a note,,,,,,\r\n"),
  ]

  static let monica = """
    {"version":"1.0-preview.1","app_version":"4.1.2","export_date":"2026-03-01T00:00:00.000000Z",
     "url":"https://example.com","exported_by":"u-0","account":{"uuid":"a-1","data":[
      {"count":1,"type":"user","values":[{"uuid":"u-0","properties":{"first_name":"Me"}}]},
      {"count":4,"type":"contact","values":[
       {"uuid":"c-1","created_at":"2020-01-01T00:00:00.000000Z","properties":{
         "first_name":"민아","last_name":"김","nickname":"미나","is_starred":true,"is_partial":false,
         "is_dead":false,"job":"화가","stay_in_touch_frequency":30,"tags":["친구","그림"],
         "birthdate":{"uuid":"d-1","is_age_based":false,"is_year_unknown":true,
          "date":"2026-03-07T15:00:00.000000Z"}},
        "data":[
         {"count":1,"type":"call","values":[{"uuid":"k-1","created_at":"2026-02-03T01:02:03.000000Z",
           "properties":{"called_at":"2026-02-03T00:00:00.000000Z","content":"안부를 물었다",
           "contact_called":false}}]},
         {"count":2,"type":"contact_field","values":[
          {"uuid":"f-1","properties":{"data":"010-1234-5678","type":"t-phone"}},
          {"uuid":"f-2","properties":{"data":"mina@example.com","type":"t-mail"}},
          {"uuid":"f-3","properties":{"data":"@mina","type":"t-other"}}]},
         {"count":1,"type":"note","values":[{"uuid":"n-1","created_at":"2026-02-04T10:00:00.000000Z",
           "properties":{"body":"자두를 좋아한다","is_favorite":false}}]},
         {"count":1,"type":"gift","values":[{"uuid":"g-1","properties":{"name":"붓"}}]},
         {"count":1,"type":"activity","values":["v-1","v-none"]}]},
       {"uuid":"c-2","properties":{"first_name":"Ada","middle_name":"King","last_name":"Lovelace",
         "is_dead":true,"birthdate":{"is_age_based":true,"is_year_unknown":false,
         "date":"1990-01-01T00:00:00.000000Z"}},"data":[
         {"count":1,"type":"activity","values":["v-1"]}]},
       {"uuid":"c-3","properties":{"first_name":"Child","is_partial":true,
         "birthdate":{"is_age_based":false,"is_year_unknown":false,
         "date":"2015-06-01T00:00:00.000000Z"}},"data":[]},
       {"uuid":"c-4","properties":{"first_name":"","last_name":null},"data":[]}]},
      {"count":1,"type":"relationship","values":[{"uuid":"r-1","properties":{"type":"friend",
        "contact_is":"c-1","of_contact":"c-2"}}]},
      {"count":1,"type":"activity","values":[{"uuid":"v-1","properties":{"summary":"Museum",
        "description":"All three floors","happened_at":"2026-01-15T00:00:00.000000Z"}}]}],
     "properties":{"journal_entries":[
       {"uuid":"j-1","properties":{"type":"entry","title":"밤","post":"바람이 찼다",
        "date":"2026-03-01T00:00:00.000000Z"}},
       {"uuid":"j-2","properties":{"type":"day","rate":3,"comment":"good","day":2,"month":3,"year":2026}},
       {"uuid":"j-3","properties":{"type":"entry","title":"?","post":"?","date":"0000-00-00"}}],
       "modules":[{"uuid":"m-1"}]},
     "instance":{"contact_field_types":[
       {"uuid":"t-phone","properties":{"name":"Phone","protocol":"tel:","type":"phone"}},
       {"uuid":"t-mail","properties":{"name":"Email","protocol":"mailto:","type":"email"}},
       {"uuid":"t-other","properties":{"name":"Chat","protocol":null,"type":null}}]}}}
    """
}
