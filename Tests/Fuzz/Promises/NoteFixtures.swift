extension LifeFixtures {
  static let notes: [ImportFixture] = [
    ImportFixture(
      "todo.txt", .todotxt,
      """
      (A) 2026-02-01 call Mom @phone
      x 2026-03-02 2026-03-01 우유 사기 +집
      read the long book +reading
      pay rent due:2026-04-01

      """),
    ImportFixture("list", .tasks, "- [ ] milk\r\n- [x] eggs\r\n\r\n  * 빵\r\n2) butter\r\n"),
    ImportFixture(
      "keep note", .keep,
      #"""
      {"color":"DEFAULT","isTrashed":false,"isPinned":false,"isArchived":true,"textContent":"one\ntwo","title":"Title","userEditedTimestampUsec":1772442000000000,"createdTimestampUsec":1772355600000000,"labels":[{"name":"Home"}]}
      """#),
    ImportFixture(
      "keep archive", .keep,
      archive: [
        (
          "Takeout/Keep/List.json",
          Array(
            #"{"isTrashed":false,"isPinned":false,"isArchived":false,"listContent":[{"text":"milk","isChecked":false},{"text":"eggs","isChecked":true}],"title":"List","userEditedTimestampUsec":1772442000000000}"#
              .utf8)
        ),
        ("Takeout/Keep/List.html", Array("<html></html>".utf8)),
        ("Takeout/Keep/a.jpg", [0xFF, 0xD8, 0xFF]),
      ]),
    ImportFixture(
      "taskwarrior", .taskwarrior,
      #"""
      [{"id":1,"description":"Buy milk","entry":"20260301T110159Z","project":"Home.Shop","status":"pending","uuid":"4f827725","tags":["food"],"urgency":1.8,"annotations":[{"entry":"20260301T110159Z","description":"low fat"}]},
      {"id":0,"description":"Old","end":"20260302T110159Z","entry":"20260301T110159Z","status":"completed","uuid":"8ffeca5f","priority":"H"}]
      """#),
  ]
}
