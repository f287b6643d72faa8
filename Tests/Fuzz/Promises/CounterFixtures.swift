extension LifeFixtures {
  /// Invented habits, in the forms that Loop, Beaver Habits and Daily You write.
  static let counters: [ImportFixture] = [
    ImportFixture("loop", .loop, archive: loop.map { ($0.path, Array($0.text.utf8)) }),
    ImportFixture("loop folder", .loop, folder: loop.map { ($0.path, $0.text) }),
    ImportFixture(
      "loop before 2021", .loop,
      archive: [
        (
          "Habits.csv",
          Array(
            "Position,Name,Description,NumRepetitions,Interval,Color\n001,Stretch,Well?,1,1,#FF8F00\n"
              .utf8)
        ),
        ("001 Stretch/Checkmarks.csv", Array("2026-03-02,2\n2026-03-01,0\nsoon,2\n".utf8)),
      ]),
    ImportFixture("beaver habits", .beaverhabits, beaverHabits),
    ImportFixture("beaver habits file", .beaverhabits, "{\"data\":\(beaverHabits)}"),
    ImportFixture("daily you", .dailyyou, dailyYou),
  ]

  public static let loop: [(path: String, text: String)] = [
    (
      "Habits.csv",
      """
      Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?
      001,Morning stretch,YES_NO,Did you stretch?,,3,7,#00897B,,,,false
      002,달리기,NUMERICAL,,,1,1,#FF8F00,km,AT_LEAST,5.0,true
      003,Lost,YES_NO,,,1,1,#FF8F00,,,,false

      """
    ),
    (
      "001 Morning stretch/Checkmarks.csv",
      """
      Date,Value,Notes
      2026-03-06,YES_MANUAL,
      2026-03-05,YES_AUTO,"Tired, and late"
      2026-03-04,SKIP,
      2026-13-03,YES_MANUAL,
      2026-03-02,YES_MANUAL,
      2026-03-01,MAYBE,
      2026-02-28,NO,

      """
    ),
    ("001 Morning stretch/Scores.csv", "Date,Score\n2026-03-06,0.1000\n"),
    (
      "002/Checkmarks.csv",
      "Date,Value,Notes\n2026-03-06,5200,\n2026-03-05,NO,\n2026-03-04,UNKNOWN,\n"
    ),
    ("002/Scores.csv", "Date,Score\n2026-03-06,0.1000\n"),
    ("Checkmarks.csv", "Date,Morning stretch,달리기,Lost,\n2026-03-06,YES_MANUAL,5200,NO,\n"),
    ("Scores.csv", "Date,Morning stretch,달리기,Lost,\n2026-03-06,0.1000,0.1000,0.0000,\n"),
  ]

  public static let beaverHabits = #"""
    {"habits":[
    {"name":"Call home","records":[{"day":"2026-03-01","done":true},{"day":"2026-03-02","done":false,"text":"nobody there"},{"day":"2026-03-03","done":true}],"id":"a1b2c3","tags":["family"],"star":true,"period":{"period_type":"W","period_count":1,"target_count":2}},
    {"name":"물","records":[{"day":"2026-02-30","done":true},{"day":"2026-03-03","done":true}]},
    {"name":"Gone","records":[],"status":"soft_delete"}
    ],"order":["a1b2c3"]}
    """#

  public static let dailyYou = BookFixtures.database(
    """
    CREATE TABLE entries (id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, text TEXT NOT NULL,
      mood INTEGER, time_create DATETIME NOT NULL, time_modified DATETIME NOT NULL);
    CREATE TABLE tags (id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, category_id INTEGER,
      name TEXT NOT NULL, tag_type INTEGER NOT NULL);
    CREATE TABLE entry_tags (id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
      entry_id INTEGER NOT NULL, tag_id INTEGER NOT NULL, value TEXT);
    INSERT INTO entries VALUES
      (1, 'A walk by the sea', 1, '2026-03-01T21:05:00.000', '2026-03-01T21:06:00.000'),
      (2, '', NULL, '2026-03-02T08:00:00.000', '2026-03-02T08:00:00.000');
    INSERT INTO tags VALUES (1, NULL, 'Sea', 0), (2, NULL, 'Cups of tea', 1);
    INSERT INTO entry_tags VALUES
      (1, 1, 1, NULL), (2, 1, 2, '2.5'), (3, 2, 2, '4'), (4, 2, 2, '-1'), (5, 9, 2, '3');
    """)
}
