import Domain
import Foundation
import Testing

@testable import PresentationKit
@testable import TextUI

@Suite struct `The Korean particles` {
  @Test(arguments: [
    ("오전 9:00", "오전 9:00로"), ("10:05", "10:05으로"), ("9:15", "9:15으로"), ("18:30", "18:30으로"),
  ])
  func `a time of the clock has the particle of its hour or minute`(time: String, expected: String)
  {
    //
    #expect(Particle.toward.after(time) == expected)
  }

  @Test(arguments: [
    ("민", "민을"), ("민아", "민아를"), ("서울", "서울을"),
    // Digits as they are read in Korean: 영 일 이 삼 사 오 육 칠 팔 구.
    ("30%", "30%를"), ("0", "0을"), ("1", "1을"), ("서연2", "서연2를"), ("3", "3을"), ("4", "4를"),
    ("5", "5를"),
    ("6", "6을"), ("7", "7을"), ("8", "8을"), ("9", "9를"), ("10", "10을"),
    // Characters that are not spoken are skipped.
    ("민아💕", "민아💕를"), ("민👨‍👩‍👧", "민👨‍👩‍👧을"), ("‘민아’", "‘민아’를"),
    ("민아!!", "민아!!를"), ("언니 1️⃣", "언니 1️⃣을"),
    // Latin letters as they usually sound in Korean.
    ("Tom", "Tom을"), ("Tom 💕", "Tom 💕을"), ("Anna", "Anna를"), ("Mina", "Mina를"), ("Jun", "Jun을"),
    ("Paul", "Paul을"), ("Bob", "Bob을"), ("Jack", "Jack을"), ("Mark", "Mark를"), ("Kate", "Kate를"),
    ("Jane", "Jane을"), ("Chris", "Chris를"), ("Yeong", "Yeong을"), ("Ｔｏｍ", "Ｔｏｍ을"),
    ("José", "José를"), ("b.haru", "b.haru를"), ("a.vcf", "a.vcf를"), ("PDF", "PDF를"),
    ("URL", "URL을"), ("haru.json", "haru.json을"), ("３", "３을"),
    // Units after numbers: 킬로미터, 밀리리터, 그램.
    ("6.2 km", "6.2 km를"), ("500ml", "500ml를"), ("3 kg", "3 kg을"), ("5G", "5G를"), ("km", "km을"),
    // Single Hangul letters by their names; characters of unknown sound count as vowels.
    ("ㅋㅋ", "ㅋㅋ을"), ("ㅠㅠ", "ㅠㅠ를"), ("さん", "さん을"), ("美", "美를"), ("💕", "💕를"), ("", "를"),
  ])
  func `an object has the particle of its last sound`(word: String, expected: String) {
    #expect(Particle.object.after(word) == expected)
  }

  @Test(arguments: [
    ("민아", "민아로"), ("서울", "서울로"), ("집", "집으로"), ("1", "1로"), ("2", "2로"), ("3", "3으로"),
    ("7", "7로"), ("8", "8로"), ("0", "0으로"), ("서울(집)", "서울(집)로"), ("Tom", "Tom으로"),
    ("Paul", "Paul로"), ("Nicole", "Nicole로"),
  ])
  func `a final rieul takes the short form of toward`(word: String, expected: String) {
    #expect(Particle.toward.after(word) == expected)
  }

  @Test func `every particle has its pair`() {
    let particles: [Particle] = [.object, .subject, .topic, .with, .toward, .being]
    #expect(particles.map { $0.after("민") } == ["민을", "민이", "민은", "민과", "민으로", "민이에요"])
    #expect(particles.map { $0.after("민아") } == ["민아를", "민아가", "민아는", "민아와", "민아로", "민아예요"])
    #expect([Particle.along.after("지훈"), Particle.along.after("엄마")] == ["지훈이랑", "엄마랑"])
    #expect([Particle.called.after("민"), Particle.called.after("민아")] == ["민이라는", "민아라는"])
  }

  // korean 55: a particle after brackets follows the word before them.
  @Test(arguments: [
    ("김(회사)", "김(회사)을"), ("엄마(집)", "엄마(집)를"), ("‘김 (회사)’", "‘김 (회사)’을"),
    ("김(회사)[2]", "김(회사)[2]을"), ("김((회)사)", "김((회)사)을"), ("（집）", "（집）을"), ("집)", "집)을"),
    ("김（회사）💕", "김（회사）💕을"), ("()", "()를"),
  ])
  func `brackets are passed over`(word: String, expected: String) {
    #expect(Particle.object.after(word) == expected)
  }

  // korean D3
  @Test(arguments: [
    ("민준", "을"), ("민아", "를"), ("됨", "을"), ("서울", "을"), ("값", "을"), ("김(회사)", "을"),
  ])
  func `a syllable that was taken apart sounds like the whole`(word: String, expected: String) {
    let apart = word.decomposedStringWithCanonicalMapping
    #expect(apart.unicodeScalars.count > word.unicodeScalars.count)
    #expect(Particle.object.after(apart) == apart + expected)
    #expect(Particle.toward.form(after: apart) == Particle.toward.form(after: word))
  }

  // korean D3
  @Test(arguments: [
    ("李", "李를"), ("金", "金을"), ("朴先生", "朴先生을"), ("金民俊", "金民俊을"), ("美子", "美子를"), ("一", "一을"),
  ])
  func `Chinese characters are read as names are`(word: String, expected: String) {
    #expect(Particle.object.after(word) == expected)
  }

  @Test func `many brackets take no time and no room`() {
    let word = "김" + String(repeating: "()", count: 100_000)
    #expect(Particle.object.form(after: word) == "을")
  }
}

@Suite struct `Days in words` {
  @Test func `a day with its weekday stands in the order of its language`() throws {
    let day = try #require(Day(year: 2026, month: 3, day: 17))
    #expect(CalendarWords.dayWithWeekday(day, in: .korean) == "3월 17일 화요일")
    #expect(CalendarWords.dayWithWeekday(day, in: .english) == "Tue 17 March")
  }
}
