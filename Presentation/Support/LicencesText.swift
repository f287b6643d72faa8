import TextUI

/// The licences of what is part of the program.
extension SupportWords {
  var licences: SupportText {
    SupportText(
      title: MoreItem.licences.title(language),
      pieces: [
        .paragraph(
          say(
            "이 프로그램에는 아래의 것들이 들어 있어요. 라이선스는 원문 그대로예요.",
            "These are part of this program. Their licences stand as they were written.")),
        .heading("SQLite"),
        .paragraph(say("저작권이 없는 공유 저작물이에요.", "It is in the public domain.")),
        .heading("utf8proc"),
        .verbatim(
          """
          Copyright 2009, 2013 Public Software Group e. V., Berlin, Germany
          Copyright 2014-2018 Steven G. Johnson, Jiahao Chen, Tony Kelman, Jonas Fonseca, and other contributors
          Unicode data: Copyright 1991-2007 Unicode, Inc.

          """ + Self.expat),
        .heading("libsodium"),
        .verbatim("Copyright 2013-2017 Frank Denis\n\n" + Self.isc),
        .heading(say("Swift 실행 라이브러리", "The Swift runtime")),
        .paragraph(
          say(
            "Apache License 2.0과 런타임 라이브러리 예외를 따라요. 전문: swift.org/LICENSE.txt",
            "Apache License 2.0 with Runtime Library Exception; its text is at "
              + "swift.org/LICENSE.txt.")),
        .heading(say("GNU C 라이브러리", "The GNU C Library")),
        .paragraph(
          say(
            "GNU LGPL 2.1 또는 그 이후 판을 따라요. 이 프로그램의 소스와 Scripts/build가 있으면 다른 판의 라이브러리와 다시 묶을 수 있어요. 전문: /usr/share/common-licenses/LGPL-2.1",
            "GNU LGPL 2.1 or later. With this program's sources and Scripts/build it can be linked "
              + "anew with another version; the text is in /usr/share/common-licenses/LGPL-2.1.")),
        .heading(say("따로 실행하는 프로그램", "Programs it starts")),
        .paragraph(
          say(
            "curl, OpenSSL, librsvg, netpbm, fontconfig, xdg-utils는 이 프로그램의 일부가 아니라 설치된 것을 불러 써요. 각자의 라이선스는 /usr/share/doc에 있어요.",
            "curl, OpenSSL, librsvg, netpbm, fontconfig and xdg-utils are no part of it: it starts "
              + "what is installed. Their licences lie in /usr/share/doc.")),
      ])
  }

  private static let expat = """
    Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

    The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

    THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
    """

  private static let isc = """
    Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted, provided that the above copyright notice and this permission notice appear in all copies.

    THE SOFTWARE IS PROVIDED "AS IS" AND ISC DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL ISC BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.
    """
}
