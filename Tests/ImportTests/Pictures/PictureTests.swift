import Data
import Domain
import Foundation
import Support
import Testing

@Suite struct `Making a PNG` {
  private func png(
    _ svg: String, side: Int = 1080, height: Int? = nil, path: String = "/usr/bin:/bin"
  )
    -> Result<[UInt8], PictureFailure>
  {
    let maker = PictureMaker.rsvg(path: path)
    return Result { () throws(PictureFailure) in
      try maker.png(Array(svg.utf8), PictureSize(width: side, height: height ?? side))
    }
  }

  private let drawing = """
    <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">
    <rect width="5" height="5" fill="green"/></svg>
    """

  @Test func `makes it as large as it was asked for`() throws {
    let picture = try png(drawing).get()
    // The PNG signature, then a header of 13 bytes with the width and the height.
    #expect(
      picture.prefix(24) == [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
        0, 0, 0x04, 0x38, 0, 0, 0x04, 0x38,
      ])
    #expect(picture.suffix(8).prefix(4) == [0x49, 0x45, 0x4E, 0x44], "it has an end")
    #expect(try png(drawing, side: 16).get().prefix(24).suffix(8) == [0, 0, 0, 16, 0, 0, 0, 16])
    // F-30: a poster is higher than it is wide.
    let poster = try png(drawing, side: 2480, height: 3508).get()
    #expect(poster.prefix(24).suffix(8) == [0, 0, 0x09, 0xB0, 0, 0, 0x0D, 0xB4])
  }

  @Test(arguments: ["", "text", "<svg><rect", "<html></html>"])
  func `says when a drawing is none`(svg: String) {
    guard case .failure(.failed(let why)) = png(svg) else {
      Issue.record("there is nothing to draw")
      return
    }
    #expect(!why.isEmpty)
  }

  @Test(arguments: [-1, 0, 10_000_000])
  func `says when a side is none`(side: Int) {
    guard case .failure(.failed) = png(drawing, side: side) else {
      Issue.record("there is no such picture")
      return
    }
  }

  @Test func `misses the program where there is none`() {
    #expect(png(drawing, path: "/nowhere") == .failure(.noProgram))
  }

  @Test func `makes a PDF with a page for each drawing, and leaves nothing behind`() throws {
    // F-34
    let temporary = try SampleFolder()
    let maker = PictureMaker.rsvg(path: "/usr/bin:/bin", temporary: temporary.path)
    let pdf = try maker.pdf([Array(drawing.utf8), Array(drawing.utf8), Array(drawing.utf8)])
    #expect(pdf.starts(with: "%PDF-".utf8))
    #expect(String(decoding: pdf, as: UTF8.self).matches(of: /\/Type \/Page[ \n]/).count == 3)
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path).isEmpty)
  }

  @Test func `says why there is no PDF`() throws {
    // F-34
    let temporary = try SampleFolder()
    let page = Array(drawing.utf8)
    #expect(throws: PictureFailure.noProgram) {
      try PictureMaker.rsvg(path: "/nowhere", temporary: temporary.path).pdf([page])
    }
    let maker = PictureMaker.rsvg(path: "/usr/bin:/bin", temporary: temporary.path)
    #expect(throws: PictureFailure.self) { try maker.pdf([page, Array("no drawing".utf8)]) }
    // The pages are in memory, so the folder does not matter.
    let nowhere = PictureMaker.rsvg(path: "/usr/bin:/bin", temporary: "/nowhere/at/all")
    #expect(try nowhere.pdf([page]).starts(with: "%PDF-".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path).isEmpty)
  }
}
