import CPango

extension FontFace {
  /// The tags of the OpenType features by which the font substitutes and places glyphs, such as `liga`, without
  /// duplicates, in the order of the font.
  public var featureTags: [String] {
    var (tags, known): ([String], Set<String>) = ([], [])
    for table in ["GSUB", "GPOS"] {
      for tag in featureTags(in: table) where known.insert(tag).inserted { tags.append(tag) }
    }
    return tags
  }

  private func featureTags(in table: String) -> [String] {
    let face = hb_font_get_face(hbFont)
    let name = table.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    var count = hb_ot_layout_table_get_feature_tags(face, name, 0, nil, nil)
    guard count > 0 else { return [] }
    var tags = [hb_tag_t](repeating: 0, count: Int(count))
    _ = hb_ot_layout_table_get_feature_tags(face, name, 0, &count, &tags)
    return tags.prefix(Int(count)).map { tag in
      String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
    }
  }
}

extension TextFont {
  /// The tags of the OpenType features of the face that shapes text.
  public var featureTags: [String] { shapingFace.featureTags }
}
