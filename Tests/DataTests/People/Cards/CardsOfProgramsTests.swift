import Domain
import Support
import Testing

@testable import Data

/// Tests of vCards in the form in which other programs write them. All people are invented.
@Suite struct `A card of some program` {
  private func read(_ text: String) throws -> (card: ReadCard, all: CardDetails) {
    try read(Array(text.replacing("\n", with: "\r\n").utf8))
  }

  private func read(_ bytes: [UInt8]) throws -> (card: ReadCard, all: CardDetails) {
    let cards = CardText.cards(bytes)
    let card = try #require(cards.count == 1 ? cards.first : nil)
    // The exported card is the imported one, byte by byte.
    #expect(card.original == bytes)
    return (card, CardFormat.vCard.details(card.original))
  }

  private func said(_ values: [CardValue]) -> [String] {
    values.map { value in value.label.map { "\(value.text) \($0)" } ?? value.text }
  }

  @Test func `Google Contacts is read with its own labels and groups`() throws {
    // I-30
    let (card, all) = try read(
      """
      BEGIN:VCARD
      VERSION:3.0
      FN:이서연
      N:이;서연;;;
      EMAIL;TYPE=INTERNET;TYPE=HOME:seoyeon@mail.example
      item1.EMAIL;TYPE=INTERNET:choir@mail.example
      item1.X-ABLabel:합창단
      TEL;TYPE=CELL:010-2345-6789
      TEL;TYPE=WORK:+82 2-555-0123
      ADR;TYPE=HOME:;;산책로 12;서울;;04524;대한민국
      BDAY;VALUE=DATE:--0412
      NOTE:첫 줄\\n둘째 줄\\, 끝
      CATEGORIES:myContacts,합창단
      PHOTO:https://pictures.example/1.jpg
      END:VCARD

      """)
    #expect(card.name.text == "이서연" && card.birthday?.description == "04-12")
    #expect(said(all.numbers) == ["010-2345-6789 mobile", "+82 2-555-0123 work"])
    #expect(
      said(all.mails) == ["seoyeon@mail.example home", "choir@mail.example own(\"합창단\")"])
    #expect(said(all.addresses) == ["04524 대한민국 서울 산책로 12 home"])
    #expect(all.labels == ["myContacts", "합창단"] && all.note == "첫 줄\n둘째 줄, 끝")
  }

  @Test func `iCloud is read with its grouped labels and the year it leaves out`() throws {
    // I-30
    let (card, all) = try read(
      """
      BEGIN:VCARD
      VERSION:3.0
      PRODID:-//Apple Inc.//iOS 18.1//EN
      N:Berg;Thomas;;;
      FN:Thomas Berg
      ORG:Night Ferry;
      TITLE:Cook
      item1.TEL;type=pref:+49 30 5550100
      item1.X-ABLabel:_$!<Main>!$_
      TEL;type=CELL;type=VOICE:+49 170 5550101
      item2.URL;type=pref:https://berg.example
      item2.X-ABLabel:_$!<HomePage>!$_
      BDAY;X-APPLE-OMIT-YEAR=1604:1604-04-12
      NOTE:Likes trains
      END:VCARD

      """)
    #expect(card.name.text == "Thomas Berg" && card.birthday?.description == "04-12")
    #expect(said(all.numbers) == ["+49 30 5550100 main", "+49 170 5550101 mobile"])
    #expect(said(all.pages) == ["https://berg.example other"])
    #expect(all.organisation == "Night Ferry · Cook" && all.note == "Likes trains")
  }

  @Test func `Outlook is read in quoted-printable, line after line`() throws {
    // I-30
    let (card, all) = try read(
      """
      BEGIN:VCARD
      VERSION:2.1
      N;LANGUAGE=ko;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=EB=B0=95;=EC=9D=80=EC=A3=BC
      FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=EB=B0=95=EC=9D=80=EC=A3=BC
      NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:=EC=B2=AB =EC=A4=84=0D=0A=
      =EB=91=98=EC=A7=B8
      TEL;WORK;VOICE:(02) 555-0134
      TEL;CELL;VOICE:010-3456-7890
      TEL;WORK;FAX:(02) 555-0135
      ADR;WORK;PREF;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:;;1 Main St;Springfield;IL;01101;USA
      EMAIL;PREF;INTERNET:eunju@mail.example
      BDAY:19720830
      END:VCARD

      """)
    #expect(card.name.text == "박은주" && card.birthday?.description == "1972-08-30")
    #expect(
      said(all.numbers) == ["010-3456-7890 mobile", "(02) 555-0134 work", "(02) 555-0135 fax"])
    #expect(said(all.addresses) == ["1 Main St, Springfield, IL, 01101, USA work"])
    #expect(said(all.mails) == ["eunju@mail.example"])
    #expect(all.note == "첫 줄\n둘째")
  }

  @Test func `Samsung and Android are read with their photographs and nicknames`() throws {
    // I-30
    let (card, all) = try read(
      """
      BEGIN:VCARD
      VERSION:2.1
      N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:;=EC=97=84=EB=A7=88;;;
      FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=EC=97=84=EB=A7=88
      TEL;CELL;PREF:01044445555
      TEL;HOME:0335550174
      X-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;Mum;1;;;;;;;;;;;;;
      PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMD
       BAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/

      X-SAMSUNGADR:;;;;;;
      END:VCARD

      """)
    #expect(card.name.text == "엄마" && card.nickname?.text == "Mum")
    #expect(said(all.numbers) == ["01044445555 mobile", "0335550174 home"])
  }

  @Test func `Nextcloud and khard are read in the newest form`() throws {
    // I-30
    let (card, all) = try read(
      """
      BEGIN:VCARD
      VERSION:4.0
      PRODID:-//Sabre//Sabre VObject 4.5.4//EN
      UID:6f1c2a4e-0000-4000-8000-000000000001
      FN:Åsa Lind
      N:Lind;Åsa;;;
      TEL;VALUE=uri;TYPE="cell,voice";PREF=1:tel:+46-70-555-0100
      TEL;TYPE=home:+46 8 555 0101
      EMAIL;TYPE=work:asa@work.example
      EMAIL;TYPE=home:asa@home.example
      ADR;TYPE=home:;;Storgatan 1;Uppsala;;753 10;Sweden
      CATEGORIES:family
      BDAY:--0229
      REV;VALUE=DATE-AND-OR-TIME:20260301T090000Z
      END:VCARD

      """)
    #expect(card.name.text == "Åsa Lind" && card.birthday?.description == "02-29")
    #expect(said(all.numbers) == ["+46-70-555-0100 mobile", "+46 8 555 0101 home"])
    #expect(said(all.mails) == ["asa@work.example work", "asa@home.example home"])
    #expect(said(all.addresses) == ["Storgatan 1, Uppsala, 753 10, Sweden home"])
    #expect(all.labels == ["family"])
  }

  @Test func `in a Korean charset is read whole`() throws {
    // I-30
    let mina: [UInt8] = [0xB1, 0xE8, 0xB9, 0xCE, 0xBE, 0xC6]
    let start = Array("BEGIN:VCARD\r\nVERSION:2.1\r\nFN;CHARSET=EUC-KR:".utf8)
    let middle = Array("\r\nTEL;CELL:010-1\r\nNOTE:".utf8)
    let (card, all) = try read(start + mina + middle + mina + Array("\r\nEND:VCARD\r\n".utf8))
    #expect(card.name.text == "김민아" && all.note == "김민아")
  }

  @Test func `says each thing once, and nothing of an agent's card`() throws {
    // I-30
    let (_, all) = try read(
      """
      BEGIN:VCARD
      FN:a
      TEL:010-1234-5678
      TEL;TYPE=CELL:+82 10 1234 5678
      AGENT:
      BEGIN:VCARD
      FN:b
      TEL:119
      END:VCARD
      CATEGORIES:x,x, ,y
      NOTE:
      END:VCARD

      """)
    #expect(all.numbers.count == 1 && all.labels == ["x", "y"] && all.note == nil)
  }
}
