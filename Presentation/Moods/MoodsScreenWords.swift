package import Domain
import PresentationKit
package import TextUI

/// The texts of the mood screens.
extension MoodsWords {
  // MARK: Keys

  var keyQuick: String { say("바로 남기기", "quick mood") }
  var keyNew: String { say("기분 적기", "new") }
  var keyEntry: String { say("일기 쓰기", "write an entry") }
  var keyGauge: String { say("게이지", "gauge") }
  var keyOlder: String { say("이전 날", "older") }
  var keyNewer: String { say("다음 날", "newer") }
  var keyEarlierOne: String { say("이전 기분", "earlier mood") }
  var keyLaterOne: String { say("다음 기분", "later mood") }
  var keyDiary: String { say("일기", "diary") }
  var keyWholeDay: String { say("이날의 기록", "whole day") }
  var keyShuffle: String { say("섞기", "shuffle") }
  func keyMode(_ isDaily: Bool) -> String {
    isDaily ? say("최근 10개", "latest ten") : say("하루씩", "day by day")
  }
  var keyTheme: String { say("색 바꾸기", "colours") }
  var keyBlink: String { say("그림에서 찾기", "find in picture") }
  var keyByOne: String { say("1씩", "by one") }
  var keyByTen: String { say("10씩", "by ten") }
  var keyDigits: String { say("숫자로", "type a number") }

  // MARK: Canvas

  var nothingChosen: String { say("아직 고를 기분이 없어요.", "There are no moods to choose yet.") }
  func noOlder(_ isDaily: Bool) -> String {
    isDaily ? say("더 오래된 그림은 없어요.", "There is no older picture.") : onePage
  }
  func noNewer(_ isDaily: Bool) -> String {
    isDaily ? say("더 최근 그림은 없어요.", "There is no newer picture.") : onePage
  }
  var onePage: String { say("최근 기분 10개는 한 장에 모여 있어요.", "The latest ten moods are on one page.") }
  var themeOfDays: String {
    say("색은 하루씩 볼 때(v) 바꿀 수 있어요.", "Colours are set per day. Press v to show single days.")
  }
  var isOldest: String { say("여기서 가장 오래된 기분이에요.", "This is the oldest mood here.") }
  var isNewest: String { say("여기서 가장 최근 기분이에요.", "This is the newest mood here.") }
  /// Returns the note beside the title of a canvas. In a panel, the note does not explain the marks.
  func titleNote(_ page: CanvasPage, inPanel: Bool = false) -> String {
    if page.canvas.mode == .latest {
      return keyMode(true) + (inPanel ? "" : " · " + latestHint)
    }
    let ahead = page.canvas.day - page.now.day
    let near = ahead == 0 ? keyToday : ahead > 0 ? yetToCome : nil
    let marks = inPanel ? nil : page.canvas.marks.flatMap(describe)
    return [near, marks].compactMap(\.self).joined(separator: " · ")
  }
  /// Says which key leads from the latest moods to a single day.
  var latestHint: String { say("하루씩 보고 색을 바꾸려면 v", "v: day by day, set colours") }
  /// Explains the marks at the edge of a canvas; nil if there are none.
  package func describe(_ marks: CanvasMarks) -> String? {
    let people = say(
      "안부를 나눈 사람 \(marks.people)명",
      marks.people == 1 ? "1 contact" : "\(marks.people) contacts")
    let pages = say(
      "읽은 쪽수 \(marks.pages)쪽", marks.pages == 1 ? "1 page read" : "\(marks.pages) pages read")
    let parts = (marks.people > 0 ? [people] : []) + (marks.pages > 0 ? [pages] : [])
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
  func position(_ number: Int, of count: Int) -> String {
    say("\(count)개 중 \(Ordinal.korean(number))", "\(number) of \(count)")
  }
  func moreInDiary(_ count: Int) -> String {
    say(
      "이날 기록이 \(count)건 더 있어요. 일기(d)에서 볼 수 있어요.",
      "The diary (d) has \(count) more of this day's entries.")
  }
  var nameless: String { say("무명작가", "nameless artist") }
  package func composed(_ mode: CanvasMode) -> String {
    switch mode {
    case .daily: say("이제 하루의 기분을 한 장에서 볼 수 있어요.", "Now showing one day per page.")
    case .latest:
      say("이제 최근 기분 10개를 한 장에서 볼 수 있어요.", "Now showing the latest ten moods on one page.")
    }
  }

  /// Returns the greeting on an empty page. `number` selects one of several greetings.
  package func greeting(_ number: Int, of name: String) -> String {
    let greetings = [
      say("\(name) 님, 오늘은 어떤 하루였나요?", "How was your day, \(name)?"),
      say("\(name) 님의 오늘은 무슨 색인가요?", "What colour is today, \(name)?"),
      say("\(name) 님, 지금 마음을 한 점 남겨 볼까요?", "\(name), shall we add a shape for this moment?"),
      say("빈 종이가 \(name) 님을 기다려요.", "An empty sheet waits for \(name)."),
      say("\(name) 님, 작은 기분도 그림이 돼요.", "Even a small mood makes a picture, \(name)."),
    ]
    return greetings[((number % greetings.count) + greetings.count) % greetings.count]
  }
  var dayTitle: String { say("하루의 기분", "The day's moods") }
  package func count(_ count: Int) -> String {
    say("기분 \(count)개", count == 1 ? "1 mood" : "\(count) moods")
  }
  /// The faint text on an empty canvas that invites the user to record a mood.
  package var invitation: [StyledText] {
    [StyledText("m", .bold), StyledText("  " + noteNow, .dim)]
  }
  package var noteNow: String { say("지금 기분 적기", "note how you feel") }
  var howToBegin: String {
    say(
      "m을 누르고 1~5 중 하나로 바로 남기거나, n을 눌러 글과 함께 적어 보세요.",
      "Press m and a number from 1 to 5, or n to write about your mood.")
  }

  // MARK: Guide

  func tipTitle(_ number: Int) -> String { say("안내 \(number + 1)", "Tip \(number + 1)") }
  /// Returns the tip for a guide shape.
  func tip(_ number: Int) -> String {
    let tips = [
      say(
        "반가워요! 기분 하나가 도형 하나가 되고, 하루가 그림 한 장이 돼요.",
        "Welcome! Each mood becomes a shape, and each day a picture."),
      say(
        "n을 누르고 게이지를 기분만큼 올려 보세요. m을 누르고 1~5를 눌러도 돼요.",
        "Press n and raise the gauge to your mood, or press m and a number from 1 to 5."),
      say("게이지에서 Enter를 누르면 바로 글을 쓸 수 있어요.", "Press Enter on the gauge to start writing."),
      say(
        "게이지를 끝까지 올린 뒤 한 번 더 올리고 Enter를 누르면 그만둘 수 있어요.",
        "To cancel, raise the gauge past its end and press Enter."
      ),
      say("위아래 화살표로 그날의 기분을 하나씩 볼 수 있어요.", "The up and down arrow keys move from mood to mood."),
      say("Enter를 누르면 고른 기분을 다시 읽을 수 있어요.", "Press Enter to read the chosen mood again."),
      say(
        "왼쪽 화살표로 이전 날, 오른쪽 화살표로 다음 날을 볼 수 있어요.",
        "The left and right arrow keys show the previous and the next day."
      ),
      say("s를 누르면 도형이 새 자리를 찾아가요.", "s shuffles the shapes to new places."),
      say(
        "d를 누르면 일기에서 기분을 모아 보고, 고치고, 지울 수 있어요.",
        "d opens the diary, where you can read, change and remove moods."),
      say(
        "p를 누르면 그날 그림의 색이 바뀌고, v를 누르면 하루씩 보기와 최근 10개 보기를 오갈 수 있어요.",
        "p changes the colours of the day. v changes which moods a picture shows."),
    ]
    return tips.indices.contains(number) ? tips[number] : ""
  }

  var endOfTips: String { say("안내는 여기까지예요.", "There are no more tips.") }

  // MARK: Quick mood

  var quickTitle: String { say("지금 기분이 어때요?", "How are you feeling?") }
  func name(of level: MoodLevel) -> String {
    name(of: MoodStep.allCases.last { $0.level.value - 10 <= level.value } ?? .lowest)
  }
  func name(of step: MoodStep) -> String {
    switch step {
    case .lowest: say("아주 힘들어요", "very low")
    case .low: say("가라앉아요", "rather low")
    case .middle: say("그저 그래요", "so-so")
    case .high: say("좋아요", "good")
    case .highest: say("아주 좋아요", "very good")
    }
  }
  /// The text shown for a mood without text.
  var addWords: String { say("e를 누르면 글을 덧붙일 수 있어요.", "Press e to add text.") }
  /// Returns the confirmation of a mood without text, and how to add a text.
  func withoutWords(_ sentence: String) -> String {
    sentence + " " + say("기분 화면에서 e를 누르면 글을 덧붙일 수 있어요.", "Press e on the Moods screen to add text.")
  }

  // MARK: Gauge and form

  var badMoment: String {
    say(
      "날짜나 시각을 ‘2026-03-01 18:05’처럼 적어 주세요.",
      "Enter a date or time, such as 2026-03-01 18:05.")
  }
  var levelRange: String {
    report(.levelRange(MoodLevel.range)).message
  }

  var gaugeHint: String {
    say(
      "기분만큼 올리고 Enter를 눌러 주세요. Esc를 누르면 저장하지 않고 나가요.",
      "Raise the gauge to your mood and press Enter. Esc cancels.")
  }
  func writeTitle(_ mark: String) -> String { say("\(mark)  지금의 기분", "\(mark)  your mood") }
  var entryTitle: String { say("새 일기", "New diary entry") }
  var editTitle: String { say("기분 고치기", "Change mood") }
  var labelText: String { say("글", "text") }
  var textHint: String { say("어떤 순간이었나요?", "what happened?") }
  var labelAt: String { say("언제", "when") }
  var labelLevel: String { say("기분", "level") }
  var labelName: String { say("이름", "name") }
  var labelFile: String { FileWords(language).label }
  var nameTitle: String {
    say("그림을 그린 사람을 뭐라고 부를까요?", "What is the artist's name?")
  }
  var nameHint: String {
    say(
      "나중에 정하려면 Esc를 눌러 주세요. 비워 두면 ‘\(nameless)’라고 부를게요. 이름은 `haru settings set moods.artist 이름`으로 언제든 바꿀 수 있어요.",
      "Press Esc to decide later. If you leave this empty, the name will be “\(nameless)”. To change it later, use `haru settings set moods.artist NAME`."
    )
  }
  func saveTitle(_ form: PictureForm) -> String {
    switch form {
    case .png: PictureWords(language).saveAsPNG
    case .svg: PictureWords(language).saveAsSVG
    }
  }
  var saveHint: String { FileWords(language).saveHint }

  // MARK: Diary

  var filterHint: String { FilterWords(language: language).hint("level<40") }

  var emptyDiary: String {
    say(
      "아직 기분 기록이 없어요. 그림 화면에서 n을 눌러 적으면 여기에 날짜별로 모여요. 달력으로도 찾을 수 있어요.",
      "No moods recorded yet. Press n to record one; moods are listed here by day and in the calendar."
    )
  }

  // MARK: Questions

  func saveYearTitle(_ year: Int) -> String {
    say("\(year)년의 기분을 포스터로 저장할까요?", "Save your moods of \(year) as a poster?")
  }
  var posterSize: String {
    say("A4에 인쇄할 수 있는 크기예요.", "The poster is sized for printing on A4.")
  }
  func saveTitle(_ canvas: Canvas) -> String {
    say("\(title(canvas)) 그림을 저장할까요?", "Save the picture of \(title(canvas))?")
  }
}
