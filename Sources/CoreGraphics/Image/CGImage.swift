/// A bitmap.
public final class CGImage: @unchecked Sendable {
  init() {}
}
