import Foundation

// Keys of metadata. Those of Apple's that are known are their names without "MetadataKey", except for those of synchronization; the others are
// guessed to be.

public let HKMetadataKeySyncIdentifier = "HKMetadataKeySyncIdentifier"
public let HKMetadataKeySyncVersion = "HKMetadataKeySyncVersion"
public let HKMetadataKeyAlpineSlopeGrade = "HKAlpineSlopeGrade"
public let HKMetadataKeyAverageMETs = "HKAverageMETs"
public let HKMetadataKeyAverageSpeed = "HKAverageSpeed"
public let HKMetadataKeyBarometricPressure = "HKBarometricPressure"
public let HKMetadataKeyBloodGlucoseMealTime = "HKBloodGlucoseMealTime"
public let HKMetadataKeyBodyTemperatureSensorLocation = "HKBodyTemperatureSensorLocation"
public let HKMetadataKeyCoachedWorkout = "HKCoachedWorkout"
public let HKMetadataKeyCrossTrainerDistance = "HKCrossTrainerDistance"
public let HKMetadataKeyDeviceManufacturerName = "HKDeviceManufacturerName"
public let HKMetadataKeyDeviceName = "HKDeviceName"
public let HKMetadataKeyDeviceSerialNumber = "HKDeviceSerialNumber"
public let HKMetadataKeyDigitalSignature = "HKDigitalSignature"
public let HKMetadataKeyElevationAscended = "HKElevationAscended"
public let HKMetadataKeyElevationDescended = "HKElevationDescended"
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
public let HKMetadataKeyFitnessMachineDuration = "HKFitnessMachineDuration"
public let HKMetadataKeyFoodType = "HKFoodType"
public let HKMetadataKeyGroupFitness = "HKGroupFitness"
public let HKMetadataKeyHeartRateMotionContext = "HKHeartRateMotionContext"
public let HKMetadataKeyHeartRateSensorLocation = "HKHeartRateSensorLocation"
public let HKMetadataKeyIndoorBikeDistance = "HKIndoorBikeDistance"
public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"
public let HKMetadataKeyInsulinDeliveryReason = "HKInsulinDeliveryReason"
public let HKMetadataKeyLapLength = "HKLapLength"
public let HKMetadataKeyMaximumSpeed = "HKMaximumSpeed"
public let HKMetadataKeyMenstrualCycleStart = "HKMenstrualCycleStart"
public let HKMetadataKeyReferenceRangeLowerLimit = "HKReferenceRangeLowerLimit"
public let HKMetadataKeyReferenceRangeUpperLimit = "HKReferenceRangeUpperLimit"
public let HKMetadataKeySexualActivityProtectionUsed = "HKSexualActivityProtectionUsed"
public let HKMetadataKeySwimmingLocationType = "HKSwimmingLocationType"
public let HKMetadataKeySwimmingStrokeStyle = "HKSwimmingStrokeStyle"
public let HKMetadataKeyTimeZone = "HKTimeZone"
public let HKMetadataKeyUDIDeviceIdentifier = "HKUDIDeviceIdentifier"
public let HKMetadataKeyUDIProductionIdentifier = "HKUDIProductionIdentifier"
public let HKMetadataKeyVO2MaxTestType = "HKVO2MaxTestType"
public let HKMetadataKeyWasTakenInLab = "HKWasTakenInLab"
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
public let HKMetadataKeyWeatherCondition = "HKWeatherCondition"
public let HKMetadataKeyWeatherHumidity = "HKWeatherHumidity"
public let HKMetadataKeyWeatherTemperature = "HKWeatherTemperature"
public let HKMetadataKeyWorkoutBrandName = "HKWorkoutBrandName"

/// The reason for a delivery of insulin.
public enum HKInsulinDeliveryReason: Int, Sendable {
  case basal = 1
  case bolus
}
/// The time of a meal relative to a measurement of glucose.
public enum HKBloodGlucoseMealTime: Int, Sendable {
  case preprandial = 1
  case postprandial
}
/// The activity during a measurement of the heart rate.
public enum HKHeartRateMotionContext: Int, Sendable { case notSet, sedentary, active }
