import Domain
import Testing

@testable import PresentationKit
@testable import TextUI

@Suite struct `A list with marks` {
  /// A screen with ten rows, of which the first is selected.
  private struct Rows: SelectionScreen, StillScreen {
    var context = ViewContext(.english, .unicode, now: Now(instant: 0, offset: 0), motion: false)
    var selection = MultiSelection()
    let selectionPart = DailyPart.people
    let selectionList: SelectionList? = .people(PeopleQuery())
    let selectionKeys: [SelectionKey] = []
    var bindings: [Binding] { [] }
    var selectableRows: SelectableRows {
      SelectableRows(
        loaded: (0..<10).map { .record("\($0)") }, chosen: .record("0"), index: 0)
    }

    mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? { [] }
    func draw(into frame: inout Frame, in area: Area) {}
  }

  private let area = Area(column: 0, row: 0, columns: 80, rows: 20)
  private let report = Report(code: "storage", message: "The store is gone.", status: .failed)

  @Test func `says why the rows of a range could not be asked for`() {
    var rows = Rows()
    #expect(rows.receive(SelectionEvent.failed([], report)).isEmpty)
    _ = rows.pressMultiSelection(.character("V"), in: area, beside: [])
    #expect(rows.receive(SelectionEvent.failed([], report)) == [.failed(report)])
  }

  @Test func `leaves what came of other marks to others`() {
    var rows = Rows()
    _ = rows.pressMultiSelection(.character(" "), in: area, beside: [])
    let other = [RowName.record("7")]
    #expect(rows.receive(SelectionEvent.failed(other, report)).isEmpty)
    #expect(rows.receive(SelectionEvent.done(other, "Done.")).isEmpty)
    #expect(rows.selection.names == [.record("0")])
    #expect(rows.receive(SelectionEvent.done([.record("0")], "Done.")) == [.done("Done.")])
    #expect(rows.selection.isEmpty)
  }
}
