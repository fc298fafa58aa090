/// The published tables of Dynamic Type.
struct DynamicTypeFixture: Decodable {
  struct Extra: Decodable {
    let sizeAtLarge: Double
    let weight: String
  }

  struct MacStyle: Decodable {
    let size: Double
    let leading: Double
    let weight: String

    init(from decoder: any Decoder) throws {
      var fields = try decoder.unkeyedContainer()
      size = try fields.decode(Double.self)
      leading = try fields.decode(Double.self)
      weight = try fields.decode(String.self)
    }
  }

  /// The styles beside the row of field names.
  struct MacTable: Decodable {
    let styles: [String: MacStyle]

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      var styles: [String: MacStyle] = [:]
      for key in container.allKeys where key.stringValue != "fields" {
        styles[key.stringValue] = try container.decode(MacStyle.self, forKey: key)
      }
      self.styles = styles
    }

    struct Key: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }
  }

  let categories: [String]
  let uiKitNames: [String: String]
  let size: [String: [Double]]
  let leading: [String: [Double]]
  let weight: [String: String]
  let emphasizedWeight: [String: String]
  let extra: [String: Extra]
  let sfProTracking: [String: Double]
  let macOS: MacTable
}

/// Android's tables.
struct AndroidFixture: Decodable {
  let sp: [Double]
  let dp: [String: [Double]]
}
