import Foundation

// Names of Mach's kernel and of Darwin's values of the system, which applications ask for their memory and their device.

/// A number of the kernel.
public typealias integer_t = Int32
/// A number of the kernel that is not negative.
public typealias natural_t = UInt32
/// The number of parts of a message.
public typealias mach_msg_type_number_t = UInt32
/// The result of a call of the kernel.
public typealias kern_return_t = Int32
/// A port.
public typealias mach_port_t = UInt32
/// A port of a task.
public typealias task_t = UInt32
/// A port of a thread.
public typealias thread_t = UInt32
/// The kind of information about a task.
public typealias task_flavor_t = UInt32
/// An address of a task.
public typealias mach_vm_address_t = UInt64
/// A size of memory.
public typealias mach_vm_size_t = UInt64
/// The numbers of information about a task.
public typealias task_info_t = UnsafeMutablePointer<integer_t>

/// The result of a call that succeeded.
public let KERN_SUCCESS: kern_return_t = 0
/// The result of a call that failed.
public let KERN_FAILURE: kern_return_t = 5
/// The kind of information about the memory of a task.
public let TASK_VM_INFO: Int32 = 22
/// The kind of basic information about a task.
public let MACH_TASK_BASIC_INFO: Int32 = 20
/// The port of this task.
public let mach_task_self_: mach_port_t = 0

/// A span of time of the kernel.
public struct time_value_t: Sendable {
  /// The seconds.
  public var seconds: integer_t = 0
  /// The rest in microseconds.
  public var microseconds: integer_t = 0
  /// Creates a span of no time.
  public init() {}
}

/// Basic information about a task.
public struct mach_task_basic_info: Sendable {
  /// The size of the task's memory, in bytes.
  public var virtual_size: mach_vm_size_t = 0
  /// The part of it that is in memory, in bytes.
  public var resident_size: mach_vm_size_t = 0
  /// The largest such part so far, in bytes.
  public var resident_size_max: mach_vm_size_t = 0
  /// The time that ended threads took in the program.
  public var user_time = time_value_t()
  /// The time that ended threads took in the kernel.
  public var system_time = time_value_t()
  /// The default policy of threads.
  public var policy: Int32 = 0
  /// The number of times that the task was suspended.
  public var suspend_count: integer_t = 0
  /// Creates empty information.
  public init() {}
}
/// Basic information about a task.
public typealias mach_task_basic_info_data_t = mach_task_basic_info

/// Information about the memory of a task.
public struct task_vm_info_data_t: Sendable {
  /// The size of the task's memory, in bytes.
  public var virtual_size: mach_vm_size_t = 0
  /// The number of regions.
  public var region_count: integer_t = 0
  /// The size of a page, in bytes.
  public var page_size: integer_t = 0
  /// The part of the memory that is present, in bytes.
  public var resident_size: mach_vm_size_t = 0
  /// The largest such part so far, in bytes.
  public var resident_size_peak: mach_vm_size_t = 0
  /// Sizes by kinds of memory, in bytes.
  public var device: mach_vm_size_t = 0
  /// The peak of `device`.
  public var device_peak: mach_vm_size_t = 0
  /// The size of memory that only this task has, in bytes.
  public var `internal`: mach_vm_size_t = 0
  /// The peak of `internal`.
  public var internal_peak: mach_vm_size_t = 0
  /// The size of memory of files, in bytes.
  public var external: mach_vm_size_t = 0
  /// The peak of `external`.
  public var external_peak: mach_vm_size_t = 0
  /// The size of memory that can be used again, in bytes.
  public var reusable: mach_vm_size_t = 0
  /// The peak of `reusable`.
  public var reusable_peak: mach_vm_size_t = 0
  /// The size of purgeable memory, in bytes.
  public var purgeable_volatile_pmap: mach_vm_size_t = 0
  /// The same without what is not present.
  public var purgeable_volatile_resident: mach_vm_size_t = 0
  /// The size of purgeable objects, in bytes.
  public var purgeable_volatile_virtual: mach_vm_size_t = 0
  /// The size of compressed memory, in bytes.
  public var compressed: mach_vm_size_t = 0
  /// The peak of `compressed`.
  public var compressed_peak: mach_vm_size_t = 0
  /// The size of all that was compressed so far, in bytes.
  public var compressed_lifetime: mach_vm_size_t = 0
  /// The memory that counts for the limit of the application, in bytes.
  public var phys_footprint: mach_vm_size_t = 0
  /// The lowest address.
  public var min_address: mach_vm_address_t = 0
  /// The highest address.
  public var max_address: mach_vm_address_t = 0
  /// Creates empty information.
  public init() {}
}
/// Information about the memory of a task.
public typealias task_vm_info = task_vm_info_data_t

/// The port of a thread.
public typealias thread_act_t = mach_port_t
/// The ports of the threads of a task.
public typealias thread_act_array_t = UnsafeMutablePointer<thread_act_t>
/// The ports of the threads of a task.
public typealias thread_array_t = UnsafeMutablePointer<thread_act_t>

/// Fails, as for an application on a device. Nothing is stored.
public func task_for_pid(
  _ target_tport: mach_port_t, _ pid: Int32, _ t: UnsafeMutablePointer<mach_port_t>!
) -> kern_return_t { KERN_FAILURE }

/// Fails: the kernel is not Mach. Nothing is stored.
public func task_threads(
  _ target_task: mach_port_t, _ act_list: UnsafeMutablePointer<thread_act_array_t?>!,
  _ act_listCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t { KERN_FAILURE }

/// Fails: the kernel is not Mach. Nothing is stored.
public func task_info(
  _ task: mach_port_t, _ flavor: task_flavor_t, _ info: task_info_t!,
  _ count: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t { KERN_FAILURE }

/// Stores a value of the system by its name: `hw.machine` (`arm64`, as in the simulator of iOS), `hw.memsize` (4 GB), and the numbers of
/// processors (2), so that applications are the same on all machines. Other names fail.
@discardableResult
public func sysctlbyname(
  _ name: UnsafePointer<CChar>!, _ old: UnsafeMutableRawPointer!, _ oldLength: UnsafeMutablePointer<Int>!,
  _ new: UnsafeMutableRawPointer!, _ newLength: Int
) -> Int32 {
  var value: [UInt8]
  switch name.map({ String(cString: $0) }) {
  case "hw.machine", "hw.model": value = Array("arm64".utf8) + [0]
  case "hw.memsize": value = withUnsafeBytes(of: UInt64(4) << 30) { Array($0) }
  case "hw.ncpu", "hw.logicalcpu", "hw.physicalcpu", "hw.activecpu":
    value = withUnsafeBytes(of: Int32(2)) { Array($0) }
  default:
    errno = ENOENT
    return -1
  }
  guard let oldLength else { return 0 }
  let room = oldLength.pointee
  oldLength.pointee = value.count
  guard let old else { return 0 }
  guard room >= value.count else {
    errno = ENOMEM
    return -1
  }
  old.copyMemory(from: &value, byteCount: value.count)
  return 0
}
