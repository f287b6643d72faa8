/// An address book as a phone exports it. All people in it are invented.
package enum SampleCards {
  /// Seven cards in three versions of vCard, with properties that Haru does not know.
  package static let book = """
    BEGIN:VCARD
    VERSION:3.0
    N:김;민아;;;
    FN:김민아
    TEL;TYPE=CELL:010-1234-5678
    TEL;TYPE=WORK:02-987-6543
    BDAY:1993-05-17
    X-FAVOURITE;COLOUR="green: deep":yes\\, very
    UID:9d5c-mina
    END:VCARD
    BEGIN:VCARD
    VERSION:2.1
    N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=EB=B0=95;=EC=9D=80=EC=A3=BC;;;
    TEL;CELL:+82 10-2222-3333
    END:VCARD
    BEGIN:VCARD
    VERSION:4.0
    FN:Thomas Berg
    N:Berg;Thomas;;Dr.;
    TEL;VALUE=uri;TYPE="cell,voice":tel:+49-30-5550100
    BDAY:--0229
    UID:urn:uuid:thomas
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    FN:Åsa Lind
    item1.EMAIL:asa@mail.example
    item1.X-ABLabel:home
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    FN:119 구급대
    TEL:119
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    FN:아버지
    TEL:010-5555-6666
    END:VCARD
    BEGIN:VCARD
    VERSION:4.0
    KIND:group
    FN:가족
    MEMBER:urn:uuid:thomas
    END:VCARD

    """.replacing("\n", with: "\r\n")

  /// A file that contains valid and invalid cards.
  package static let broken = """
    BEGIN:VCARD
    FN:서연
    TEL:010-7777-8888
    END:VCARD
    this belongs to nobody
    BEGIN:VCARD
    TEL:010-0000-0000
    END:VCARD
    BEGIN:VCARD
    FN;CHARSET=SHIFT_JIS:???
    END:VCARD
    BEGIN:VCARD
    FN:lost
    BEGIN:VCARD
    FN:Zoe
    END:VCARD

    """

  /// The sample files of a `TestEnvironment` by path.
  package static let files = [
    "contacts.vcf": book, "contacts/a.vcf": book, "contacts/b.vcf": book, "broken.vcf": broken,
  ]
}
