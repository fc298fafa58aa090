/// The name of a face and how it was chosen.
public struct FontIdentity: Hashable, Sendable {
  /// The family, for example `"Noto Sans Arabic"`.
  public var name: String

  /// The weight that was asked for.
  public var weightWanted: FontWeight

  /// The weight the face has.
  public var weightUsed: FontWeight

  /// The width that was asked for.
  public var widthWanted = FontWidth.standard

  /// The width the face has.
  public var widthUsed = FontWidth.standard

  /// The path of the font file, empty for the synthetic face.
  public var file: String

  /// The index of the face in its file.
  public var faceIndex: Int
}
