package import Domain
import TextUI

/// Messages about a download that failed.
package struct FetchWords: Words {
  package let language: Language

  package init(language: Language) { self.language = language }

  package func report(_ failure: FetchFailure) -> Report {
    Report(
      code: code(failure.reason), message: sentence(failure),
      status: failure.reason == .badAddress ? .usage : .network)
  }

  private func sentence(_ failure: FetchFailure) -> String {
    let address = Printable.brief(failure.displayAddress)
    switch failure.reason {
    case .noProgram:
      return say(
        "웹에서 가져오려면 curl이라는 프로그램이 필요해요. 데비안에서는 sudo apt install curl ca-certificates로 설치할 수 있어요.",
        "Downloads need the program curl. Install it on Debian with "
          + "`sudo apt install curl ca-certificates`.")
    case .badAddress:
      return say(
        "‘\(address)’에서는 가져올 수 없어요. http://나 https://로 시작하고 띄어쓰기가 없는 주소를 적어 주세요.",
        "“\(address)” is not a valid address. It must start with http:// or https:// and contain no "
          + "spaces.")
    case .unreachable:
      return say(
        "‘\(address)’에 연결하지 못했어요. 인터넷 연결과 주소를 확인해 주세요.",
        "Haru could not reach “\(address)”. Check your connection and the address.")
    case .slow:
      return say(
        "‘\(address)’에서 오랫동안 응답이 없어서 그만뒀어요. 잠시 뒤에 다시 해 주세요.",
        "“\(address)” took too long to answer. Try again later.")
    case .tooLarge(let limit):
      return say(
        "‘\(address)’의 파일이 너무 커서 받지 않았어요. \(size(limit))까지 받을 수 있으니 더 작은 파일을 골라 주세요.",
        "The file at “\(address)” is too large. The maximum is \(size(limit)). Choose a smaller file."
      )
    case .refused(let status): return refusal(address, status)
    case .insecure:
      return say(
        "‘\(address)’에 안전하게 연결할 수 없어서 그만뒀어요. 컴퓨터 날짜가 맞는지, ca-certificates 패키지가 설치되어 있는지 확인해 주세요.",
        "Haru could not connect to “\(address)” securely, so it stopped. Check this computer's date, "
          + "and that the package ca-certificates is installed.")
    case .cancelled: return stopped
    case .other(let text):
      return say(
        "‘\(address)’에서 가져오지 못했어요(\(Printable.line(text))). 주소를 확인하거나 잠시 뒤에 다시 해 주세요.",
        "Haru could not download from “\(address)” (\(Printable.line(text))). Check the address, or "
          + "try again later.")
    }
  }

  /// Explains an HTTP status that is not a success.
  private func refusal(_ address: String, _ status: Int) -> String {
    switch status {
    case 401, 403, 407:
      say(
        "‘\(address)’의 서버가 접근을 허락하지 않아요(\(status)). 누구나 볼 수 있는 주소인지 확인해 주세요.",
        "The server at “\(address)” denied access (\(status)). Check that the address is "
          + "public."
      )
    case 429:
      say(
        "‘\(address)’ 서버에 요청을 너무 많이 보냈어요(\(status)). 잠시 뒤에 다시 해 주세요.",
        "The server at “\(address)” received too many requests (\(status)). Try again later.")
    case 500...:
      say(
        "‘\(address)’의 서버에 문제가 있어요(\(status)). 잠시 뒤에 다시 해 주세요.",
        "The server at “\(address)” has a problem (\(status)). Try again later.")
    default:
      say(
        "‘\(address)’에서 파일을 받지 못했어요(\(status)). 주소가 맞는지 확인해 주세요.",
        "The server at “\(address)” did not send the file (\(status)). Check the address.")
    }
  }

  /// Returns a number of bytes in a readable unit.
  private func size(_ bytes: Int) -> String {
    switch bytes {
    case (1 << 20)...: "\(bytes >> 20) MB"
    case (1 << 10)...: "\(bytes >> 10) KB"
    default: say("\(bytes)바이트", "\(bytes) bytes")
    }
  }

  private func code(_ reason: FetchFailure.Cause) -> String {
    switch reason {
    case .noProgram: "noProgram"
    case .badAddress: "badAddress"
    case .unreachable: "unreachable"
    case .slow: "slow"
    case .tooLarge: "tooLarge"
    case .refused: "refusedByServer"
    case .insecure: "insecure"
    case .cancelled: "cancelled"
    case .other: "network"
    }
  }
}
