import PresentationKit
import TextUI

/// The licence page: Haru and the libraries and data it contains.
extension SupportWords {
  var licences: SupportText {
    SupportText(
      title: MoreItem.licences.title(language),
      pieces: [
        .heading(ShellWords.haru(language)),
        .paragraph(
          say(
            "MIT 라이선스예요. 저작권 표시와 이 허가 문구를 함께 두면 누구든 쓰고, 고치고, 배포할 수 있어요.",
            "The MIT licence. Anyone may use, change and distribute Haru, as long as this notice stays "
              + "with it.")),
        .verbatim("Copyright (c) 2026 the authors of Haru\n\n" + Self.expat),
        .paragraph(
          say(
            "아래 라이브러리와 자료는 ‘하루’에 들어 있고, 저마다 라이선스가 있어요.",
            "Haru contains the following libraries and data, each under its own licence.")),
        .heading("SQLite"),
        .paragraph(
          say("저작권을 포기한 공유 저작물이에요.", "SQLite is in the public domain.")),
        .heading("utf8proc"),
        .verbatim(
          """
          Copyright 2009, 2013 Public Software Group e. V., Berlin, Germany
          Copyright 2014-2018 Steven G. Johnson, Jiahao Chen, Tony Kelman, Jonas Fonseca, and other contributors

          """ + Self.expat),
        .heading(say("유니코드 자료", "Unicode data")),
        .paragraph(
          say(
            "utf8proc과 Swift의 글자 표, 그리고 CLDR에서 가져온 지역별 관습과 Windows 시간대 이름 표예요.",
            "The character tables of utf8proc and Swift, and tables taken from CLDR: regional "
              + "conventions and the Windows names of time zones.")),
        .verbatim("Copyright © 1991-2024 Unicode, Inc.\n\n" + Self.unicode),
        .heading("libsodium"),
        .verbatim("Copyright 2013-2017 Frank Denis\n\n" + Self.isc),
        .heading(say("Swift 실행 라이브러리", "The Swift runtime")),
        .paragraph(
          say(
            "표준 라이브러리와 libdispatch예요. Apache License 2.0과 런타임 라이브러리 예외를 따라요. 전문: swift.org/LICENSE.txt",
            "The standard library and libdispatch. Apache License 2.0 with Runtime Library Exception: "
              + "swift.org/LICENSE.txt.")),
        .heading(say("GCC 실행 라이브러리", "The GCC runtime libraries")),
        .paragraph(
          say(
            "libgcc와 libstdc++예요. GNU GPL 3과 GCC 런타임 라이브러리 예외를 따라요. 전문: gnu.org/licenses/gcc-exception-3.1.html",
            "libgcc and libstdc++. GNU GPL 3 with the GCC Runtime Library Exception: "
              + "gnu.org/licenses/gcc-exception-3.1.html.")),
        .heading(say("GNU C 라이브러리", "The GNU C Library")),
        .paragraph(
          say(
            "GNU LGPL 2.1 또는 그 이후 판을 따라요. 배포하는 프로그램에는 이 라이브러리가 함께 링크돼 있어요. LGPL 6조에 따라 라이브러리를 고쳐 다시 링크할 수 있고, 고친 것을 디버깅하려고 프로그램을 분석해도 돼요. "
              + "그러려면 ‘하루’의 소스와 `Scripts/build`가 필요해요. 프로그램을 배포하는 사람은 소스도 함께 배포해야 해요(docs/packaging.md). "
              + "전문: gnu.org/licenses/old-licenses/lgpl-2.1.html, 데비안에서는 /usr/share/common-licenses/LGPL-2.1",
            "GNU LGPL 2.1 or later. The released program is statically linked with this library. "
              + "Under section 6 of the LGPL you may change the library, link Haru with it again, and "
              + "reverse engineer Haru to debug such changes. You need Haru's sources and "
              + "`Scripts/build`. Anyone who distributes the program must also provide the sources "
              + "(docs/packaging.md). The licence is at gnu.org/licenses/old-licenses/lgpl-2.1.html, "
              + "and on Debian in /usr/share/common-licenses/LGPL-2.1.")),
        .heading(say("따로 실행하는 프로그램", "Programs that Haru starts")),
        .paragraph(
          say(
            "curl, OpenSSL, OpenSSH, psql, librsvg, netpbm, fontconfig, xdg-utils는 ‘하루’에 들어 있지 않아요. 컴퓨터에 설치된 것을 실행해요.",
            "curl, OpenSSL, OpenSSH, psql, librsvg, netpbm, fontconfig and xdg-utils are not part of Haru. "
              + "Haru runs the copies installed on your computer.")),
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

  private static let unicode = """
    NOTICE TO USER: Carefully read the following legal agreement. BY DOWNLOADING, INSTALLING, COPYING OR OTHERWISE USING DATA FILES, AND/OR SOFTWARE, YOU UNEQUIVOCALLY ACCEPT, AND AGREE TO BE BOUND BY, ALL OF THE TERMS AND CONDITIONS OF THIS AGREEMENT. IF YOU DO NOT AGREE, DO NOT DOWNLOAD, INSTALL, COPY, DISTRIBUTE OR USE THE DATA FILES OR SOFTWARE.

    Permission is hereby granted, free of charge, to any person obtaining a copy of data files and any associated documentation (the "Data Files") or software and any associated documentation (the "Software") to deal in the Data Files or Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, and/or sell copies of the Data Files or Software, and to permit persons to whom the Data Files or Software are furnished to do so, provided that either (a) this copyright and permission notice appear with all copies of the Data Files or Software, or (b) this copyright and permission notice appear in associated Documentation.

    THE DATA FILES AND SOFTWARE ARE PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT OF THIRD PARTY RIGHTS.

    IN NO EVENT SHALL THE COPYRIGHT HOLDER OR HOLDERS INCLUDED IN THIS NOTICE BE LIABLE FOR ANY CLAIM, OR ANY SPECIAL INDIRECT OR CONSEQUENTIAL DAMAGES, OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THE DATA FILES OR SOFTWARE.

    Except as contained in this notice, the name of a copyright holder shall not be used in advertising or otherwise to promote the sale, use or other dealings in these Data Files or Software without prior written authorization of the copyright holder.
    """
}
