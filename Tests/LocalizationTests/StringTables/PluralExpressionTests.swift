import Localization
import Testing

@Suite struct PluralExpressionTests {
  private func value(_ text: String, _ n: Int64) throws -> Int64? {
    try PluralExpression(text).value(for: n)
  }

  @Test func `operators bind as in C`() throws {
    #expect(try value("1+2*3", 0) == 7)
    #expect(try value("(1+2)*3", 0) == 9)
    #expect(try value("10-2-3", 0) == 5)
    #expect(try value("n%10==1 && n%100!=11 ? 0 : 1", 21) == 0)
    #expect(try value("n%10==1 && n%100!=11 ? 0 : 1", 11) == 1)
    #expect(try value("n==1?0:n==2?1:2", 2) == 1)
    #expect(try value("n==1?0:n==2?1:2", 3) == 2)
    #expect(try value("!n", 0) == 1)
    #expect(try value("!!n", 7) == 1)
    #expect(try value("1 || 1/0", 0) == 1)
    #expect(try value("0 && 1/0", 0) == 0)
    #expect(try value("n<=2 == n>=2", 2) == 1)
  }

  @Test func `division by zero has no value and overflow wraps`() throws {
    #expect(try value("n/0", 1) == nil)
    #expect(try value("5%n", 0) == nil)
    #expect(try value("9223372036854775807+1", 0) == .min)
  }

  @Test(arguments: [
    "", "n n", "(n", "n)", "n ? 1", "n ? : 2", "+", "n + ", "n = 1", "m", "n & 1",
    "99999999999999999999",
    String(repeating: "(", count: 100) + "n" + String(repeating: ")", count: 100),
    String(repeating: "!", count: 100) + "n", String(repeating: "n+", count: 600) + "n",
    Array(repeating: "n?1:", count: 200).joined() + "0", String(repeating: "-", count: 2000),
  ])
  func `what is no expression is refused`(text: String) {
    #expect(throws: PluralExpression.SyntaxError.self) { try PluralExpression(text) }
  }
}
