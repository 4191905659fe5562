/// A square matrix of column vectors. `simd_float4x4` and its relatives are aliases of the concrete types.
public protocol SquareMatrix: Hashable, Sendable, CustomDebugStringConvertible {
  associatedtype Column: SIMD where Column.Scalar: FloatingPoint & Sendable
  typealias Scalar = Column.Scalar
  /// The number of columns and rows.
  static var order: Int { get }
  init()
  subscript(column: Int) -> Column { get set }
}

extension SquareMatrix {
  /// Creates a diagonal matrix.
  public init(_ scalar: Scalar) {
    self.init()
    for index in 0..<Self.order { self[index, index] = scalar }
  }
  public init(diagonal: Column) {
    self.init()
    for index in 0..<Self.order { self[index, index] = diagonal[index] }
  }
  public init(_ columns: [Column]) {
    precondition(columns.count == Self.order, "A matrix has \(Self.order) columns, not \(columns.count)")
    self.init()
    for index in 0..<Self.order { self[index] = columns[index] }
  }
  public init(rows: [Column]) { self = Self(rows).transpose }
  /// The entry at a column and a row.
  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }
  public var transpose: Self {
    var result = Self()
    for column in 0..<Self.order { for row in 0..<Self.order { result[row, column] = self[column, row] } }
    return result
  }
  /// The determinant, by Gaussian elimination with partial pivoting.
  public var determinant: Scalar { eliminated.determinant }
  /// The inverse. The entries are not finite if the matrix is singular, as in Apple's.
  public var inverse: Self { eliminated.inverse }

  private var eliminated: (determinant: Scalar, inverse: Self) {
    // Rows are columns of the transposed matrix.
    var (rows, inverse) = (transpose, Self(1))
    var determinant: Scalar = 1
    for index in 0..<Self.order {
      let pivot = (index..<Self.order).max { rows[$0][index].magnitude < rows[$1][index].magnitude } ?? index
      if pivot != index {
        (rows[pivot], rows[index]) = (rows[index], rows[pivot])
        (inverse[pivot], inverse[index]) = (inverse[index], inverse[pivot])
        determinant = -determinant
      }
      let value = rows[index][index]
      determinant *= value
      guard value != 0 else {
        return (0, Self([Column](repeating: Column(repeating: .nan), count: Self.order)))
      }
      rows[index] /= value
      inverse[index] /= value
      for other in 0..<Self.order where other != index {
        let factor = rows[other][index]
        rows[other] -= rows[index] * factor
        inverse[other] -= inverse[index] * factor
      }
    }
    return (determinant, inverse.transpose)
  }

  public var debugDescription: String {
    "\(Self.self)([\((0..<Self.order).map { "\(self[$0])" }.joined(separator: ", "))])"
  }
  public static func + (a: Self, b: Self) -> Self { combine(a, b) { $0 + $1 } }
  public static func - (a: Self, b: Self) -> Self { combine(a, b) { $0 - $1 } }
  public static prefix func - (a: Self) -> Self { combine(a, a) { first, _ in Column(repeating: 0) - first } }
  public static func * (a: Scalar, b: Self) -> Self { combine(b, b) { first, _ in first * a } }
  public static func * (a: Self, b: Scalar) -> Self { b * a }
  public static func * (a: Self, b: Column) -> Column {
    (0..<order).reduce(Column(repeating: 0)) { $0 + a[$1] * b[$1] }
  }
  /// Returns the product of a row vector and a matrix.
  public static func * (a: Column, b: Self) -> Column {
    var result = Column(repeating: 0)
    for index in 0..<order { result[index] = (a * b[index]).sum() }
    return result
  }
  public static func * (a: Self, b: Self) -> Self { combine(b, b) { first, _ in a * first } }
  public static func += (a: inout Self, b: Self) { a = a + b }
  public static func -= (a: inout Self, b: Self) { a = a - b }
  public static func *= (a: inout Self, b: Self) { a = a * b }
  public static func *= (a: inout Self, b: Scalar) { a = a * b }
  private static func combine(_ a: Self, _ b: Self, _ work: (Column, Column) -> Column) -> Self {
    var result = Self()
    for index in 0..<order { result[index] = work(a[index], b[index]) }
    return result
  }
}

public func simd_mul<M: SquareMatrix>(_ a: M, _ b: M) -> M { a * b }
public func simd_mul<M: SquareMatrix>(_ a: M, _ b: M.Column) -> M.Column { a * b }
public func simd_mul<M: SquareMatrix>(_ a: M.Column, _ b: M) -> M.Column { a * b }
public func simd_mul<M: SquareMatrix>(_ a: M.Scalar, _ b: M) -> M { a * b }
public func simd_add<M: SquareMatrix>(_ a: M, _ b: M) -> M { a + b }
public func simd_sub<M: SquareMatrix>(_ a: M, _ b: M) -> M { a - b }
public func simd_transpose<M: SquareMatrix>(_ a: M) -> M { a.transpose }
public func simd_inverse<M: SquareMatrix>(_ a: M) -> M { a.inverse }
public func simd_determinant<M: SquareMatrix>(_ a: M) -> M.Scalar { a.determinant }
public func simd_equal<M: SquareMatrix>(_ a: M, _ b: M) -> Bool { a == b }
public func matrix_multiply<M: SquareMatrix>(_ a: M, _ b: M) -> M { a * b }
public func matrix_multiply<M: SquareMatrix>(_ a: M, _ b: M.Column) -> M.Column { a * b }
public func matrix_invert<M: SquareMatrix>(_ a: M) -> M { a.inverse }
public func simd_matrix<S: FloatingPoint>(_ a: SIMD2<S>, _ b: SIMD2<S>) -> Matrix2x2<S> { Matrix2x2(a, b) }
public func simd_matrix<S: FloatingPoint>(_ a: SIMD3<S>, _ b: SIMD3<S>, _ c: SIMD3<S>) -> Matrix3x3<S> {
  Matrix3x3(a, b, c)
}
public func simd_matrix<S: FloatingPoint>(_ a: SIMD4<S>, _ b: SIMD4<S>, _ c: SIMD4<S>, _ d: SIMD4<S>)
  -> Matrix4x4<S>
{
  Matrix4x4(a, b, c, d)
}

/// A matrix of 2 columns and rows.
public struct Matrix2x2<Scalar: SIMDScalar & FloatingPoint & Sendable>: SquareMatrix, @unchecked Sendable {
  public static var order: Int { 2 }
  public var columns: (SIMD2<Scalar>, SIMD2<Scalar>)
  public init() {
    let zero = SIMD2<Scalar>(repeating: 0)
    columns = (zero, zero)
  }
  public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>)) { self.columns = columns }
  public init(_ a: SIMD2<Scalar>, _ b: SIMD2<Scalar>) { columns = (a, b) }
  public subscript(column: Int) -> SIMD2<Scalar> {
    get {
      switch column {
      case 0: return columns.0
      case 1: return columns.1
      default: preconditionFailure("There is no column \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: preconditionFailure("There is no column \(column)")
      }
    }
  }
  public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
  public func hash(into hasher: inout Hasher) { for index in 0..<2 { hasher.combine(self[index]) } }
}

/// A matrix of 3 columns and rows.
public struct Matrix3x3<Scalar: SIMDScalar & FloatingPoint & Sendable>: SquareMatrix, @unchecked Sendable {
  public static var order: Int { 3 }
  public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)
  public init() {
    let zero = SIMD3<Scalar>(repeating: 0)
    columns = (zero, zero, zero)
  }
  public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) { self.columns = columns }
  public init(_ a: SIMD3<Scalar>, _ b: SIMD3<Scalar>, _ c: SIMD3<Scalar>) { columns = (a, b, c) }
  public subscript(column: Int) -> SIMD3<Scalar> {
    get {
      switch column {
      case 0: return columns.0
      case 1: return columns.1
      case 2: return columns.2
      default: preconditionFailure("There is no column \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: preconditionFailure("There is no column \(column)")
      }
    }
  }
  public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
  public func hash(into hasher: inout Hasher) { for index in 0..<3 { hasher.combine(self[index]) } }
}

/// A matrix of 4 columns and rows.
public struct Matrix4x4<Scalar: SIMDScalar & FloatingPoint & Sendable>: SquareMatrix, @unchecked Sendable {
  public static var order: Int { 4 }
  public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)
  public init() {
    let zero = SIMD4<Scalar>(repeating: 0)
    columns = (zero, zero, zero, zero)
  }
  public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) {
    self.columns = columns
  }
  public init(_ a: SIMD4<Scalar>, _ b: SIMD4<Scalar>, _ c: SIMD4<Scalar>, _ d: SIMD4<Scalar>) {
    columns = (a, b, c, d)
  }
  public subscript(column: Int) -> SIMD4<Scalar> {
    get {
      switch column {
      case 0: return columns.0
      case 1: return columns.1
      case 2: return columns.2
      case 3: return columns.3
      default: preconditionFailure("There is no column \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case 3: columns.3 = newValue
      default: preconditionFailure("There is no column \(column)")
      }
    }
  }
  public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
  public func hash(into hasher: inout Hasher) { for index in 0..<4 { hasher.combine(self[index]) } }
}
public typealias simd_float2x2 = Matrix2x2<Float>
public typealias float2x2 = Matrix2x2<Float>
public typealias matrix_float2x2 = Matrix2x2<Float>
public let matrix_identity_float2x2 = Matrix2x2<Float>(1)
public typealias simd_float3x3 = Matrix3x3<Float>
public typealias float3x3 = Matrix3x3<Float>
public typealias matrix_float3x3 = Matrix3x3<Float>
public let matrix_identity_float3x3 = Matrix3x3<Float>(1)
public typealias simd_float4x4 = Matrix4x4<Float>
public typealias float4x4 = Matrix4x4<Float>
public typealias matrix_float4x4 = Matrix4x4<Float>
public let matrix_identity_float4x4 = Matrix4x4<Float>(1)
public typealias simd_double2x2 = Matrix2x2<Double>
public typealias double2x2 = Matrix2x2<Double>
public typealias matrix_double2x2 = Matrix2x2<Double>
public let matrix_identity_double2x2 = Matrix2x2<Double>(1)
public typealias simd_double3x3 = Matrix3x3<Double>
public typealias double3x3 = Matrix3x3<Double>
public typealias matrix_double3x3 = Matrix3x3<Double>
public let matrix_identity_double3x3 = Matrix3x3<Double>(1)
public typealias simd_double4x4 = Matrix4x4<Double>
public typealias double4x4 = Matrix4x4<Double>
public typealias matrix_double4x4 = Matrix4x4<Double>
public let matrix_identity_double4x4 = Matrix4x4<Double>(1)

extension Matrix4x4 where Scalar: BinaryFloatingPoint {
  /// Creates the rotation matrix of a quaternion.
  public init(_ q: Quaternion<Scalar>) {
    let turn = Matrix3x3(q)
    self.init(
      SIMD4(turn.columns.0, 0), SIMD4(turn.columns.1, 0), SIMD4(turn.columns.2, 0), SIMD4(0, 0, 0, 1))
  }
}
extension Matrix3x3 where Scalar: BinaryFloatingPoint {
  /// Creates the rotation matrix of a quaternion.
  public init(_ q: Quaternion<Scalar>) {
    self.init(q.act(SIMD3(1, 0, 0)), q.act(SIMD3(0, 1, 0)), q.act(SIMD3(0, 0, 1)))
  }
}
public func simd_matrix4x4(_ q: simd_quatf) -> simd_float4x4 { simd_float4x4(q) }
public func simd_matrix3x3(_ q: simd_quatf) -> simd_float3x3 { simd_float3x3(q) }
