import CCairo

/// A reader for GIF files: the size of the screen, and one frame after the other as it appears on the whole
/// screen.
///
/// It implements "Graphics Interchange Format, Version 89a" (CompuServe, 1990): blocks, with images that are
/// compressed by LZW with codes of up to 12 bits, least significant bit first.
struct GIFReader {
  private let bytes: [UInt8]
  private var position = 0
  /// The size of the screen, in pixels.
  let width: Int
  let height: Int
  private var colors: [UInt32] = []
  private var canvas: [UInt32] = []
  /// The number of times that the frames are repeated, 0 for endlessly; `nil` if the file does not specify
  /// it.
  private(set) var loops: Int?

  /// The graphic control extension of the next image.
  private struct Control {
    var delay = 0.0
    var transparent: Int?
    var disposal = 0
  }
  private var control = Control()
  private var background: (disposal: Int, area: (x: Range<Int>, y: Range<Int>), before: [UInt32])?

  init(_ data: Data) throws(CGImageDecodingError) {
    bytes = [UInt8](data)
    guard bytes.count >= 13 else { throw .truncated(format: "GIF") }
    func word(_ offset: Int, _ bytes: [UInt8]) -> Int { Int(bytes[offset]) | Int(bytes[offset + 1]) << 8 }
    width = word(6, bytes)
    height = word(8, bytes)
    try CGImage.checkSize(width, height)
    let flags = bytes[10]
    position = 13
    if flags & 0x80 != 0 { colors = try palette(flags) }
    canvas = [UInt32](repeating: 0, count: width * height)
  }

  // MARK: Bytes

  private mutating func byte() throws(CGImageDecodingError) -> Int {
    guard position < bytes.count else { throw .truncated(format: "GIF") }
    position += 1
    return Int(bytes[position - 1])
  }

  private mutating func word() throws(CGImageDecodingError) -> Int { try byte() | byte() << 8 }

  private mutating func palette(_ flags: UInt8) throws(CGImageDecodingError) -> [UInt32] {
    let count = 2 << Int(flags & 7)
    guard bytes.count - position >= 3 * count else { throw .truncated(format: "GIF") }
    let start = position
    position += 3 * count
    return (0..<count).map { index in
      let place = start + 3 * index
      return 0xff00_0000 | UInt32(bytes[place]) << 16 | UInt32(bytes[place + 1]) << 8
        | UInt32(bytes[place + 2])
    }
  }

  /// Returns the data of blocks with at most 255 bytes up to an empty one.
  private mutating func blocks() throws(CGImageDecodingError) -> [UInt8] {
    var result: [UInt8] = []
    while true {
      let count = try byte()
      if count == 0 { return result }
      guard bytes.count - position >= count else { throw .truncated(format: "GIF") }
      result += bytes[position..<position + count]
      position += count
    }
  }

  // MARK: Images

  /// Returns the next frame with its duration in seconds; `nil` at the end.
  mutating func next() throws(CGImageDecodingError) -> CGImage.Frame? {
    while position < bytes.count {
      switch try byte() {
      case 0x21: try readExtension()
      case 0x2c: return try readPicture()
      case 0x3b: return nil
      case let other:
        throw .corrupt(format: "GIF", message: "there is no block of kind 0x\(String(other, radix: 16))")
      }
    }
    return nil
  }

  private mutating func readExtension() throws(CGImageDecodingError) {
    let label = try byte()
    let content = try blocks()
    if label == 0xf9, content.count >= 4 {
      control.disposal = Int(content[0] >> 2 & 7)
      control.transparent = content[0] & 1 != 0 ? Int(content[3]) : nil
      // Hundredths of a second.
      control.delay = Double(Int(content[1]) | Int(content[2]) << 8) / 100
    } else if label == 0xff, content.count >= 14, content.starts(with: "NETSCAPE2.0".utf8), content[11] == 1 {
      loops = Int(content[12]) | Int(content[13]) << 8
    }
  }

  private mutating func readPicture() throws(CGImageDecodingError) -> CGImage.Frame {
    let (left, top, columns, rows) = (try word(), try word(), try word(), try word())
    let flags = UInt8(try byte())
    let colors = flags & 0x80 != 0 ? try palette(flags) : self.colors
    let codeSize = try byte()
    guard (1...11).contains(codeSize) else {
      throw .corrupt(format: "GIF", message: "codes begin with \(codeSize) bits")
    }
    try CGImage.checkSize(columns, rows)
    let indices = try Self.expand(try blocks(), codeSize: codeSize, count: columns * rows)

    disposeOfLast()
    let x = min(left, width)..<min(left + columns, width)
    let y = min(top, height)..<min(top + rows, height)
    background = (control.disposal, (x, y), control.disposal == 3 ? canvas : [])
    let order = Self.rowOrder(rows, isInterlaced: flags & 0x40 != 0)
    for (line, row) in order.enumerated() where top + row < height {
      for column in 0..<x.count {
        let index = Int(indices[line * columns + column])
        guard index != control.transparent else { continue }
        guard index < colors.count else {
          throw .corrupt(format: "GIF", message: "there is no colour \(index)")
        }
        canvas[(top + row) * width + left + column] = colors[index]
      }
    }
    let delay = control.delay
    control = Control()
    return CGImage.Frame(image: try picture(), delay: delay)
  }

  /// Disposes of the last image: keeps it, clears its area, or restores the previous content.
  private mutating func disposeOfLast() {
    guard let last = background else { return }
    switch last.disposal {
    case 2: for y in last.area.y { for x in last.area.x { canvas[y * width + x] = 0 } }
    case 3: canvas = last.before
    default: break
    }
  }

  /// Returns the order of the rows; interlaced images have four passes.
  private static func rowOrder(_ rows: Int, isInterlaced: Bool) -> [Int] {
    guard isInterlaced else { return Array(0..<rows) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: rows, by: $0.1)) }
  }

  private func picture() throws(CGImageDecodingError) -> CGImage {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      let pixels = cairo_image_surface_get_data(surface)
    else { throw .outOfMemory }
    let stride = Int(cairo_image_surface_get_stride(surface))
    canvas.withUnsafeBytes { source in
      guard let base = source.baseAddress else { return }
      for row in 0..<height { memcpy(pixels + row * stride, base + row * width * 4, width * 4) }
    }
    cairo_surface_mark_dirty(surface)
    return CGImage(owning: surface)
  }

  // MARK: LZW

  /// Returns the palette indices of compressed data.
  private static func expand(
    _ data: [UInt8], codeSize: Int, count: Int
  ) throws(CGImageDecodingError) -> [UInt8] {
    let (clear, end) = (1 << codeSize, 1 << codeSize + 1)
    var prefixes = [Int](repeating: 0, count: 4096)
    var suffixes = [UInt8](repeating: 0, count: 4096)
    var result: [UInt8] = []
    result.reserveCapacity(count)
    var (size, next) = (codeSize + 1, end + 1)
    var previous: Int?
    var first: UInt8 = 0
    var (bits, bitCount) = (0, 0)
    var reversed: [UInt8] = []
    for byte in data {
      bits |= Int(byte) << bitCount
      bitCount += 8
      while bitCount >= size {
        let code = bits & (1 << size - 1)
        bits >>= size
        bitCount -= size
        if code == clear {
          (size, next, previous) = (codeSize + 1, end + 1, nil)
          continue
        }
        if code == end || result.count >= count { return try finished(result, count) }
        guard code < (previous == nil ? clear : next + 1), code < 4096 else {
          throw .corrupt(format: "GIF", message: "a code stands for nothing")
        }
        var current = code
        if let previous, code == next {
          reversed.append(first)
          current = previous
        }
        while current >= clear {
          reversed.append(suffixes[current])
          current = prefixes[current]
        }
        first = UInt8(truncatingIfNeeded: current)
        reversed.append(first)
        result.append(contentsOf: reversed.reversed())
        reversed.removeAll(keepingCapacity: true)
        if let previous, next < 4096 {
          (prefixes[next], suffixes[next]) = (previous, first)
          next += 1
          if next == 1 << size, size < 12 { size += 1 }
        }
        previous = code
      }
    }
    return try finished(result, count)
  }

  private static func finished(_ result: [UInt8], _ count: Int) throws(CGImageDecodingError) -> [UInt8] {
    guard result.count >= count else { throw .truncated(format: "GIF") }
    return result
  }
}

extension CGImage {
  /// A frame of an animated image.
  public struct Frame {
    /// The whole frame, also if the file changes only a part.
    public let image: CGImage
    /// The duration in seconds that the file specifies, often 0.
    public let delay: Double

    /// Creates a frame of an image and a duration in seconds.
    public init(image: CGImage, delay: Double) { (self.image, self.delay) = (image, delay) }
  }

  /// Returns the frames of a GIF and the number of times that they are repeated: 0 for endlessly, `nil` if
  /// the file does not specify it. Other formats have one frame.
  ///
  /// Frames after the first damaged one are left out; a damaged first frame causes an error.
  public static func frames(of data: Data) throws(CGImageDecodingError) -> (frames: [Frame], loops: Int?) {
    guard data.starts(with: "GIF8".utf8) else {
      return ([Frame(image: try decode(data), delay: 0)], nil)
    }
    var reader = try GIFReader(data)
    guard let first = try reader.next() else { throw .truncated(format: "GIF") }
    var frames = [first]
    while let frame = try? reader.next() { frames.append(frame) }
    return (frames, reader.loops)
  }
}
