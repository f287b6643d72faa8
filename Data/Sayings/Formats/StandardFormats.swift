public import Domain

extension SayingFormats {
  /// The formats in which Haru reads and writes sayings: fortune files, CSV and JSON.
  public static let standard = SayingFormats(
    recognise: FormatGuess.format,
    read: { bytes, format, moment in
      switch format {
      case .fortune:
        var reader = FortuneReader(bytes)
        return { reader.next() }
      case .csv:
        var reader = CSVReader(bytes, moment: moment)
        return { reader.next() }
      case .json:
        var reader = JSONReader(bytes, moment: moment)
        return { reader.next() }
      }
    },
    write: { format in
      switch format {
      case .fortune:
        SayingWriter(
          head: [],
          saying: { saying, isFirst, _ in
            FortuneWriter.record(of: saying.words, isFirst: isFirst)
          }, tail: [])
      case .csv:
        SayingWriter(
          head: CSVWriter.header, saying: { saying, _, _ in CSVWriter.row(of: saying) }, tail: [])
      case .json:
        SayingWriter(head: JSONWriter.head, saying: JSONWriter.object, tail: JSONWriter.tail)
      }
    })
}
