extension LifeFixtures {
  static let daylio: [ImportFixture] = [
    ImportFixture(
      "daylio 8", .daylio,
      """
      full_date,date,weekday,time,mood,activities,note_title,note
      2026-03-02,3월 2일,월요일,오후 9:05,좋음,"운동 | 친구 | 운동",산책,"강가를 걸었다.
      바람이 찼다."
      2026-03-02,3월 2일,월요일,오후 9:05,최악,,,
      2026-03-01,3월 1일,일요일,07:30,뿌듯함,독서,,"<b>긴</b> 하루<br>였다 &amp; 끝"
      """),
    ImportFixture(
      "daylio 7", .daylio,
      """
      full_date,date,weekday,time,mood,activities,note
      2019-02-17,17. Februar,Sonntag,19:05,Ok,"Lesen | Yoga",""
      2019-02-16,16. Februar,Samstag,11:54 pm,Super,"","a < b, sagt sie"
      """),
    ImportFixture(
      "daylio 9", .daylio,
      """
      full_date,date,weekday,time,mood,activities,scales,note_title,note
      2026-07-27,July 27,Monday,13:48,meh,work | walk,Sleep: 4,Noon,Plain words
      2026-07-26,July 26,Sunday,12:20 a.m.,rad,run,,,
      """),
    ImportFixture(
      "daylio tab", .daylio,
      "full_date\tdate\tweekday\ttime\tmood\tactivities\tnote_title\tnote\r\n"
        + "2026-05-20\tMay 20\tWednesday\t22:13\tgood\t\t\tcafé au lait 🙂\r\n"),
    ImportFixture(
      "daylio backup", .daylio,
      archive: [
        ("backup.daylio", StoredArchive.letters(daylioBackup)),
        ("assets/photos/2026/3/0a1b2c", [0xFF, 0xD8, 0xFF]),
      ]),
  ]

  public static let daylioBackup = """
    {"version":15,"customMoods":[
      {"id":1,"custom_name":"","mood_group_id":1,"predefined_name_id":1,"state":0},
      {"id":4,"custom_name":"그냥","mood_group_id":3,"predefined_name_id":-1,"state":0},
      {"id":9,"custom_name":"바닥","mood_group_id":5,"predefined_name_id":-1,"state":0}],
     "tags":[{"id":1,"name":"운동","order":1,"id_tag_group":7},{"id":2,"name":"독서","order":2}],
     "dayEntries":[
      {"id":12,"minute":5,"hour":21,"day":2,"month":2,"year":2026,"datetime":1772453100000,
       "timeZoneOffset":32400000,"mood":4,"note_title":"산책",
       "note":"<div>강가를 걸었다.</div><div>바람이 <b>찼다</b>.</div>","tags":[1,2],"assets":[3,5],
       "isFavorite":true},
      {"id":11,"minute":5,"hour":21,"day":2,"month":2,"year":2026,"datetime":1772453100000,
       "timeZoneOffset":32400000,"mood":9,"note":"","tags":[],"assets":[4]},
      {"id":10,"minute":0,"hour":9,"day":31,"month":1,"year":2026,"datetime":1772000000000,
       "timeZoneOffset":32400000,"mood":1,"note":"","tags":[]},
      {"id":9,"minute":30,"hour":7,"day":1,"month":2,"year":2026,"datetime":1772317800000,
       "timeZoneOffset":32400000,"mood":1,"note":"","tags":[]}],
     "tag_groups":[{"id":7,"name":"몸","order":1}],
     "assets":[{"id":3,"type":1,"checksum":"0a1b2c","createdAt":0},
      {"id":4,"type":1,"checksum":"ffffff","createdAt":0},
      {"id":5,"type":2,"checksum":"voice","createdAt":0}]}
    """

  static let jrnl: [ImportFixture] = [
    ImportFixture(
      "jrnl", .jrnl,
      """
      [2026-03-01 21:05] 강가를 걸었다. *
      @민아 와 함께. 바람이 찼다.

      [2026-03-04]라고 적힌 돌을 보았다.
      [1] mail@example.com

      [2026-03-02 08:00] One line. With two sentences @Work.
      """),
    ImportFixture(
      "jrnl before 2", .jrnl,
      """
      2026-03-01 21:05 The first one
      It has a body.
      2026-03-04 is only a day in it.

      2026-03-02 08:00 The second one *
      """),
    ImportFixture(
      "jrnl json", .jrnl,
      """
      {"tags": {"@민아": 1}, "entries": [
        {"title": "강가를 걸었다.", "body": "@민아 와 함께.", "date": "2026-03-01", "time": "21:05",
         "tags": ["@민아"], "starred": true, "uuid": "AB12"},
        {"title": "One line.", "body": "", "date": "2026-03-02", "time": "08:00", "tags": [],
         "starred": false}]}
      """),
    ImportFixture(
      "jrnl folder", .jrnl,
      folder: [
        ("2026/03/01.txt", "[2026-03-01 21:05] Evening\nby the river\n\n[22:10] Night\n"),
        ("2026/03/02.txt", "Nothing but words\n"),
        ("2026/notes.txt", "not one of them\n"),
      ]),
  ]

  static let dayOne: [ImportFixture] = [
    ImportFixture("dayone json", .dayone, dayOneJournal),
    ImportFixture(
      "dayone zip", .dayone,
      archive: [
        ("일기.json", Array(dayOneJournal.utf8)),
        ("Work.json", Array(dayOneSecond.utf8)),
        ("photos/5d41402abc4b2a76b9719d911017c592.jpeg", [0xFF, 0xD8, 0xFF]),
      ]),
    ImportFixture(
      "dayone classic", .dayone,
      folder: [
        ("entries/ab12.doentry", dayOneEntry),
        ("photos/AB12.jpg", "picture"),
      ]),
  ]

  public static let dayOneJournal = #"""
    {"metadata":{"version":"1.0"},"entries":[
      {"uuid":"ab12cd","creationDate":"2026-03-01T15:30:00Z","modifiedDate":"2026-03-01T16:00:00Z",
       "timeZone":"Asia\/Seoul","starred":true,"isAllDay":false,
       "text":"# 강가\n\n![](dayone-moment:\/\/76F9)\n바람이 찼다\\. \\(아주\\) 좋았다\\! 1\\-2 C:\\dir",
       "richText":"{\"contents\":[{\"text\":\"강가\"}]}","tags":["산책","밤"],
       "location":{"latitude":37.5,"longitude":127.0,"placeName":"한강"},
       "weather":{"conditionsDescription":"맑음","temperatureCelsius":8.5},
       "photos":[{"identifier":"77","md5":"missing","type":"png","orderInEntry":1},
        {"identifier":"76F9","md5":"5d41402abc4b2a76b9719d911017c592","type":"jpeg","orderInEntry":0}]},
      {"uuid":"EF34","creationDate":"2026-07-04T00:00:00Z","timeZone":"America\/New_York",
       "isAllDay":true,"text":"A whole day"},
      {"uuid":"0000","creationDate":"0000-00-00T00:00:00Z","text":"never"}]}
    """#

  static let dayOneSecond = """
    {"metadata":{"version":"1.0"},"entries":[
      {"uuid":"W1","creationDate":"2026-03-05T09:00:00Z","timeZone":"Nowhere/Land","text":"Work"}]}
    """

  static let dayOneEntry = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>
      <key>Creation Date</key><date>2014-03-01T20:00:00Z</date>
      <key>Entry Text</key><string>Tea &amp; bread
    with Mina.</string>
      <key>Starred</key><true/>
      <key>Tags</key><array><string>tea</string><string>민아</string></array>
      <key>Time Zone</key><string>Asia/Seoul</string>
      <key>UUID</key><string>ab12</string>
      <key>Location</key><dict><key>Latitude</key><real>37.5</real></dict>
    </dict></plist>
    """

  static let diaries: [ImportFixture] = [
    ImportFixture("diarium", .diarium, diarium),
    ImportFixture(
      "diarium zip", .diarium,
      archive: [
        ("Diarium/diary.json", Array(diarium.utf8)),
        ("Diarium/media/2026-03-01_210530482/one.jpg", [1, 2, 3]),
      ]),
    ImportFixture(
      "journey", .journey,
      archive: [
        ("1772368530000-3fd1.json", Array(journeyEntry.utf8)),
        ("1772368530000-3fd1-1.jpg", [1]),
        ("second.json", Array(journeySecond.utf8)),
      ]),
  ]

  static let diarium = """
    [{"heading":"강가","html":"<p>바람이 <b>찼다</b>.</p><p>끝.</p>","date":"2026-03-01T21:05:30.48828",
      "tags":["산책"],"people":["민아"],"rating":4,"location":[37.5,127.0],"sun":"7:01"},
     {"heading":"","html":"Noon","date":"2026-03-02T12:00:00","tags":[]}]
    """

  static let journeyEntry = """
    {"id":"1772368530000-3fd1","date_journal":1772368530000,"date_modified":1772368540000,
     "timezone":"Asia/Seoul","text":"<p>바람이 찼다.</p>","preview_text":"바람이","mood":3,
     "lat":1.7976931348623157e308,"lon":1.7976931348623157e308,"address":"","favourite":true,
     "weather":{"id":-1,"degree_c":8.5,"description":"맑음"},"tags":["산책","밤"],
     "photos":["1772368530000-3fd1-1.jpg","1772368530000-3fd1-2.jpg"]}
    """

  static let journeySecond = """
    {"id":"X2","date_journal":-1,"text":"Before it *all* began","timezone":"","lat":51.5,"lon":-0.1,
     "tags":[],"photos":[]}
    """
}
