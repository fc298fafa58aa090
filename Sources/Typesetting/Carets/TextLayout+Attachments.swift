extension TextLayout {
  /// The places of the attachments of the request, in its order.
  ///
  /// `nil` for one that is cut off, or that stands at no U+FFFC. In points, in the box of the text;
  /// in a right-to-left line attachments follow each other to the left.
  ///
  /// - Complexity: O(attachments × length of a line).
  public func attachmentFrames() -> [TextRect?] {
    source.builder.request.attachments.map { attachment in
      guard let number = lines.lastIndex(where: { $0.range.contains(attachment.offset) }),
        source.builder.measure.attachments?.attachments.contains(attachment) == true
      else { return nil }
      let box = source.clusterBoxes(line: number).first {
        !$0.isEllipsis && $0.range.contains(attachment.offset)
      }
      guard let box else { return nil }
      return TextRect(
        x: box.left, y: lines[number].baseline - attachment.ascent, width: box.right - box.left,
        height: attachment.ascent + attachment.descent)
    }
  }
}
