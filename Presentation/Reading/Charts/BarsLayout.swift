import TextUI

/// The cell layout of a bar chart and of the labels below it.
struct BarsLayout: Equatable {
  /// The labels that fit below the bars: full labels, short labels, or a full label only at every n-th bar.
  enum Naming: Equatable {
    case labels, shorts
    case labelsApart(Int)
  }

  /// The cells of the bars.
  let plot: Area
  let shown: Range<Int>
  /// The distance in cells between the starts of two bars.
  let stride: Int
  /// The width of a bar, in cells.
  let width: Int
  let naming: Naming
  /// The row of the values below the bars, counted from the top of the screen; nil if they are not shown.
  let valuesRow: Int?
  /// The row of the baseline directly below the plot; nil if it is not shown.
  let baseRow: Int?
  /// The row of the labels, counted from the top of the screen; nil if they are not shown.
  let labelsRow: Int?
  /// The row of the ticks, counted from the top of the screen; nil if they are not shown.
  let ticksRow: Int?
  /// Whether every value fits above its bar.
  let showsAllValues: Bool
  /// The largest value, shown beside the top of the plot; nil if not shown.
  let maximum: String?

  init(_ bars: PageBars, in area: Area) {
    let columns = area.size.columns
    // The gutter for the largest value reduces the number of bars, so the first estimate is rough.
    let rough = bars.shown(fitting: Self.count(fitting: columns))
    let number = "\(bars.most(in: rough))"
    let gutter = number.count + 1
    let hasGutter = columns >= 16 && gutter <= columns / 3 && area.size.rows > 1
    let room = columns - (hasGutter ? gutter : 0)
    shown = bars.shown(fitting: Self.count(fitting: room))
    maximum = hasGutter ? number : nil
    let stride = shown.isEmpty ? 1 : max(1, min(Self.widest, room / shown.count))
    let gap = stride < 2 ? 0 : max(1, stride / 4)
    let width = stride - gap
    self.stride = stride
    self.width = width
    let items = bars.items[shown]
    let naming = Self.naming(items, stride, width)
    self.naming = naming
    let rows = area.size.rows
    let hasTicks =
      items.first?.head != nil
      || items.contains {
        $0.tick != nil && $0.tick != (naming == .shorts ? $0.short : $0.label)
      }
    showsAllValues = items.allSatisfy { "\($0.value)".count <= width }
    let wantsValues = showsAllValues || bars.chosen != nil
    let hasLabels = rows >= 3
    let showsTicks = hasTicks && rows >= 8
    let showsValues = wantsValues && rows >= 6
    let hasBase = rows >= 5
    let below = [hasBase, hasLabels, showsTicks, showsValues].count { $0 }
    plot = Area(
      column: area.origin.column + (hasGutter ? gutter : 0), row: area.origin.row,
      columns: min(room, max(0, stride * shown.count - gap)), rows: rows - below)
    baseRow = hasBase ? plot.endRow : nil
    let under = plot.endRow + (hasBase ? 1 : 0)
    valuesRow = showsValues ? under : nil
    labelsRow = hasLabels ? under + (showsValues ? 1 : 0) : nil
    ticksRow = showsTicks ? area.endRow - 1 : nil
  }

  /// The maximum width of a bar with its gap, in cells.
  private static let widest = 16

  /// The maximum value for which axis ticks are computed; for larger values the computation could overflow.
  private static let mostWithTicks = 1 << 40

  /// Returns the axis ticks: as many round values below the maximum as fit. Each has the row whose upper edge
  /// represents the value.
  func ticks(upTo most: Int) -> [(value: Int, row: Int)] {
    let rows = plot.size.rows
    guard maximum != nil, rows >= 8, (4...Self.mostWithTicks).contains(most) else { return [] }
    let wanted = max(1, most * 7 / (2 * rows))
    var unit = 1
    while unit * 10 <= wanted { unit *= 10 }
    let step = [1, 2, 5, 10].map { $0 * unit }.first { $0 >= wanted } ?? unit * 10
    return Swift.stride(from: step, to: most, by: step).compactMap { value in
      let row = rows - (value * rows + most / 2) / most
      return (2..<rows).contains(row) ? (value, row) : nil
    }
  }

  /// Returns the number of bars that fit if each has a gap beside it.
  private static func count(fitting columns: Int) -> Int {
    columns < 1 ? 0 : max(1, columns / 2)
  }

  private static func naming(_ items: ArraySlice<PageBars.Item>, _ stride: Int, _ width: Int)
    -> Naming
  {
    let longest = items.map { TextLayout.cells($0.label) }.max() ?? 0
    if longest <= width { return .labels }
    // A double-width character needs no gap to stay apart from the next label.
    let isShort = items.allSatisfy {
      let cells = TextLayout.cells($0.short)
      return cells <= width || cells == stride && $0.short.count < cells
    }
    return isShort ? .shorts : .labelsApart((longest + 1) / stride + 1)
  }

  /// Returns the label below a bar; nil if the bar has none. Labels at every n-th bar are counted from the selected
  /// bar, or else from the newest.
  func name(of bar: Int, _ bars: PageBars) -> String? {
    switch naming {
    case .labels: return bars.items[bar].label
    case .shorts: return bars.items[bar].short
    case .labelsApart(let step):
      let anchor = bars.chosen ?? shown.upperBound - 1
      return (bar - anchor) % step == 0 ? bars.items[bar].label : nil
    }
  }

  /// Returns the first column of a bar.
  func column(of bar: Int) -> Int { plot.origin.column + (bar - shown.lowerBound) * stride }

  /// Returns the bar at a screen position, for the mouse; nil if no bar is there.
  func bar(at point: Point) -> Int? {
    guard plot.contains(point) else { return nil }
    let bar = shown.lowerBound + (point.column - plot.origin.column) / stride
    return shown.contains(bar) ? bar : nil
  }
}
