import Domain

/// Prints today's picture for other programs to show. Nothing is kept: every call reads the store,
/// so it is right after each save, and until the coming midnight.
struct WidgetRunner {
  let moods: Moods
  let page: AnswerPage

  private var words: MoodsWords { MoodsWords(page.language) }

  func run(_ form: WidgetForm) -> ExitStatus {
    do throws(MoodsError) {
      let now = moods.look.now
      let canvas = try moods.look.canvas(now.day, try moods.look.mode())
      return show(canvas, form, until: now.nextMidnight(by: moods.calendar))
    } catch { return page.fail(words.report(error)) }
  }

  private func show(_ canvas: Canvas, _ form: WidgetForm, until end: Now) -> ExitStatus {
    if page.wantsJSON {
      page.answer { json in
        json.key("widget")
        json.object { json in
          json.member("text", line(canvas))
          json.member("validUntil", end.description)
          json.key("canvas")
          json.canvas(canvas, title: words.title(canvas))
        }
      }
      return .done
    }
    switch form {
    case .text: page.line(line(canvas))
    case .tmux: page.line(tmux(canvas))
    case .waybar: waybar(canvas, until: end)
    case .svg: page.raw(CanvasScene(canvas).svg(side: SharePicture.side))
    case .png:
      do throws(PictureFailure) {
        page.raw(try moods.share.png(CanvasScene(canvas).svg(side: SharePicture.side)))
      } catch { return page.fail(PictureWords(page.language).report(error)) }
    }
    return .done
  }

  /// The signs of the feelings, oldest first as a day goes, or that there are none yet.
  private func line(_ canvas: Canvas) -> String {
    if canvas.shapes.isEmpty { return words.noneToday }
    return canvas.shapes.reversed().map { words.sign($0.record.level.shape) }.joined(separator: " ")
  }

  private func tmux(_ canvas: Canvas) -> String {
    if canvas.shapes.isEmpty { return words.noneToday }
    return canvas.shapes.reversed().map {
      "#[fg=\($0.colour.hex.lowercased())]\(words.sign($0.record.level.shape))"
    }.joined(separator: " ") + "#[default]"
  }

  /// One object on one line, as waybar's custom modules read it.
  private func waybar(_ canvas: Canvas, until end: Now) {
    var json = JSONText()
    json.object { json in
      json.member("text", line(canvas))
      json.member("tooltip", Self.escaped(tooltip(canvas)))
      json.member("class", canvas.shapes.isEmpty ? "empty" : "felt")
      json.member("percentage", mean(canvas))
      json.member("valid_until", end.description)
    }
    page.raw(json.take() + [0x0A])
  }

  private func tooltip(_ canvas: Canvas) -> String {
    ([words.title(canvas)]
      + canvas.shapes.reversed().map {
        "\(words.when($0.record.at, canvas.mode))  \(Printable.brief($0.record.text.text))"
      }).joined(separator: "\n")
  }

  /// A text for those who read markup in it.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.append(character)
      }
    }
  }

  /// How the day is in the mean of what is shown.
  private func mean(_ canvas: Canvas) -> Int? {
    if canvas.shapes.isEmpty { return nil }
    return canvas.shapes.reduce(0) { $0 + $1.record.level.value } / canvas.shapes.count
  }
}

extension Now {
  /// The midnight to come, by local clocks.
  func nextMidnight(by calendar: LocalCalendar) -> Now {
    calendar.moment(day + 1, TimeOfDay(seconds: 0))
  }
}
