import Domain
import PresentationKit

/// Describes the picture of a day in words, for screen readers.
struct MoodPictureWords: Words {
  let language: Language

  /// Returns the picture in sentences: how many shapes it has, and each shape with its colour and its mood.
  func lines(_ canvas: Canvas, _ ids: ShortIDs) -> [String] {
    let words = MoodsWords(language)
    let shown = canvas.shapes.count
    var lines = [
      record(
        words.title(canvas),
        [
          say("도형 \(shown)개", shown == 1 ? "1 shape" : "\(shown) shapes"),
          words.name(of: canvas.theme),
        ])
    ]
    for (index, shape) in canvas.shapes.enumerated() {
      let level = shape.record.level
      let colour = level == nil ? nil : ColourWords(language).name(of: shape.colour)
      let when = words.when(shape.record, canvas.mode)
      let text = MoodFold(shape.record).lines.joined(separator: " ")
      lines.append(
        record(
          say("도형 \(index + 1)", "Shape \(index + 1)"),
          [
            shape.record.shape.map(name) ?? say("점", "dot"), colour, words.level(level), when, text,
            "id " + ids.short(shape.record.id.text),
          ]))
    }
    let more = canvas.total - shown
    return more > 0 ? lines + [words.andMore(more)] : lines
  }

  /// Returns the name of a shape.
  private func name(_ shape: MoodShape) -> String {
    switch shape {
    case .burst: say("뾰족뾰족한 별", "burst")
    case .triangles: say("세모들", "triangles")
    case .parallelograms: say("기울어진 네모들", "slanted squares")
    case .corner: say("모서리", "corner")
    case .waves: say("물결", "waves")
    case .leaves: say("나뭇잎", "leaves")
    case .rings: say("고리", "rings")
    case .clover: say("클로버", "clover")
    case .ellipses: say("타원", "ellipses")
    case .circle: say("동그라미", "circle")
    }
  }
}
